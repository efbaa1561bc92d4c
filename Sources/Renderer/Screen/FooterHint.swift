import Simulator

/// A key, or a few, and a word for what they do now.
struct FooterHint {
  /// Keys that are always the same; what an overlay is moved through with.
  var keys: [Key] = []
  /// Commands whose keys the keymap tells.
  var commands: [Keymap.Command] = []
  var word: String
  /// Whether it stands even beside a caption.
  var isVital = false

  /// The hint with its keys; nil when nothing is bound to it.
  func line(_ keymap: Keymap, _ theme: Theme) -> FooterLine? {
    let bound = commands.compactMap { command in
      keymap.bindings.first { $0.command == command }?.keys.first
    }
    let all = keys + bound
    return all.isEmpty ? nil : FooterLine(all, word: word, isVital: isVital, theme: theme)
  }
}

/// A hint of the footer as it is drawn, and the keys that a click on it stands for.
struct FooterLine {
  private(set) var line: StyledLine
  /// Whether it stands even beside a caption.
  let isVital: Bool
  /// Each key by its columns, from the hint's first; one alone has all of them.
  private(set) var keys: [(columns: Range<Int>, key: Key)]

  /// - Parameters:
  ///   - keys: What is to be pressed, one of them or each for its own.
  ///   - word: What they do.
  ///   - isVital: Whether it stands even beside a caption.
  ///   - theme: The looks of keys and words.
  init(_ keys: [Key], word: String, isVital: Bool, theme: Theme) {
    let labels = keys.map { $0.label(theme.glyphs) }
    let separator = labels.allSatisfy { $0.count == 1 } ? "" : " "
    line = StyledLine(labels.joined(separator: separator), theme.style(.key))
    line.add(" " + theme.spelled(word), theme.style(.faint))
    self.isVital = isVital
    self.keys = []
    var column = 0
    for (key, label) in zip(keys, labels) {
      self.keys.append((column..<column + label.columnWidth, key))
      column += label.columnWidth + separator.columnWidth
    }
    if keys.count == 1 { self.keys[0].columns = 0..<line.columns }
  }

  /// The key at a column, from the hint's first; nil where there is none.
  func key(at column: Int) -> Key? {
    keys.first { $0.columns.contains(column) }?.key
  }
}
