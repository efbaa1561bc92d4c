import Simulator

/// What the presenter says, and how far the scene has come.
struct StageCaption {
  /// The rows that even a short caption keeps, so that the picture stays where it is when one comes or goes.
  private static func keptRows(_ rows: Int) -> Int { rows >= 16 ? 3 : 2 }
  /// Columns between the caption's last line and what stands behind it.
  private static let gap = 2

  private let text: String
  /// The most lines of it, however many there is room for.
  private let limit: Int
  /// How far the scene has come behind what comes and goes, the longest first; the last even where it has no room.
  private let progress: [StyledLine]
  private let theme: Theme
  /// The columns of what does not come and go of that.
  private let lastingColumns: Int
  /// The rows it wants, of so many there are; of a scene with steps or words they do not depend on what comes and goes.
  let rows: Int

  /// - Parameters:
  ///   - frame: What is shown.
  ///   - state: What the screen remembers.
  ///   - typed: What was typed that waits for more, or why the key pressed last did nothing; nil for neither.
  ///   - columns: The columns it has.
  ///   - rows: The rows there are.
  ///   - theme: Its looks.
  init(
    _ frame: Frame, state: ScreenState, typed: StyledLine? = nil, columns: Int, rows: Int,
    theme: Theme
  ) {
    self.theme = theme
    let isMoving = frame.isMoving && !state.time.isPaused
    let lasting = Self.lasting(frame, isMoving: isMoving, theme)
    let passing = Self.passing(frame, state, theme)
    lastingColumns = Self.line(nil, lasting, theme).columns
    let whole = Self.line(typed, passing + lasting, theme)
    let forms = [whole, Self.line(typed, passing + lasting.prefix(1), theme)]
    let brief = Self.line(typed, passing, theme)
    progress = brief.columns > 0 ? forms + [brief] : [whole]
    text = theme.spelledLines(frame.caption ?? "")
    limit = rows / 2
    let lines = Self.lines(text, columns: columns, limit: limit, theme)
    guard frame.progress != nil || !lines.isEmpty else {
      self.rows = min(whole.columns, 1)
      return
    }
    let isShared =
      !lines.isEmpty && lastingColumns <= Self.room(beside: lines.last, in: columns)
      || lastingColumns == 0
    self.rows = max(Self.keptRows(rows), lines.count + (isShared ? 0 : 1))
  }

  func draw(in area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    let lines = Self.lines(text, columns: area.columns, limit: min(limit, area.rows), theme)
    let shared = lines.count >= area.rows ? lines.last : nil
    guard let (told, columns) = end(beside: shared, in: area.columns) else { return }
    for (index, line) in lines.enumerated() {
      let isCovered = index == area.rows - 1 && columns > 0
      let shown = line.fitting(
        area.columns - 2 - (isCovered ? columns + Self.gap : 0), ellipsis: theme.glyphs.ellipsis)
      grid.put(
        shown, column: area.column + 1, row: area.row + index, style: theme.style(.caption),
        clip: area)
    }
    told.draw(
      into: &grid, column: area.endColumn - columns - 1, row: area.endRow - 1, columns: columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  /// The rows below its words, as wide as what stands at their end leaves them, be what comes and goes there or not; and how
  /// much of the last that leaves now.
  func spare(in area: CellRect) -> (area: CellRect, lastColumns: Int) {
    let lines = Self.lines(text, columns: area.columns, limit: min(limit, area.rows), theme)
    func columns(beside taken: Int) -> Int { area.columns - 2 - (taken > 0 ? taken + Self.gap : 0) }
    let right = area.columns - 1 - columns(beside: lastingColumns)
    let taken = end(beside: nil, in: area.columns)?.columns ?? 0
    return (area.inset(top: lines.count, left: 1, right: right), max(0, columns(beside: taken)))
  }

  /// What stands at the end of the last row, and the columns that it has there.
  private func end(beside line: String?, in columns: Int) -> (line: StyledLine, columns: Int)? {
    let room = Self.room(beside: line, in: columns)
    let told = progress.first { $0.columns <= room } ?? progress.last
    return told.map { ($0, max(0, min($0.columns, columns - 2))) }
  }

  private static func lines(
    _ text: String, columns: Int, limit: Int, _ theme: Theme
  ) -> [String] {
    guard !text.isEmpty else { return [] }
    return CaptionLines(
      text, columns: columns - 2, limit: limit, ellipsis: theme.glyphs.ellipsis
    ).lines
  }

  /// The columns that a line of the caption leaves in its row.
  private static func room(beside line: String?, in columns: Int) -> Int {
    columns - 2 - (line.map { $0.columnWidth + gap } ?? 0)
  }

  // MARK: - Progress

  private typealias Piece = (text: String, role: Theme.Role)

  /// `▶ step 3 of 7`, `before the reload`.
  private static func lasting(_ frame: Frame, isMoving: Bool, _ theme: Theme) -> [Piece] {
    guard let progress = frame.progress else { return [] }
    let isUnderWay = progress.state == .playing || isMoving
    let sign = isUnderWay ? theme.glyphs.moving : theme.glyphs.resting
    let step = progress.parts > 1 ? "\(sign) step \(progress.part) of \(progress.parts)" : ""
    return [(step, .text), (theme.spelled(progress.mark ?? ""), .faint)]
  }

  /// What a search found, and what time and panes do unless they are as ever.
  private static func passing(_ frame: Frame, _ state: ScreenState, _ theme: Theme) -> [Piece] {
    var pieces: [Piece] = []
    if let search = state.search, state.prompt == nil, !search.status.isEmpty {
      pieces.append(("nN \(search.status)", .focus))
    }
    if state.time.end != nil {
      let place = state.time.hasTwin ? ", frame \(state.time.frame.groupedText)" : ""
      pieces.append(("\(theme.glyphs.past) \(frame.time.secondsText) s\(place)", .focus))
    } else if state.time.isPaused {
      pieces.append(("\(theme.glyphs.paused) paused", .focus))
    }
    pieces.append((state.time.pace.label(theme.glyphs), .focus))
    if state.link != .together, frame.panes.count > 1 { pieces.append((state.link.label, .focus)) }
    return pieces
  }

  /// What there is of it, one piece behind the other.
  private static func line(
    _ typed: StyledLine?, _ pieces: [Piece], _ theme: Theme
  ) -> StyledLine {
    pieces.filter { !$0.text.isEmpty }.reduce(into: typed ?? StyledLine()) { line, piece in
      if line.columns > 0 { line.add(" \(theme.glyphs.separator) ", theme.style(.faint)) }
      line.add(piece.text, theme.style(piece.role))
    }
  }
}
