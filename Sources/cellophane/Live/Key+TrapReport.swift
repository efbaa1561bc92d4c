import Renderer
import Simulator

extension Key {
  /// Characters of the longest text that is told whole.
  private static let longestWord = 8

  /// What a trap calls a key that came so often at once, in a word without spaces; of text that came at once how it begins.
  func word(times: Int) -> String {
    times > 1 ? "\(word)×\(times)" : word
  }

  private var word: String {
    guard case .character(let text) = self, let first = text.utf8.first else { return name }
    // A letter or a sign of ASCII is its own name.
    if text.utf8.count == 1 { return 0x21..<0x7F ~= first ? text : name }
    let start = name.prefix(Self.longestWord)
    return start.replacing(" ", with: "␣") + (start.endIndex < name.endIndex ? "…" : "")
  }
}
