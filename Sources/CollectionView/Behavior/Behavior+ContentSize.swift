import Foundation

extension Behavior {
  /// What the layout reports as its content size; the layout's duty.
  ///
  /// Documented are the symptoms alone; how UIKit comes to its number is inferred.
  public enum ContentSize: Sendable, Equatable {
    /// The extent of its frames.
    case live
    /// The first value, for good: no reload, update or other width makes it another, only a new layout object does.
    case frozen
    /// As many lines as the estimates made, each as long as its items are known to be; it concerns layouts that break
    /// items into lines.
    ///
    /// Reported of the flow layout in iOS 8 (rdar 18078598).
    case lineBlind
    /// What the estimates alone would take, whatever has been measured.
    case stale
    /// The extent of frames that would stand so many points apart along the scroll axis, wherever they do stand.
    ///
    /// Reported of the flow layout in iOS 12.1, which takes the default of 10 (rdar 46944818).
    case lineSpacing(CGFloat)
  }
}
