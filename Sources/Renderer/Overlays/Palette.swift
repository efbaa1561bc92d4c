import Simulator

/// The commands that a text finds, the best first; without a text all of them, in the order of the keymap.
struct Palette {
  let matches: [Keymap.Binding]

  /// - Parameters:
  ///   - keymap: All commands.
  ///   - contexts: What holds now; commands of others are left out.
  ///   - text: Parts of words of the help, in any order, or a key; abbreviations such as `mgnf` find something only where
  ///     words find nothing.
  ///   - isOffered: Whether a command does something where the palette is opened.
  init(
    _ keymap: Keymap, in contexts: Set<Keymap.Context> = Set(Keymap.Context.allCases), text: String,
    where isOffered: (Keymap.Command) -> Bool = { _ in true }
  ) {
    var offered: [(binding: Keymap.Binding, text: String)] = []
    for group in keymap.groups {
      for binding in group.bindings where binding.command != .screen(.palette) {
        guard binding.context == .anywhere || contexts.contains(binding.context),
          isOffered(binding.command)
        else { continue }
        let words = "\(binding.help) \(group.title) \(binding.command.otherWords)"
        offered.append((binding, words.lowercased()))
      }
    }
    let words = text.lowercased().split(separator: " ")
    let found = offered.compactMap { binding, searched -> (binding: Keymap.Binding, score: Int)? in
      let isKey = binding.keys.contains { $0.isSpelled(text) }
      return (isKey ? .max : Self.score(words, searched)).map { (binding, $0) }
    }
    guard !found.isEmpty else {
      matches = offered.filter { _, text in
        let parts = text.split(separator: " ")[...]
        return words.allSatisfy { Self.isAbbreviation($0, of: parts) }
      }.map(\.binding)
      return
    }
    // Equals keep their order.
    matches = found.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element.binding)
  }

  /// How well every word fits; nil when one does not.
  private static func score(_ words: [Substring], _ text: String) -> Int? {
    var sum = 0
    for word in words {
      guard let score = score(word, text) else { return nil }
      sum += score
    }
    return sum
  }

  /// A word's beginning is better than its middle, and that better than the beginnings of several words.
  private static func score(_ word: Substring, _ text: String) -> Int? {
    if text.hasPrefix(word) { return 4 }
    if text.contains(" " + word) { return 3 }
    if text.contains(word) { return 2 }
    return isMadeOfBeginnings(word, text.split(separator: " ")[...]) ? 1 : nil
  }

  /// Whether letters abbreviate some of the words, in their order: each by its first letter and others, half of it at least.
  private static func isAbbreviation(
    _ letters: Substring, of words: ArraySlice<Substring>
  ) -> Bool {
    guard !letters.isEmpty else { return true }
    return words.indices.contains { index in
      let word = words[index]
      guard word.first == letters.first else { return false }
      let counts = (1...letters.count).filter { isContained(letters.prefix($0), in: word) }
      return counts.contains { count in
        count * 2 >= word.count
          && isAbbreviation(letters.dropFirst(count), of: words[(index + 1)...])
      }
    }
  }

  /// Whether letters stand in a word in their order, with any others between.
  private static func isContained(_ letters: Substring, in word: Substring) -> Bool {
    var rest = letters
    for character in word where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Whether letters are beginnings of some of the words, in their order.
  private static func isMadeOfBeginnings(
    _ letters: Substring, _ words: ArraySlice<Substring>
  ) -> Bool {
    guard !letters.isEmpty else { return true }
    guard let first = words.first else { return false }
    let rest = words.dropFirst()
    let shared = zip(letters, first).prefix { $0 == $1 }.count
    return (0...shared).reversed().contains { isMadeOfBeginnings(letters.dropFirst($0), rest) }
  }
}

extension Keymap.Command {
  /// Whether it does something where the gallery covers all that runs.
  var isOfGallery: Bool {
    guard case .screen(let command) = self else { return false }
    switch command {
    case .quit, .gallery, .close, .repaint, .palette, .toggleMouse, .theme, .toggleASCII,
      .toggleReducedMotion:
      return true
    default: return false
    }
  }
}

extension Keymap.Command {
  /// What else somebody may call it; searched in the palette and in the help, never shown.
  var otherWords: String {
    switch self {
    case .screen(.goTo): "goto go to jump"
    case .screen(.zoomIn): "zoom in larger"
    case .screen(.zoomOut): "zoom out smaller"
    case .screen(.zoomFit): "zoom reset"
    case .screen(.copyRepro): "clipboard save repro"
    case .screen(.toggleMouse): "wheel click"
    case .screen(.toggleHUD): "performance cost"
    case .screen(.quit): "exit"
    case .time(.slower), .time(.faster): "speed slow motion"
    default: ""
    }
  }
}
