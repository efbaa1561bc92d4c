import Foundation

/// What fingers did at one moment, as their host reports it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// All fingers of the event.
  open private(set) var allTouches: Set<UITouch>?

  /// An event of some touches.
  public init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }
}
