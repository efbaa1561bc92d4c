import Simulator

/// One line of text in several styles.
struct StyledLine {
  /// A piece in one style.
  struct Span {
    let text: String
    let style: Style
    let columns: Int
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
    let span = Span(text: text, style: style, columns: text.columnWidth)
    // Most lines are of a few.
    if spans.isEmpty { spans.reserveCapacity(8) }
    spans.append(span)
    columns += span.columns
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
    var column = column
    let end = column + columns
    for (index, span) in spans.enumerated() {
      let hasMore = index < spans.count - 1
      let room = end - column
      guard span.columns < room || (span.columns == room && !hasMore) else {
        let text = span.text.fitting(room, ellipsis: ellipsis, hasMore: hasMore)
        grid.put(text, column: column, row: row, style: span.style, clip: clip)
        return
      }
      grid.put(span.text, column: column, row: row, style: span.style, clip: clip)
      column += span.columns
    }
  }
}
