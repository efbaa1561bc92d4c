import Dispatch
import Foundation

/// Whether the current code runs on the main actor.
///
/// On Linux an asynchronous `main` leaves its thread, and the main queue continues on another one, where
/// `Thread.isMainThread` is false; so the queue has a specific value that identifies it.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
