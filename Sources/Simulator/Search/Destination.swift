/// An item to scroll to, in the form that a user types.
///
/// A number alone is counted from 1, like lines in an editor; sections and index paths are counted from 0.
public enum Destination: Sendable, Equatable {
  /// `1234`: the number over all sections, from 1; not checked against the number of items.
  case number(Int)
  /// `[2,5]`, `2.5` or `2,5`: an index path.
  case path(section: Int, item: Int)
  /// `2.`, `section 2`: the first item of a section.
  case section(Int)
  /// `#id`.
  case id(String)

  /// The forms that may be typed, with their first numbers.
  public static let forms = "1234 from 1; [2,5], section 2. from 0; #id"

  /// The messages for a text that names no item, the longest first.
  public static let complaint = [
    "names no item: \(forms)", "names no item: 12, [2,5], 2., #id", "not 12, [2,5], 2., #id",
    "not 12, #id",
  ]

  /// The kind of the destination, with its first number.
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

/// The error for a destination without an item.
public struct NoSuchItem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The message for the user.
  public let description: String

  init(description: String) {
    self.description = description
  }

  /// The number is larger than the number of items.
  public init(beyond count: Int) {
    description = "the items are 1 to \(count)"
  }
}
