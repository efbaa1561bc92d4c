import Renderer

@testable import Terminal

/// A terminal as a test has it: takes bytes, and shows what they draw.
struct DrawnScreen {
  private(set) var cells: [[CellGrid.Cell]]
  /// What it was sent and does not know.
  private(set) var unknown: [String] = []
  /// Whether what is cleared gets the background that is drawn on, and whether wrapping waits for one more character.
  var clearsInColor = true
  var wrapsLate = true

  private let columns: Int
  private var row = 0
  private var column = 0
  /// Where a mark goes that combines with the character before.
  private var latest = (row: 0, column: 0)
  private var style = Style.plain
  private var region: ClosedRange<Int>

  init(columns: Int, rows: Int) {
    self.columns = columns
    region = 0...rows - 1
    cells = Array(
      repeating: Array(repeating: CellGrid.Cell(text: "#"), count: columns), count: rows)
  }

  /// Row by row, with marks for looks that are not plain.
  var text: [String] { cells.map { $0.map(\.text).joined() } }

  mutating func take(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": lineFeed()
      case "\u{1B}": takeEscape(&scalars)
      default: put(scalar)
      }
    }
  }

  private var blank: CellGrid.Cell {
    CellGrid.Cell(style: Style(background: clearsInColor ? style.background : nil))
  }

  private mutating func lineFeed() {
    if row == region.upperBound { scroll(by: 1) } else { row = min(row + 1, cells.count - 1) }
  }

  private mutating func scroll(by distance: Int) {
    let empty = Array(repeating: blank, count: columns)
    for _ in 0..<abs(distance) {
      cells.remove(at: distance > 0 ? region.lowerBound : region.upperBound)
      cells.insert(empty, at: distance > 0 ? region.upperBound : region.lowerBound)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isMark = (0x300..<0x370).contains(scalar.value)
    if isMark {
      cells[latest.row][latest.column].text.unicodeScalars.append(scalar)
      return
    }
    let width = (0xAC00..<0xD7A4).contains(scalar.value) ? 2 : 1
    if column + width > columns {
      column = 0
      lineFeed()
    }
    for place in [column, column + width - 1] { tear(place) }
    cells[row][column] = CellGrid.Cell(text: String(scalar), style: style)
    latest = (row, column)
    if width == 2 { cells[row][column + 1] = CellGrid.Cell(text: "", style: style) }
    column += width
    if column == columns, !wrapsLate {
      column = 0
      lineFeed()
    }
  }

  /// Blanks both halves of the wide character that a place is part of.
  private mutating func tear(_ place: Int) {
    let first = cells[row][place].text.isEmpty && place > 0 ? place - 1 : place
    guard first + 1 < columns, cells[row][first + 1].text.isEmpty else { return }
    cells[row][first].text = " "
    cells[row][first + 1].text = " "
  }

  private mutating func takeEscape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    guard let kind = scalars.popFirst() else { return }
    if kind == "M" {
      if row == region.lowerBound { scroll(by: -1) } else { row = max(0, row - 1) }
      return
    }
    guard kind == "[", let end = scalars.firstIndex(where: { (0x40...0x7E).contains($0.value) })
    else {
      unknown.append("\(kind)")
      return
    }
    let words = String(String.UnicodeScalarView(scalars[..<end]))
    let final = scalars[end]
    scalars = scalars[(end + 1)...]
    act(on: final, words)
  }

  private mutating func act(on final: Unicode.Scalar, _ words: String) {
    let numbers = words.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers[0])
    switch final {
    case "H":
      row = min(first, cells.count) - 1
      column = (numbers.count > 1 ? min(max(1, numbers[1]), columns) : 1) - 1
    case "G": column = min(first, columns) - 1
    case "J": for row in cells.indices { cells[row] = Array(repeating: blank, count: columns) }
    case "K": clear(columns - column)
    case "X": clear(first)
    case "S": scroll(by: first)
    case "T": scroll(by: -first)
    case "r":
      region = first - 1...numbers[1] - 1
      (row, column) = (0, 0)
    case "m": for number in numbers { draw(number) }
    case "h" where words == "?2026", "l" where words == "?2026": break
    default: unknown.append("[\(words)\(final)")
    }
  }

  private mutating func clear(_ count: Int) {
    let end = min(columns, column + count)
    tear(min(column, columns - 1))
    tear(end - 1)
    for place in column..<end { cells[row][place] = blank }
  }

  private mutating func draw(_ number: Int) {
    switch number {
    case 0: style = .plain
    case 1: style.isBold = true
    case 2: style.isDim = true
    case 4: style.isUnderlined = true
    case 7: style.isReversed = true
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
