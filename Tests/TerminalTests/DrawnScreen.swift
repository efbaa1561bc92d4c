import CNcurses
import Renderer

@testable import Terminal

/// What a terminal shows after the bytes it was sent: as much of a VT100 and xterm as ncurses uses for the terminals of the tests.
struct DrawnScreen {
  private(set) var cells: [[CellGrid.Cell]]
  /// What it was sent and does not know.
  private(set) var unknown: [String] = []
  /// Modes that are on, by their names: `?25`, `4`.
  private(set) var modes: Set<String> = ["?7", "?25"]
  /// Whether what is cleared gets the background that is drawn on.
  var clearsInColor = true

  private var row = 0
  private var column = 0
  /// Whether the last column was written, so that the next character begins a row.
  private var isBehindRow = false
  /// Where a mark goes that combines with the character before.
  private var latest = (row: 0, column: 0)
  private var style = Style.plain
  private var saved: (row: Int, column: Int, style: Style) = (0, 0, .plain)
  private var region: Range<Int>
  private var columns: Int

  /// A screen full of `#`.
  init(columns: Int, rows: Int) {
    region = 0..<rows
    self.columns = columns
    cells = Array(
      repeating: Array(repeating: CellGrid.Cell(text: "#"), count: columns), count: rows)
  }

  /// Row by row, without looks.
  var text: [String] { cells.map { $0.map(\.text).joined() } }

  mutating func resize(columns: Int, rows: Int) {
    let grown = cells + Array(repeating: [], count: max(0, rows - cells.count))
    cells = grown.prefix(rows).map { row in
      Array((row + Array(repeating: CellGrid.Cell(), count: columns)).prefix(columns))
    }
    region = 0..<rows
    self.columns = columns
    (row, column) = (min(row, rows - 1), min(column, columns - 1))
  }

  mutating func read(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": move(column: 0)
      case "\n": lineFeed()
      case "\u{8}": move(column: column - 1)
      case "\t": move(column: (column / 8 + 1) * 8)
      case "\u{E}", "\u{F}": break
      case "\u{1B}": readEscape(&scalars)
      default: put(scalar)
      }
    }
  }

  private var blank: CellGrid.Cell {
    CellGrid.Cell(style: Style(background: clearsInColor ? style.background : nil))
  }

  private mutating func move(column: Int? = nil, row: Int? = nil) {
    self.column = min(max(0, column ?? self.column), columns - 1)
    self.row = min(max(0, row ?? self.row), cells.count - 1)
    isBehindRow = false
  }

  private mutating func lineFeed() {
    isBehindRow = false
    if row == region.upperBound - 1 { scroll(by: 1) } else { move(row: row + 1) }
  }

  private mutating func scroll(by distance: Int, from first: Int? = nil) {
    let first = first ?? region.lowerBound
    for _ in 0..<min(abs(distance), region.upperBound - first) {
      cells.remove(at: distance > 0 ? first : region.upperBound - 1)
      cells.insert(
        Array(repeating: blank, count: columns), at: distance > 0 ? region.upperBound - 1 : first)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    // As wide as the system has it, which is what ncurses goes by.
    let width = Int(ncurses_width(wchar_t(truncatingIfNeeded: scalar.value)))
    if width <= 0 {
      cells[latest.row][latest.column].text.unicodeScalars.append(scalar)
      return
    }
    if isBehindRow || column + width > columns, modes.contains("?7") {
      lineFeed()
      column = 0
    }
    if modes.contains("4") { insert(width) }
    for place in [column, column + width - 1] { tear(place) }
    cells[row][column] = CellGrid.Cell(text: String(scalar), style: style)
    latest = (row, column)
    if width == 2 { cells[row][column + 1] = CellGrid.Cell(text: "", style: style) }
    isBehindRow = column + width == columns
    column = min(column + width, columns - 1)
  }

  /// Blanks both halves of the wide character that a place is part of.
  private mutating func tear(_ place: Int) {
    let first = cells[row][place].text.isEmpty && place > 0 ? place - 1 : place
    guard first + 1 < columns, cells[row][first + 1].text.isEmpty else { return }
    cells[row][first].text = " "
    cells[row][first + 1].text = " "
  }

  private mutating func readEscape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    guard let kind = scalars.popFirst() else { return }
    switch kind {
    case "M":
      isBehindRow = false
      if row == region.lowerBound { scroll(by: -1) } else { move(row: row - 1) }
    case "7": saved = (row, column, style)
    case "8":
      move(column: saved.column, row: saved.row)
      style = saved.style
    case "(", ")": scalars.removeFirst()
    // The keypad's mode, and what puts the colours of the palette back: the Linux console's has no end.
    case "=", ">": break
    case "]":
      let end = scalars.first == "R" ? scalars.startIndex : scalars.firstIndex(of: "\u{7}")
      scalars = scalars[((end ?? scalars.endIndex - 1) + 1)...]
    case "[":
      guard let end = scalars.firstIndex(where: { (0x40...0x7E).contains($0.value) }) else {
        return
      }
      let words = String(String.UnicodeScalarView(scalars[..<end]))
      let final = scalars[end]
      scalars = scalars[(end + 1)...]
      act(on: final, words)
    default: unknown.append("\(kind)")
    }
  }

  private mutating func act(on final: Unicode.Scalar, _ words: String) {
    let numbers = words.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers[0])
    let second = numbers.count > 1 ? max(1, numbers[1]) : nil
    switch final {
    case "H": move(column: (second ?? 1) - 1, row: first - 1)
    case "G": move(column: first - 1)
    case "d": move(row: first - 1)
    case "A": move(row: row - first)
    case "B": move(row: row + first)
    case "C": move(column: column + first)
    case "D": move(column: column - first)
    case "Z": move(column: (column + 7) / 8 * 8 - 8)
    case "J": clearScreen(numbers[0])
    case "K": clear(numbers[0] == 1 ? 0..<column + 1 : column..<columns)
    case "X": clear(column..<min(columns, column + first))
    case "P": delete(min(first, columns - column))
    case "@": insert(min(first, columns - column))
    case "b":
      let scalar = cells[latest.row][latest.column].text.unicodeScalars.first
      for _ in 0..<first { if let scalar { put(scalar) } }
    case "L": scroll(by: -first, from: row)
    case "M": scroll(by: first, from: row)
    case "S": scroll(by: first)
    case "T": scroll(by: -first)
    case "r":
      region = first - 1..<min(second ?? cells.count, cells.count)
      move(column: 0, row: 0)
    case "m": draw(numbers)
    case "h": modes.insert(words)
    case "l": modes.remove(words)
    // The title, and the cursor of the Linux console.
    case "t", "c": break
    default: unknown.append("[\(words)\(final)")
    }
  }

  private mutating func clearScreen(_ kind: Int) {
    if kind == 0 {
      clear(column..<columns)
      for row in row + 1..<max(row + 1, cells.count) {
        cells[row] = Array(repeating: blank, count: columns)
      }
    } else {
      cells = Array(repeating: Array(repeating: blank, count: columns), count: cells.count)
    }
  }

  private mutating func clear(_ range: Range<Int>) {
    tear(range.lowerBound)
    tear(range.upperBound - 1)
    for place in range { cells[row][place] = blank }
    isBehindRow = false
  }

  private mutating func delete(_ count: Int) {
    tear(column)
    if column + count < columns { tear(column + count) }
    cells[row].removeSubrange(column..<column + count)
    cells[row] += Array(repeating: blank, count: count)
  }

  private mutating func insert(_ count: Int) {
    if cells[row][column].text.isEmpty { tear(column) }
    cells[row].insert(contentsOf: Array(repeating: blank, count: count), at: column)
    if cells[row][columns].text.isEmpty { cells[row][columns - 1].text = " " }
    cells[row].removeLast(count)
  }

  private mutating func draw(_ numbers: [Int]) {
    for number in numbers {
      switch number {
      case 0: style = .plain
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      // The Linux console's own set of characters.
      case 10: break
      case 24: style.isUnderlined = false
      case 27: style.isReversed = false
      case 30...37: style.foreground = Style.Color(rawValue: UInt8(number - 30))
      case 39: style.foreground = nil
      case 40...47: style.background = Style.Color(rawValue: UInt8(number - 40))
      case 49: style.background = nil
      case 90...97: style.foreground = Style.Color(rawValue: UInt8(number - 82))
      case 100...107: style.background = Style.Color(rawValue: UInt8(number - 92))
      default: unknown.append("[\(number)m")
      }
    }
  }
}
