import Simulator

/// One pane: its title, its viewport with the scroll bar, and its inspector.
struct PanePicture {
  let pane: PaneFrame
  let slot: PaneSlot
  /// The element the inspector tells about; nil for none.
  let inspected: InspectedElement?
  /// How it differs from the chosen pane; nil where that is not asked for.
  var differences: PaneDifferences?
  /// Whether it is to be marked as the chosen one.
  var isChosen = false
  /// The call whose rectangle or element is outlined; nil for none.
  var call: TraceEvent?
  /// The first row that is no longer the panes'.
  let bottom: Int
  /// Whether the items are still counted, so that nothing is known of their number and of what comes of it.
  var isCounting = false
  let theme: Theme
  var view = ViewState()
  /// The search that is on; nil for none.
  var search: SearchState?

  func draw(into grid: inout CellGrid) {
    drawFrame(into: &grid)
    let map = slot.map(of: pane)
    let shown = ViewportPicture(
      pane: pane, map: map, area: slot.viewport, theme: theme, view: view, inspected: inspected,
      search: search
    ).draw(into: &grid)
    if hasMarks { drawMarks(of: shown, map, into: &grid) }
  }

  /// Draws what stands around the viewport.
  private func drawFrame(into grid: inout CellGrid) {
    if isCounting {
      drawCounting(into: &grid)
    } else if slot.showsMap(of: pane) {
      drawMinimap(into: &grid)
    } else {
      ScrollBar(pane: pane, area: slot.scrollBar, theme: theme).draw(into: &grid)
    }
    drawHeader(into: &grid)
    drawBottomEdge(into: &grid)
    drawRightEdge(into: &grid)
    if pane.scrollsBothWays, !isCounting { drawCrossBar(into: &grid) }
    if let inspector = slot.inspector, !isCounting {
      drawInspector(inspector, into: &grid)
    }
  }

  /// Whether anything is to be marked in or beside the viewport.
  private var hasMarks: Bool {
    !slot.rulers.isEmpty || differences != nil || pane.jump != nil || view.showsGuides
      || inspected != nil || call != nil || search != nil || pane.motion.target != nil
  }

  private func drawMarks(of pane: PaneFrame, _ map: PointMap, into grid: inout CellGrid) {
    RulerPicture(pane: pane, map: map, rulers: slot.rulers, theme: theme).draw(into: &grid)
    if let differences {
      DifferencePicture(
        differences: differences, pane: pane, map: map, area: slot.viewport, theme: theme,
        mode: view.mode
      ).draw(into: &grid)
    }
    if view.mode != .content {
      JumpPicture(pane: pane, map: map, area: slot.viewport, theme: theme).draw(into: &grid)
    }
    LandingPicture(pane: pane, map: map, area: slot.viewport, theme: theme).draw(into: &grid)
    // Their names keep off what is told of the elements, and a name half covered would be read as a part of that.
    if view.showsGuides {
      GuidePicture(pane: pane, map: map, area: slot.viewport, theme: theme).drawInFront(into: &grid)
    }
    let outlines = OutlinePicture(pane: pane, map: map, area: slot.viewport, theme: theme)
    outlines.drawCursor(inspected, into: &grid)
    outlines.drawCall(call, into: &grid)
    if let search {
      SearchMarks(pane: pane, search: search, slot: slot, theme: theme).draw(into: &grid)
    }
  }

  private func drawMinimap(into grid: inout CellGrid) {
    MinimapPicture(pane: pane, area: slot.scrollBar, theme: theme).draw(into: &grid)
  }

  /// Where the viewport stands across the scroll axis, and where it will come to rest: a thumb on the line at its other edge.
  private func drawCrossBar(into grid: inout CellGrid) {
    guard let bar = slot.crossBar(of: pane, above: bottom) else { return }
    let places = MinimapPlaces(pane, area: bar, keepsMarks: false)
    grid.fill(
      places.cells(along: places.along, across: places.across),
      with: ScrollBar(pane: pane, area: bar, theme: theme).thumbGlyph, style: theme.style(.thumb),
      clip: bar)
    guard pane.motion.target != nil else { return }
    let marks = MapMarks(pane: pane, glyphs: theme.glyphs)
    for (place, mark) in marks.landing(length: places.breadth, isAcross: true) {
      let cell = places.cells(along: places.along, across: place..<place + 1)
      grid.fill(cell, with: mark, style: theme.style(.focus), clip: bar)
    }
  }

  private func drawInspector(_ area: CellRect, into grid: inout CellGrid) {
    let standsApart = slot.header.map { $0.endColumn <= area.column } ?? false
    InspectorPicture(
      pane: pane, inspected: inspected, showsTitle: standsApart, area: area, theme: theme
    ).draw(into: &grid)
  }

  /// What stands in the place of the numbers while there are none.
  private func drawCounting(into grid: inout CellGrid) {
    guard let inspector = slot.inspector else { return }
    StyledLine("the lines are being counted", theme.style(.text)).draw(
      in: inspector, theme: theme, into: &grid)
  }

  /// The columns of a pane's name that its score leaves in any case.
  private static let leastTitle = 6

  private func drawHeader(into grid: inout CellGrid) {
    guard let header = slot.header else { return }
    grid.fill(header, with: theme.glyphs.rule, style: theme.style(.rule), clip: header)
    var difference = differenceText(columns: header.columns)
    let style = theme.style(isChosen ? .focus : .strong)
    let title = (isChosen ? theme.glyphs.selection : "") + pane.title.displaySafe
    var line = StyledLine(title, style)
    if slot.inspector == nil, let finding = pane.findingsNow.first {
      // The title gives way to what is wrong.
      let headline = Verdict(finding).headline(columns: header.columns - 2)
      let verdict = "\(theme.glyphs.bad) \(headline)"
      let room = max(0, header.columns - verdict.columnWidth - 2)
      line = StyledLine(title.fitting(room, ellipsis: theme.glyphs.ellipsis), style)
      if line.columns > 0 { line.add(" ") }
      line.add(verdict, theme.style(.bad))
      if line.columns + difference.columns >= header.columns { difference = StyledLine() }
      addScore(to: &line, columns: header.columns - difference.columns - 1)
    } else if slot.inspector == nil, let score = Score(pane) {
      // So does it to what was, of which it leaves room for the shortest form, if there is any.
      let room = header.columns - difference.columns - 1
      let least = room - score.leastColumns - 2
      line = StyledLine(
        title.fitting(least < Self.leastTitle ? room : least, ellipsis: theme.glyphs.ellipsis),
        style)
      addScore(to: &line, columns: room)
    } else {
      let separator = " \(theme.glyphs.separator) "
      let parts = [pane.behavior, pane.layout].filter { !$0.isEmpty }.map(theme.spelled)
      let taken = difference.columns == 0 ? 0 : difference.columns + 1
      line = StyledLine(
        title.fitting(max(0, header.columns - taken), ellipsis: theme.glyphs.ellipsis), style)
      let room = header.columns - line.columns - separator.count - taken
      let words = parts.joined(separator: separator)
      let first = words.prefix { $0 != " " }.columnWidth + (words.contains(" ") ? 1 : 0)
      let rest = WrappedText(words, columns: room)
      // A word that would be cut says nothing.
      if let shown = rest.prefix(1, ellipsis: theme.glyphs.ellipsis).first, first <= room {
        line.add(separator + shown, theme.style(.text))
      }
    }
    if line.columns < header.columns { line.add(" ") }
    line.draw(in: header, theme: theme, into: &grid)
    difference.draw(
      into: &grid, column: header.endColumn - difference.columns, row: header.row,
      columns: difference.columns, ellipsis: theme.glyphs.ellipsis, clip: header)
  }

  /// The score behind what stands in the title already, as much of it as fits.
  private func addScore(to line: inout StyledLine, columns: Int) {
    guard let score = Score(pane)?.text(columns: columns - line.columns - 2) else { return }
    line.add("  \(score)", theme.style(.warning))
  }

  /// The sum of the differences for the right end of the title, with the cells that only this pane shows where there is
  /// room; empty for none.
  private func differenceText(columns: Int) -> StyledLine {
    guard let differences, !differences.isEmpty else { return StyledLine() }
    let text = DifferenceText(glyphs: theme.glyphs)
    let room = columns - min(pane.title.columnWidth, columns / 2) - 3
    let alone = text.alone(differences.alone)
    let sums = text.summaries(differences)
    let told = (alone.isEmpty ? [] : sums.map { "\($0) \(alone)" }) + sums
    guard let fitting = told.first(where: { $0.columnWidth <= room }) else { return StyledLine() }
    return StyledLine(" \(fitting)", theme.style(.focus))
  }

  /// A rule below the viewport where there is a row for it, so that its end can be seen.
  private func drawBottomEdge(into grid: inout CellGrid) {
    var edge = slot.viewport.line(slot.viewport.rows)
    edge.columns = max(slot.viewport.endColumn + 1, slot.scrollBar.endColumn) - edge.column
    edge.row = max(edge.row, slot.scrollBar.endRow)
    guard edge.row < bottom, slot.inspector?.row != edge.row else { return }
    grid.fill(edge, with: theme.glyphs.rule, style: theme.style(.rule), clip: edge)
  }

  /// A line at the right of a viewport that has its scroll bar below.
  private func drawRightEdge(into grid: inout CellGrid) {
    guard pane.scrollsHorizontally else { return }
    var edge = slot.viewport
    edge.column = edge.endColumn
    edge.columns = 1
    grid.fill(edge, with: theme.glyphs.solid.vertical, style: theme.style(.rule), clip: grid.area)
  }
}
