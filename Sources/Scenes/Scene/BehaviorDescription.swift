import Foundation

/// A behavior preset and the knobs that differ from it, named as in the file.
public struct BehaviorDescription: Sendable, Equatable {
  /// `uikit correct flowLayoutIOS8 …`.
  public var preset: String
  /// The knobs changed, by key; the names of keys and values have been checked.
  public var knobs: [String: KnobValue]

  /// Makes a preset with single knobs changed.
  public init(preset: String = "uikit", knobs: [String: KnobValue] = [:]) {
    self.preset = preset
    self.knobs = knobs
  }
}

/// The value of one behavior knob.
public enum KnobValue: Sendable, Equatable {
  case word(String)
  /// Several words together, as `sizeCache` allows.
  case words([String])
  /// `contentSize: { lineSpacing: 10 }`.
  case lineSpacing(CGFloat)
}
