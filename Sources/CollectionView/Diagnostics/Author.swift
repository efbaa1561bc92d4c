/// Who changed the content offset or the content size.
public enum Author: String, Sendable, CaseIterable {
  case finger
  case deceleration
  case bounce
  case snap
  case page
  case animation
  /// A layout's `contentOffsetAdjustment` or `contentSizeAdjustment`, or the sizes it learned.
  case adjustment
  /// A layout's or delegate's target content offset around an update.
  case targetOffset
  case clamp
  case reload
  case resize
  /// The user's own code.
  case code

  /// Whether a finger moves the content, or what it set in motion.
  var isFinger: Bool {
    switch self {
    case .finger, .deceleration, .bounce, .snap, .page: true
    case .animation, .adjustment, .targetOffset, .clamp, .reload, .resize, .code: false
    }
  }
}
