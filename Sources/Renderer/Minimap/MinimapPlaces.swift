import Foundation
import Simulator

/// Where on a scroll bar or a minimap the viewport stands, and which places it has to go.
struct MinimapPlaces {
  /// Places along the scroll axis.
  let length: Int
  /// Places across it: 1 on a scroll bar, where the bar for the way across has all of its own.
  let breadth: Int
  /// The viewport's places.
  let along: Range<Int>
  let across: Range<Int>

  private let isHorizontal: Bool
  /// Where place 0, 0 is.
  private let origin: (column: Int, row: Int)

  /// The places in an area; a map, not a bar of either way, keeps those next to the viewport for marks.
  init(_ pane: PaneFrame, area: CellRect, keepsMarks: Bool = true) {
    isHorizontal = pane.scrollsHorizontally
    let isMap = keepsMarks && (isHorizontal ? area.rows : area.columns) > 1
    let body = isHorizontal ? area.inset(top: isMap ? 1 : 0) : area.inset(left: isMap ? 1 : 0)
    origin = (body.column, body.row)
    length = isHorizontal ? body.columns : body.rows
    breadth = isHorizontal ? body.rows : body.columns
    along = ScrollThumb(along: pane).places(length)
    across = ScrollThumb(across: pane).places(breadth)
  }

  /// The character cells of so many places; one before the first across is where marks stand.
  func cells(along: Range<Int>, across: Range<Int>) -> CellRect {
    CellRect(
      column: origin.column + (isHorizontal ? along : across).lowerBound,
      row: origin.row + (isHorizontal ? across : along).lowerBound,
      columns: (isHorizontal ? along : across).count, rows: (isHorizontal ? across : along).count)
  }

  /// The place of a character cell, whether or not there is one.
  func place(column: Int, row: Int) -> (along: Int, across: Int) {
    let (x, y) = (column - origin.column, row - origin.row)
    return isHorizontal ? (x, y) : (y, x)
  }
}

/// How much room a minimap takes across the scroll axis.
struct MapBreadth: Equatable {
  /// At the right of a viewport.
  var columns: Int
  /// Below a viewport that scrolls sideways.
  var rows: Int

  /// A scroll bar, which is a map of one column.
  static let bar = MapBreadth(columns: 1, rows: 1)

  /// Columns of a screen from which on there is room for a map.
  static let spacious = 120

  /// A map on a screen of so many columns.
  init(screenColumns: Int) {
    columns = screenColumns >= 150 ? 10 : screenColumns >= Self.spacious ? 8 : 6
    rows = 4
  }

  /// The breadths to try, the broadest first, where a ruler takes some of the room: at last one of marks and two places.
  var besideRuler: [MapBreadth] {
    [self, MapBreadth(columns: columns / 2, rows: 3), MapBreadth(columns: 3, rows: 3)]
  }

  private init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// What is marked along a map or a scroll bar of so many places.
struct MapMarks {
  let pane: PaneFrame
  let glyphs: Glyphs

  /// Where the audit found something.
  func findings(length: Int) -> Set<Int> {
    Set(pane.findingPlaces.compactMap { place(CGFloat($0.position), length: length) })
  }

  /// Where sections begin; none where they stand too close to be told apart.
  func sections(length: Int) -> Set<Int> {
    guard pane.sectionStarts.count * 2 <= length else { return [] }
    return Set(pane.sectionStarts.compactMap { place($0, length: length) })
  }

  /// While a fling lands, where the thumb will begin: at the target, and at the proposed one where layout or delegate
  /// moved it; on the bar for the way across the scroll axis where the content moves that way.
  func landing(length: Int, isAcross: Bool = false) -> [(place: Int, mark: String)] {
    guard let landing = Landing(pane), landing.axis.isAcross == isAcross else { return [] }
    let thumb = isAcross ? ScrollThumb(across: pane) : ScrollThumb(along: pane)
    let target = thumb.places(length, offset: landing.target).lowerBound
    guard landing.isMoved else { return [(target, glyphs.target)] }
    let proposed = thumb.places(length, offset: landing.proposed).lowerBound
    guard proposed != target else { return [(target, glyphs.bothTargets)] }
    return [(proposed, glyphs.proposed), (target, glyphs.target)]
  }

  private func place(_ position: CGFloat, length: Int) -> Int? {
    let content = pane.scrollsHorizontally ? pane.contentSize.width : pane.contentSize.height
    let share = position / content
    guard share.isFinite, length > 0 else { return nil }
    return Int(min(max(share * CGFloat(length), 0), CGFloat(length - 1)))
  }
}
