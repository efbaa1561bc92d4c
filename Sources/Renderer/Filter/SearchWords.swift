/// Words to search for in texts: each must be contained, in any order and case.
///
/// A plural or another form of a verb is found as well: `headers` finds `header`, and `prepending` finds `prepend`.
public struct SearchWords: Sendable {
  private let words: [[String]]

  /// The endings that a word may have more than a text.
  private static let endings = ["s", "es", "ing", "ed"]
  /// The fewest letters that are left of a word without its ending.
  private static let shortest = 4

  /// - Parameter text: Words with spaces between them.
  public init(_ text: String) {
    words = text.lowercased().split(separator: " ").map { word in
      let word = String(word)
      return [word]
        + Self.endings.filter { word.hasSuffix($0) && word.count >= Self.shortest + $0.count }
        .map { String(word.dropLast($0.count)) }
    }
  }

  public var isEmpty: Bool { words.isEmpty }

  /// Whether a text contains all words.
  public func fit(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy { forms in forms.contains { text.contains($0) } }
  }
}
