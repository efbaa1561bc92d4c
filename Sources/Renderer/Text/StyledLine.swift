import Simulator

/// One line of text in several styles.
struct StyledLine {
  /// A piece in one style.
  struct Span {
    let text: String
    let style: Style
    let columns: Int
  }

  private var cells: [CellGrid.Cell] = []

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    add(text, style)
  }

  /// The columns it takes.
  var columns: Int { cells.count }
  var isEmpty: Bool { cells.isEmpty }

  /// Its pieces, neighbours of one style together.
  var spans: [Span] {
    var spans: [Span] = []
    var rest = cells[...]
    while let style = rest.first?.style {
      let run = rest.prefix { $0.style == style }
      spans.append(Span(text: run.map(\.text).joined(), style: style, columns: run.count))
      rest.removeFirst(run.count)
    }
    return spans
  }

  mutating func add(_ text: String, _ style: Style = .plain) {
    cells += CellGrid.Cell.cells(of: text, style: style)
  }

  mutating func add(_ line: StyledLine) {
    cells += line.cells
  }

  mutating func addSpaces(_ count: Int, _ style: Style = .plain) {
    cells += repeatElement(CellGrid.Cell(style: style), count: max(0, count))
  }

  /// Adds spaces up to a column; at least one.
  mutating func pad(to column: Int) {
    if !isEmpty { addSpaces(max(1, column - columns)) }
  }

  /// Draws it; what does not fit ends in an ellipsis.
  func draw(
    into grid: inout CellGrid, column: Int, row: Int, columns: Int, ellipsis: String, clip: CellRect
  ) {
    guard cells.count > columns else {
      return grid.put(cells[...], column: column, row: row, clip: clip)
    }
    var shown = columns - ellipsis.columnWidth
    guard shown >= 0 else { return }
    // A wide character is not cut in half.
    if cells[shown].isContinuation { shown -= 1 }
    grid.put(cells[..<shown], column: column, row: row, clip: clip)
    grid.put(ellipsis, column: column + shown, row: row, style: cells[shown].style, clip: clip)
  }
}

extension StyledLine {
  /// Adds a text in which the places of what is searched for are reversed.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Its style.
  ///   - pattern: What is searched for; nil for nothing.
  mutating func add(_ text: String, _ style: Style, marking pattern: TextPattern?) {
    guard let ranges = pattern?.ranges(in: text), !ranges.isEmpty else { return add(text, style) }
    var marked = style
    marked.isReversed.toggle()
    var end = text.startIndex
    for range in ranges {
      add(String(text[end..<range.lowerBound]), style)
      add(String(text[range]), marked)
      end = range.upperBound
    }
    add(String(text[end...]), style)
  }
}

extension StyledLine {
  /// Draws it into the first row of a place; what does not fit ends in an ellipsis.
  func draw(in place: CellRect, theme: Theme, into grid: inout CellGrid) {
    draw(
      into: &grid, column: place.column, row: place.row, columns: place.columns,
      ellipsis: theme.glyphs.ellipsis, clip: place)
  }
}

extension Sequence<StyledLine> {
  /// Draws them below one another, as many as a place has rows.
  func draw(in place: CellRect, theme: Theme, into grid: inout CellGrid) {
    for (index, line) in prefix(Swift.max(0, place.rows)).enumerated() {
      line.draw(in: place.inset(top: index), theme: theme, into: &grid)
    }
  }
}
