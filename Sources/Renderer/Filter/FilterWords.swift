/// The words of a filter, in small or capital letters: what it leaves has all of them, in any order.
struct FilterWords {
  private var words: [Substring]

  /// - Parameter text: Words with spaces between them; none for a filter that leaves everything.
  init(_ text: String) {
    words = text.lowercased().split(separator: " ")
  }

  /// Takes a word out.
  ///
  /// - Returns: Whether it was one of them.
  mutating func take(_ word: String) -> Bool {
    let count = words.count
    words.removeAll { $0 == word }
    return words.count < count
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether a text has all of them.
  func fit(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
