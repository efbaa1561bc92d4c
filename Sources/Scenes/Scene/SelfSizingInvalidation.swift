/// Whether a cell that is on the screen may ask to be measured again, under UIKit's name.
public enum SelfSizingInvalidation: String, Sendable, Equatable, CaseIterable {
  /// When its content changes, as since iOS 16.
  case enabled
  /// The same, and when constraints of its content change; there are none here, so it is as `enabled`.
  case enabledIncludingConstraints
  /// Never while it stays on the screen, as before.
  case disabled
}
