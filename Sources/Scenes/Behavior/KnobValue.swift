import Foundation

/// The value of one behaviour knob.
public enum KnobValue: Sendable, Equatable {
  case word(String)
  /// Several words together, as `sizeCache` allows.
  case words([String])
  /// `contentSize: { lineSpacing: 10 }`.
  case lineSpacing(CGFloat)
}
