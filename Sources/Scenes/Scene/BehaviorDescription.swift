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

  /// Whether everything that can keep the reader's place does so, also where an app has to in UIKit: `correct`, unless
  /// a knob says that sizes move the content in another way.
  public var keepsPlace: Bool { preset == "correct" && knobs["compensation"] == nil }
}

/// The value of one behavior knob.
public enum KnobValue: Sendable, Equatable {
  case word(String)
  /// Several words together, as `sizeCache` allows.
  case words([String])
  /// `contentSize: { lineSpacing: 10 }`.
  case lineSpacing(CGFloat)
}
