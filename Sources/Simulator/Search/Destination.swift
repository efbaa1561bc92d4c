/// An item to go to, as it is typed.
///
/// A number alone is counted from 1, as lines are in an editor; what names a section is from 0, as in an index path.
public enum Destination: Sendable, Equatable {
  /// `1234`: so many from the start over all sections, from 1; what is below is out of their range.
  case number(Int)
  /// `[2,5]`, `2.5` or `2,5`: an index path.
  case path(section: Int, item: Int)
  /// `2.`, `section 2`: the first item of a section.
  case section(Int)
  /// `#id`.
  case id(String)

  /// What may be typed, and from where it is counted.
  public static let forms = "1234 from 1; [2,5], section 2. from 0; #id"

  /// What is said of a text that names no item, the longest words first.
  public static let complaint = [
    "names no item: \(forms)", "names no item: 12, [2,5], 2., #id", "not 12, [2,5], 2., #id",
    "not 12, #id",
  ]

  /// What it names, and from where that is counted.
  public var meaning: String {
    switch self {
    case .number: "item, from 1"
    case .path: "section and item, from 0"
    case .section: "section, from 0"
    case .id: "id"
    }
  }

  /// Nil for a text that names no item.
  public init?(_ text: String) {
    let text = text.filter { $0 != " " }
    if text.hasPrefix("#") {
      guard text.count > 1 else { return nil }
      self = .id(String(text.dropFirst()))
      return
    }
    if text.lowercased().hasPrefix("section") {
      let rest = text.dropFirst("section".count)
      let digits = rest.last == "." ? rest.dropLast() : rest
      guard digits.allSatisfy(\.isASCII), let section = Int(digits), section >= 0 else {
        return nil
      }
      self = .section(section)
      return
    }
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let inner = isBracketed ? text.dropFirst().dropLast() : text[...]
    let parts = inner.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      .map { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _) where !isBracketed: self = .number(number)
    case (1, let section?, _) where section >= 0 && isBracketed: self = .section(section)
    case (2, let section?, let item?) where section >= 0 && item >= 0:
      self = .path(section: section, item: item)
    case (2, let section?, nil) where section >= 0 && inner.last.map { "., ".contains($0) } == true:
      self = .section(section)
    default: return nil
    }
  }
}
