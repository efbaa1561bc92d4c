import Renderer
import Simulator

/// The keys that were pressed last, as words in a row.
struct LatestKeys {
  /// As many as are told.
  private static let most = 24
  /// Characters of the longest text that is told whole.
  private static let longestWord = 8

  /// Each behind a space, the latest last.
  ///
  /// `…` stands for those that gave way. It grows with each key, since it is told anew for each.
  private(set) var text = ""
  private var count = 0

  /// Takes note of a key that came so often at once.
  mutating func note(_ key: Key, times: Int) {
    text += " "
    text += Self.word(key)
    if times > 1 { text += "×\(times)" }
    count += 1
    guard count > Self.most else { return }
    count = Self.most
    text.replaceSubrange(..<end(ofWords: 2), with: " …")
  }

  /// What a key is called, in a word; of text that came at once how it begins.
  private static func word(_ key: Key) -> String {
    let name = key.name
    guard case .character(let text) = key, text.utf8.count > 1 else { return name }
    let start = name.prefix(longestWord)
    return start.replacing(" ", with: "␣") + (start.endIndex < name.endIndex ? "…" : "")
  }

  /// Where the space behind so many words is.
  private func end(ofWords count: Int) -> String.Index {
    var end = text.startIndex
    for _ in 0..<count {
      let next = text.utf8.index(after: end)
      end = text.utf8[next...].firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
    }
    return end
  }
}
