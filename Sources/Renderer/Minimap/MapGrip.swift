import Foundation
import Simulator

/// The viewport's frame on a minimap, or the thumb of a scroll bar, while the mouse holds it.
///
/// Taken by the frame itself it goes along from where it is; a press beside it brings its middle there first. Whatever
/// the length of the content, both ends are reached exactly.
public struct MapGrip: Sendable, Equatable {
  /// Which pane of the frame.
  public let pane: Int
  /// Whether the press itself goes somewhere.
  public let isJump: Bool

  private let places: Places
  private let along: Hold
  private let across: Hold

  /// The way from character cells to places.
  private struct Places: Sendable, Equatable {
    var isHorizontal: Bool
    var column: Int
    var row: Int
  }

  /// What is held along one axis.
  private struct Hold: Sendable, Equatable {
    /// How far on its way the frame was when it was taken, in places and in shares of the way.
    var start: Int
    var share: Double
    /// How many places it can go; 0 leaves it where it is.
    var room: Int
    /// How far that is without rounding; for 0 there is no room.
    var way: Double

    /// Where it is after so many places.
    func share(after places: Int) -> Double {
      if places == 0 || room == 0 || !(way > 0) { return share }
      if start + places <= 0 { return 0 }
      if start + places >= room { return 1 }
      // As far as the frame then goes, so that it stays under the mouse.
      return min(max(share + Double(places) / way, 0), 1)
    }

    /// The hold of a frame, by a place in it or after its middle was brought to a place beside it.
    init(_ thumb: ScrollThumb, _ places: Range<Int>, of length: Int, at place: Int, isJump: Bool) {
      room = length - places.count
      way = Double(thumb.way(length))
      start = isJump ? min(max(place - places.count / 2, 0), room) : places.lowerBound
      share = isJump && room > 0 ? Double(start) / Double(room) : thumb.share ?? 0
    }
  }

  /// The grip of a press at a character cell; nil where there is nowhere to scroll.
  ///
  /// - Parameters:
  ///   - slot: The place of the pane.
  ///   - pane: The pane.
  ///   - crossBar: The bar for the way across the scroll axis where that is what is pressed; nil for the map or scroll bar.
  ///   - column: The column of the press.
  ///   - row: The row of the press.
  init?(
    _ slot: PaneSlot, of pane: PaneFrame, on crossBar: CellRect? = nil, column: Int, row: Int
  ) {
    let map = MinimapPlaces(
      pane, area: crossBar ?? slot.scrollBar, keepsMarks: crossBar == nil)
    let place = map.place(column: column, row: row)
    // The marks belong to the map.
    let across = max(place.across, 0)
    let isInside = map.along.contains(place.along) && map.across.contains(across)
    self.pane = slot.index
    isJump = !isInside
    places = Places(isHorizontal: pane.scrollsHorizontally, column: column, row: row)
    self.along = Hold(
      ScrollThumb(along: pane), map.along, of: map.length, at: place.along, isJump: isJump)
    self.across = Hold(
      ScrollThumb(across: pane), map.across, of: map.breadth, at: across, isJump: isJump)
    guard self.along.room > 0 || self.across.room > 0 else { return nil }
  }

  /// What the mouse asks of the session when it is at a character cell.
  public func action(column: Int, row: Int) -> Action {
    let (x, y) = (column - places.column, row - places.row)
    let along = along.share(after: places.isHorizontal ? x : y)
    let across = across.share(after: places.isHorizontal ? y : x)
    return .indicator(
      places.isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along))
  }
}
