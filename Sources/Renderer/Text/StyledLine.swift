import Simulator

/// One line of text in several styles.
struct StyledLine {
  /// A piece in one style.
  struct Span {
    let text: String
    let style: Style
    let columns: Int
  }

  /// The characters of one column each, as they are drawn.
  private var cells: [PackedCell] = []
  /// The texts that have others, each with the number of cells before it: there is seldom one.
  private var others: [(place: Int, span: Span)] = []
  /// The columns it takes.
  private(set) var columns = 0

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    add(text, style)
  }

  var isEmpty: Bool { cells.isEmpty && others.isEmpty }

  /// Its pieces; what was added in the style of the one before may be part of that.
  var spans: [Span] {
    var spans: [Span] = []
    var rest = cells[...]
    for other in others + [(cells.count, Span(text: "", style: .plain, columns: 0))] {
      while rest.startIndex < other.place {
        let look = rest.first?.look ?? 0
        let run = rest[..<other.place].prefix { $0.look == look }
        let text = String(String.UnicodeScalarView(run.compactMap { Unicode.Scalar($0.glyph) }))
        spans.append(Span(text: text, style: Style(code: look), columns: run.count))
        rest.removeFirst(run.count)
      }
      if !other.span.text.isEmpty { spans.append(other.span) }
    }
    return spans
  }

  mutating func add(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    // Most lines are of a few short pieces.
    if isEmpty { cells.reserveCapacity(128) }
    let look = style.code
    if text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x20, byte < 0x7F {
      cells.append(PackedCell(glyph: UInt32(byte), look: look))
      columns += 1
    } else if addASCII(text, look) {
      columns += text.utf8.count
    } else if let count = text.narrowScalarCount {
      for scalar in text.unicodeScalars {
        cells.append(PackedCell(glyph: scalar.value, look: look))
      }
      columns += count
    } else {
      let span = Span(text: text, style: style, columns: text.columnWidth)
      others.append((cells.count, span))
      columns += span.columns
    }
  }

  /// Adds a text of printable ASCII characters.
  ///
  /// - Returns: False, with nothing added, for a text that has others.
  private mutating func addASCII(_ text: String, _ look: UInt32) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard UnsafeRawBufferPointer(bytes).isPlainASCII else { return false }
      withUnsafeTemporaryAllocation(of: PackedCell.self, capacity: bytes.count) { copy in
        for index in bytes.indices {
          copy.initializeElement(
            at: index, to: PackedCell(glyph: UInt32(bytes[index]), look: look))
        }
        cells.append(contentsOf: copy)
      }
      return true
    } ?? false
  }

  mutating func add(_ line: StyledLine) {
    others += line.others.map { (cells.count + $0.place, $0.span) }
    cells += line.cells
    columns += line.columns
  }

  mutating func addSpaces(_ count: Int, _ style: Style = .plain) {
    let space = PackedCell(glyph: PackedCell.blank.glyph, look: style.code)
    for _ in 0..<count { cells.append(space) }
    columns += count
  }

  /// Adds spaces up to a column; at least one.
  mutating func pad(to column: Int) {
    if !isEmpty { addSpaces(max(1, column - columns)) }
  }

  /// Draws it; what does not fit ends in an ellipsis.
  func draw(
    into grid: inout CellGrid, column: Int, row: Int, columns: Int, ellipsis: String, clip: CellRect
  ) {
    guard others.isEmpty else {
      return drawSpans(
        into: &grid, column: column, row: row, columns: columns, ellipsis: ellipsis, clip: clip)
    }
    let fits = cells.count <= columns
    let shown = fits ? cells.count : columns - ellipsis.columnWidth
    guard shown >= 0 else { return }
    cells.withUnsafeBufferPointer {
      grid.put(UnsafeBufferPointer(rebasing: $0[..<shown]), column: column, row: row, clip: clip)
    }
    if !fits {
      let style = Style(code: cells[shown].look)
      grid.put(ellipsis, column: column + shown, row: row, style: style, clip: clip)
    }
  }

  private func drawSpans(
    into grid: inout CellGrid, column: Int, row: Int, columns: Int, ellipsis: String, clip: CellRect
  ) {
    let spans = spans
    let end = column + columns
    var column = column
    for (place, span) in spans.enumerated() {
      let room = end - column
      let hasMore = place < spans.count - 1
      let text = span.text.fitting(room, ellipsis: ellipsis, hasMore: hasMore)
      grid.put(text, column: column, row: row, style: span.style, clip: clip)
      guard span.columns < room || (span.columns == room && !hasMore) else { return }
      column += span.columns
    }
  }
}
