import Foundation
import Simulator

/// The whole content beside its viewport: measured parts solid, estimated ones shaded, the viewport as a frame.
///
/// The places nearest to the viewport are for marks: where sections begin, where the audit found something, where a fling
/// lands, which across the scroll axis stands on the viewport's first places. One code draws both directions: `along` counts
/// places of the scroll axis, `across` those beside each other.
struct MinimapPicture {
  let pane: PaneFrame
  /// Columns at the right of the viewport, or rows below it: at least three across.
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    let map = MinimapPlaces(pane, area: area)
    guard map.length > 0, map.breadth > 0 else { return }
    let levels = MeasuredLevels(pane).levels(map.length)
    fill(0, 0..<map.breadth, levels, map, into: &grid)
    drawViewport(map, over: levels, into: &grid)
    drawSections(map, into: &grid)
    drawMarks(map, into: &grid)
  }

  // MARK: - The viewport

  private func drawViewport(
    _ map: MinimapPlaces, over levels: [MeasuredLevels.Level], into grid: inout CellGrid
  ) {
    let (along, across) = (map.along, map.across)
    fill(
      along.lowerBound, across,
      levelsInView(over: along.map { levels.indices.contains($0) ? levels[$0] : .fixed }), map,
      into: &grid)
    guard across.count > 1 || along.count > 1 else { return }
    let frame = map.cells(along: along, across: across)
    let border = theme.glyphs.heavy
    let style = theme.style(.focus)
    if frame.rows > 1, frame.columns > 1 {
      grid.box(frame, border: border, style: style, clip: area)
    } else {
      // Too thin for a box: its two ends.
      let glyph = frame.rows == 1 ? border.vertical : border.horizontal
      grid.put(glyph, column: frame.column, row: frame.row, style: style, clip: area)
      grid.put(
        glyph, column: frame.endColumn - 1, row: frame.endRow - 1, style: style, clip: area)
    }
  }

  /// What is measured of equal parts of the viewport: of cells, headers and footers, and where none stands, as the
  /// content there has it.
  private func levelsInView(over content: [MeasuredLevels.Level]) -> [MeasuredLevels.Level] {
    let isHorizontal = pane.scrollsHorizontally
    let elements = pane.elements.lazy.filter {
      $0.category != .decorationView && !$0.isDisappearing && $0.frame.sharesArea(with: pane.bounds)
    }.map { element in
      let frame = element.frame
      return isHorizontal
        ? (start: frame.minX, end: frame.maxX, state: element.sizeState)
        : (start: frame.minY, end: frame.maxY, state: element.sizeState)
    }
    let places = Array(elements)
    let start = isHorizontal ? pane.bounds.minX : pane.bounds.minY
    let extent = isHorizontal ? pane.bounds.width : pane.bounds.height
    return content.enumerated().map { part, level in
      let from = start + extent * CGFloat(part) / CGFloat(content.count)
      let to = start + extent * CGFloat(part + 1) / CGFloat(content.count)
      let states = places.lazy.filter { $0.start < to && $0.end > from }.map { $0.state }
      return states.isEmpty ? level : MeasuredLevels.Level(of: states)
    }
  }

  // MARK: - Drawing

  /// Fills places from one on, those of one level together.
  private func fill(
    _ first: Int, _ across: Range<Int>, _ levels: [MeasuredLevels.Level], _ map: MinimapPlaces,
    into grid: inout CellGrid
  ) {
    var start = 0
    while start < levels.count {
      let level = levels[start]
      var end = start + 1
      while end < levels.count, levels[end] == level { end += 1 }
      let role: Theme.Role =
        switch level {
        case .estimated: .estimated
        case .mixed, .measured: .measured
        case .fixed: .track
        }
      grid.fill(
        map.cells(along: first + start..<first + end, across: across),
        with: theme.glyphs.map[level.rawValue], style: theme.style(role), clip: area)
      start = end
    }
  }

  /// Draws where the sections that scroll across stand in their range: a line at the place of each, with a thumb.
  ///
  /// Of two at one place the one that moves is seen.
  private func drawSections(_ map: MinimapPlaces, into grid: inout CellGrid) {
    let isHorizontal = pane.scrollsHorizontally
    let content = isHorizontal ? pane.contentSize.width : pane.contentSize.height
    let track = isHorizontal ? theme.glyphs.track : theme.glyphs.sidewaysTrack
    let sections = pane.sections.filter { $0.range.lowerBound < $0.range.upperBound }
    for section in sections.filter({ !$0.isMoving }) + sections.filter(\.isMoving) {
      let middle = isHorizontal ? section.frame.midX : section.frame.midY
      let share = middle / content
      guard share.isFinite else { continue }
      let place = min(max(Int(share * CGFloat(map.length)), 0), map.length - 1)
      let thumb = ScrollThumb(of: section, in: pane).places(map.breadth)
      grid.fill(
        map.cells(along: place..<place + 1, across: 0..<map.breadth), with: track[0],
        style: theme.style(.rule), clip: area)
      grid.fill(
        map.cells(along: place..<place + 1, across: thumb), with: track[track.count - 1],
        style: theme.style(.thumb), clip: area)
    }
  }

  private func drawMarks(_ map: MinimapPlaces, into grid: inout CellGrid) {
    let marks = MapMarks(pane: pane, glyphs: theme.glyphs)
    let tick =
      pane.scrollsHorizontally ? theme.glyphs.solid.vertical : theme.glyphs.solid.horizontal
    for place in marks.sections(length: map.length) {
      mark(tick, .rule, at: place, map, into: &grid)
    }
    for place in marks.findings(length: map.length) {
      mark(theme.glyphs.bad, .bad, at: place, map, into: &grid)
    }
    for (place, glyph) in marks.landing(length: map.length) {
      mark(glyph, .focus, at: place, map, into: &grid)
    }
    guard pane.scrollsBothWays else { return }
    for (place, glyph) in marks.landing(length: map.breadth, isAcross: true) {
      mark(glyph, .focus, at: map.along.lowerBound, across: place, map, into: &grid)
    }
  }

  private func mark(
    _ glyph: String, _ role: Theme.Role, at along: Int, across: Int = -1, _ map: MinimapPlaces,
    into grid: inout CellGrid
  ) {
    let cell = map.cells(along: along..<along + 1, across: across..<across + 1)
    grid.put(glyph, column: cell.column, row: cell.row, style: theme.style(role), clip: area)
  }
}
