import Dispatch
import Foundation

/// Whether the main actor's work may be done right here.
///
/// On Linux an asynchronous `main` leaves its thread, and the main queue goes on on another one, where
/// `Thread.isMainThread` is false; so the queue carries a mark that can be asked for.
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
