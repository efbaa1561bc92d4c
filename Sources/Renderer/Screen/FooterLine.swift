import Simulator

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
