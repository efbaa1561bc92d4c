import Simulator

/// One line of text in several styles.
struct StyledLine {
  private(set) var spans: [(text: String, style: Style)] = []

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    add(text, style)
  }

  /// The columns it takes.
  var columns: Int {
    spans.reduce(0) { $0 + $1.text.columnWidth }
  }

  mutating func add(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { spans.append((text, style)) }
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
      let isLast = index == spans.count - 1
      let text = span.text.fitting(end - column, ellipsis: ellipsis, hasMore: !isLast)
      grid.put(text, column: column, row: row, style: span.style, clip: clip)
      if text != span.text { return }
      column += text.columnWidth
    }
  }
}
