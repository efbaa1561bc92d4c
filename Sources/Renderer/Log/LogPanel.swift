import Simulator

/// What the program's own code printed while the screen was up: a layout's `print`, a library's warning.
public struct LogState: Sendable, Equatable {
  /// The lines that are kept.
  public static let limit = 1000
  /// Characters of a line that are kept.
  private static let width = 2000

  /// The last lines, oldest first.
  public private(set) var lines: [String] = []
  /// How many lines came since somebody looked.
  public private(set) var unseen = 0
  /// Whether the last line still waits for its end.
  private var isOpen = false

  /// Nothing printed.
  public init() {}

  /// Takes text as it was printed, perhaps in the middle of a line.
  public mutating func take(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline)
      add(rest[..<(end ?? rest.endIndex)])
      isOpen = end == nil
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    }
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
  }

  /// Takes all of it for seen.
  public mutating func markSeen() {
    unseen = 0
  }

  private mutating func add(_ text: Substring) {
    if isOpen, let last = lines.popLast() {
      lines.append(String((last + text).prefix(Self.width)))
    } else {
      lines.append(String(text.prefix(Self.width)))
      unseen += 1
    }
  }
}

/// What the program's own code printed, in the dock, the latest lines at the bottom.
struct LogPicture {
  let log: LogState
  /// Rows back from the end.
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let content = Dock.draw("printed", in: area, theme: theme, into: &grid)
    guard !log.lines.isEmpty else {
      grid.put(
        "nothing so far", column: content.column, row: content.row, style: theme.style(.faint),
        clip: content)
      return
    }
    let rows = Self.lastRows(scroll + content.rows, of: log, columns: content.columns)
    let end = max(min(rows.count, content.rows), rows.count - scroll)
    let shown = rows.prefix(end).suffix(max(0, content.rows))
    for (index, row) in shown.enumerated() {
      grid.put(
        theme.spelled(row), column: content.column, row: content.row + index,
        style: theme.style(.text), clip: content)
    }
    Dock.drawMore(rows.count - end, in: area, theme: theme, into: &grid)
  }

  /// The last so many rows of the lines broken to a width, which leaves nothing out; all where there are no more.
  ///
  /// - Complexity: O(*n*) in the text of those rows; lines before them are not looked at.
  static func lastRows(_ count: Int, of log: LogState, columns: Int) -> ArraySlice<String> {
    var lines: [[String]] = []
    var found = 0
    for line in log.lines.reversed() {
      guard found < count else { break }
      let rows = TextLines(line.displaySafe, columns: max(1, columns)).lines.map(String.init)
      lines.append(rows.isEmpty ? [""] : rows)
      found += lines[lines.count - 1].count
    }
    return lines.reversed().flatMap { $0 }.suffix(max(0, count))
  }
}

extension Screen {
  /// Answers a key that moves through what was printed; nil for one that does what it always does.
  mutating func pressInLog(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .up, .character("k"): scrollLog(by: 1, showing: frame)
    case .down, .character("j"): scrollLog(by: -1, showing: frame)
    case .pageUp: scrollLog(by: dockedPage(frame), showing: frame)
    case .pageDown, .character(" "): scrollLog(by: -dockedPage(frame), showing: frame)
    case .home: scrollLog(by: .max / 2, showing: frame)
    case .end: state.overlayScroll = 0
    case .enter: state.overlay = nil
    default: return nil
    }
    return .redraw
  }

  private mutating func scrollLog(by rows: Int, showing frame: Frame) {
    guard let dock = layout(frame).dock else { return }
    let inView = dockedRows(frame)
    let target = max(0, state.overlayScroll + rows)
    let there = LogPicture.lastRows(
      target + inView, of: state.log, columns: Dock.content(of: dock).columns)
    state.overlayScroll = min(target, max(0, there.count - inView))
  }
}
