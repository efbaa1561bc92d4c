/// One key of a scene: how its value is written, what it is by default, and what it does.
///
/// Reading, writing, the knobs, `sweep`, `advise`, completion and `Docs/Settings.md` are made from these descriptions, so
/// a new key is added by describing it once.
public struct PropertyDescription: Sendable {
  /// The key, with dots where it is inside a map of the pane: `scroll.bounces`.
  public var name: String
  /// How a value is written, and which values are accepted.
  public var form: PropertyForm
  /// The default value; nil if the layout, or the data, decides.
  public var defaultValue: PropertyValue?
  /// Whether `perSection` may give sections values of their own.
  public var isPerSection: Bool
  /// What a value does, in UIKit's terms: one sentence.
  public var help: String

  init(
    _ name: String, _ form: PropertyForm, default value: PropertyValue?,
    perSection isPerSection: Bool = false, help: String
  ) {
    self.name = name
    self.form = form
    self.defaultValue = value
    self.isPerSection = isPerSection
    self.help = help
  }
}

/// How the value of a key is written; lengths are in points.
public enum PropertyForm: Sendable {
  /// One length in points.
  case length(NumberRule)
  /// One number that is not a length.
  case number(NumberRule)
  /// A fraction, from 0 to 1.
  case fraction
  /// A whole number.
  case count(ClosedRange<Int>)
  /// `[width, height]`.
  case size(NumberRule)
  /// `[width, height]`, or `automatic` for a size that the layout determines itself.
  case sizeOrAutomatic(NumberRule)
  /// `[top, left, bottom, right]`.
  case insets(NumberRule)
  /// One of several words.
  case word([SceneFormat.Word])
  /// `true` or `false`.
  case flag
  /// The delegate's answers for the sizes of items.
  case delegateSizes
  /// The same for rows, of which only the height counts.
  case delegateHeights
  /// The sections of a compositional layout.
  case sections
  /// The views at the edges of a compositional layout.
  case boundaryItems
  /// A value with a reader of its own, described in words.
  case composite(String)

  /// Whether a value is a width and a height.
  public var isSize: Bool {
    switch self {
    case .size, .sizeOrAutomatic: true
    case .length, .number, .fraction, .count, .insets, .word, .flag, .delegateSizes,
      .delegateHeights, .sections, .boundaryItems, .composite:
      false
    }
  }

  /// The form and the range in words, with code in backquotes.
  public var text: String {
    switch self {
    case .length(let rule): "points\(rule.text)"
    case .number(let rule): "a number\(rule.text)"
    case .fraction: "a number from 0 to 1"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound.grouped)"
    case .size(let rule): "`[width, height]`\(rule.text)"
    case .sizeOrAutomatic(let rule): "`[width, height]`\(rule.text), or `automatic`"
    case .insets(let rule): "`[top, left, bottom, right]`\(rule.text)"
    case .word(let words): words.offered.alternatives
    case .flag: "`true` or `false`"
    case .delegateSizes: DelegateSizeReader.form(takesHeights: false)
    case .delegateHeights: DelegateSizeReader.form(takesHeights: true)
    case .sections: CompositionalReader.sectionsForm
    case .boundaryItems: CompositionalReader.boundaryForm
    case .composite(let text): text
    }
  }
}

extension NumberRule {
  /// The range as words that follow the form; empty if any number is allowed.
  fileprivate var text: String {
    if minimum < 0 { return "" }
    let limit = Int(exactly: minimum).map { $0.grouped } ?? String(minimum)
    return isMinimumAllowed ? " from \(limit)" : " above \(limit)"
  }
}

extension Int {
  /// The number with commas between thousands.
  fileprivate var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
