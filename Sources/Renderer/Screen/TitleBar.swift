import Simulator

/// The top row: what runs, for how long, and whether it moves.
struct TitleBar {
  let frame: Frame
  let layout: ScreenLayout
  let state: ScreenState
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let area = layout.title
    grid.fill(area, with: theme.glyphs.rule, style: theme.style(.rule), clip: area)
    let parts = parts
    parts.clock.draw(
      into: &grid, column: parts.end, row: area.row, columns: parts.clock.columns,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    parts.title.draw(
      into: &grid, column: area.column, row: area.row, columns: parts.room,
      ellipsis: theme.glyphs.ellipsis, clip: area)
    if let place = timeLinePlace(parts) { timeLine.draw(in: place, into: &grid) }
  }

  /// The line of time, held at a character cell; nil beside it, and where there is none.
  func timeGrip(column: Int, row: Int) -> TimeGrip? {
    timeLinePlace(parts).flatMap {
      $0.contains(column: column, row: row) ? TimeGrip($0) : nil
    }
  }

  private typealias Parts = (title: StyledLine, room: Int, clock: StyledLine, end: Int)

  /// The title and the columns it has, and the clock with the column where it begins.
  private var parts: Parts {
    let clock = state.isGalleryOpen ? StyledLine() : self.clock
    let end = layout.title.columns - clock.columns - 1
    // While time is held the title gives way to its line.
    let isHeld =
      showsTimeLine && !state.time.marks.isEmpty && (state.time.isPaused || state.time.end != nil)
    let room = max(0, end - 1 - (isHeld ? TimeLinePicture.leastColumns + 1 : 0))
    // The program's name gives way to the scene's.
    var title = title(hasName: true)
    if title.columns > room { title = self.title(hasName: false) }
    return (title, room, clock, end)
  }

  private var timeLine: TimeLinePicture { TimeLinePicture(time: state.time, theme: theme) }

  private var showsTimeLine: Bool { timeLine.isWorthwhile && !state.isGalleryOpen }

  /// Between title and clock; nil where nothing is to be told, and where there is no room.
  private func timeLinePlace(_ parts: Parts) -> CellRect? {
    let start = min(parts.title.columns, parts.room) + 1
    let columns = parts.end - 1 - start
    guard showsTimeLine, columns >= TimeLinePicture.leastColumns else { return nil }
    return CellRect(column: start, row: layout.title.row, columns: columns, rows: 1)
  }

  private func title(hasName: Bool) -> StyledLine {
    var line = StyledLine(" ")
    if hasName { line.add("Cellophane  ", theme.style(.strong)) }
    if state.isGalleryOpen {
      line.add("gallery ", theme.style(.text))
      let gallery = state.gallery
      if !gallery.shown.isEmpty {
        line.add(" \(gallery.selection + 1) of \(gallery.shown.count) ", theme.style(.faint))
      }
      return line
    }
    if !layout.showsAllPanes {
      let pane = (layout.panes.first?.index ?? 0) + 1
      line.add("\(pane) of \(frame.panes.count)  ", theme.style(.focus))
    }
    if state.view.mode != .both { line.add("\(state.view.mode.rawValue)  ", theme.style(.focus)) }
    if !state.view.zoom.isFitting, let scale = layout.panes.first?.scale {
      let cell = scale.width.pointText + theme.glyphs.times + scale.height.pointText
      line.add("\(cell) pt a cell  ", theme.style(.focus))
    }
    if state.link != .together, frame.panes.count > 1 {
      line.add("\(state.link.label)  ", theme.style(.focus))
    }
    line.add(theme.spelled(frame.title), theme.style(.text))
    if let pane = frame.panes.first, frame.panes.count == 1, layout.panes.first?.inspector == nil,
      let score = Score(pane)?.text(columns: layout.title.columns / 2)
    {
      line.add("  \(theme.glyphs.bad) \(score)", theme.style(.warning))
    }
    if let pane = frame.panes.first, frame.panes.count == 1 {
      for part in [pane.layout, pane.behavior] where !part.isEmpty {
        line.add(" \(theme.glyphs.separator) \(theme.spelled(part))", theme.style(.text))
      }
    }
    line.add(" ")
    return line
  }

  /// The time and what goes on, as wide at rest as in motion where there is room for it.
  ///
  /// So nothing jumps that does not move.
  private var clock: StyledLine {
    if let end = state.time.end { return past(until: end) }
    var line = StyledLine(" \(frame.time.secondsText) s ", theme.style(.text))
    if !pace.isEmpty { line.add("\(pace) ", theme.style(.focus)) }
    if state.time.isPaused {
      add(theme.glyphs.paused, "paused", to: &line, theme.style(.focus))
      return line
    }
    if let counted = state.counted {
      let word = "counting \(Int(counted * 100))%"
      add(theme.glyphs.moving, word, to: &line, theme.style(.fresh))
      return line
    }
    let panes = layout.panes.map { frame.panes[$0.index] }
    let activity = ActivityText(
      panes, isMoving: frame.isMoving, isPlaying: frame.progress?.state == .playing,
      glyphs: theme.glyphs)
    let style = theme.style(activity.isAtRest ? .text : .fresh)
    add(activity.sign, activity.word, to: &line, style)
    return line
  }

  /// A sign and a word, and as much of the rule as a longer word would take.
  private func add(_ sign: String, _ word: String, to line: inout StyledLine, _ style: Style) {
    line.add("\(sign) \(word) ", style)
    let spare = ActivityText.columns + 1 - word.count - sign.columnWidth
    guard layout.title.columns >= 60, spare > 0 else { return }
    line.add(String(repeating: theme.glyphs.rule, count: spare), theme.style(.rule))
  }

  /// The time that is looked back on, and how far it goes: `◀ 1.23 of 4.56 s`; which frame it is where the time does not
  /// tell, as between steps that take none; and where frames beside it are no longer kept, that they are thinned.
  private func past(until end: Double) -> StyledLine {
    let sign = state.time.isPaused ? theme.glyphs.past : theme.glyphs.moving
    let (now, last) = (frame.time.secondsText, end.secondsText)
    let isWide = layout.title.columns >= 60
    let place = "frame \(state.time.frame.groupedText) of \(state.time.frameCount.groupedText)"
    let time = now == last || state.time.hasTwin && !isWide ? "" : "\(now) of \(last) s"
    let frame = now == last || state.time.hasTwin ? place : ""
    let gap = state.time.isThinned && isWide ? "thinned" : ""
    let words = [sign, time, frame, pace, gap].filter { !$0.isEmpty }.joined(separator: " ")
    return StyledLine(" \(words) ", theme.style(.focus))
  }

  /// How fast time passes; empty for as fast as on the wall.
  private var pace: String { state.time.pace.label(theme.glyphs) }
}
