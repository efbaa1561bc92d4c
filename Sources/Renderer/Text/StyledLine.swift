import Simulator

/// One line of text in several styles.
struct StyledLine {
  /// A piece in one style.
  struct Span {
    let text: String
    let style: Style
    let columns: Int
    /// Whether every byte of it is a column.
    fileprivate let isPlainASCII: Bool
  }

  private(set) var spans: [Span] = []
  /// The columns it takes.
  private(set) var columns = 0

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    add(text, style)
  }

  mutating func add(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    let isPlainASCII = text.isPlainASCII
    let columns = isPlainASCII ? text.utf8.count : text.columnWidth
    // Most lines are of a few.
    if spans.isEmpty { spans.reserveCapacity(8) }
    spans.append(Span(text: text, style: style, columns: columns, isPlainASCII: isPlainASCII))
    self.columns += columns
  }

  mutating func add(_ line: StyledLine) {
    spans += line.spans
    columns += line.columns
  }

  /// Adds spaces up to a column; at least one.
  mutating func pad(to column: Int) {
    if !spans.isEmpty { add(String(repeating: " ", count: max(1, column - columns))) }
  }

  /// Draws it; what does not fit ends in an ellipsis.
  func draw(
    into grid: inout CellGrid, column: Int, row: Int, columns: Int, ellipsis: String, clip: CellRect
  ) {
    let clip = clip.intersection(grid.area)
    guard row >= clip.row, row < clip.endRow else { return }
    let end = column + columns
    // Seen where they lie: a copy of each would cost more than to write it.
    spans.withUnsafeBufferPointer { spans in
      var column = column
      for index in spans.indices {
        let (width, style) = (spans[index].columns, spans[index].style)
        let hasMore = index < spans.count - 1
        let room = end - column
        let fits = width < room || (width == room && !hasMore)
        let shown = fits ? width : room - ellipsis.columnWidth
        guard shown >= 0 else { return }
        var text = spans[index].text
        if spans[index].isPlainASCII {
          text.withUTF8 { bytes in
            let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(shown))
            grid.putASCII(bytes, column: column, row: row, style: style, clip: clip)
          }
          if !fits {
            grid.put(ellipsis, column: column + shown, row: row, style: style, clip: clip)
          }
        } else {
          if !fits { text = text.fitting(room, ellipsis: ellipsis, hasMore: hasMore) }
          grid.put(text, column: column, row: row, style: style, clip: clip)
        }
        if !fits { return }
        column += width
      }
    }
  }
}
