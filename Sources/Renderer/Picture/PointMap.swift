import Foundation
import Simulator

/// Where content points fall on the screen.
struct PointMap {
  /// The content point at the top left of the viewport.
  var origin: CGPoint
  /// Points per character cell.
  var scale: CGSize
  /// The cell that point falls into.
  var column: Int
  var row: Int

  /// The column boundary nearest to a content x.
  func column(_ x: CGFloat) -> Int {
    column + Self.edge((x - origin.x) / scale.width)
  }

  /// The row boundary nearest to a content y.
  func row(_ y: CGFloat) -> Int {
    row + Self.edge((y - origin.y) / scale.height)
  }

  /// The cells of a rectangle in content points.
  ///
  /// Edges are rounded, never sizes, so rectangles that share an edge meet, whatever the scale.
  func cells(_ rect: CGRect) -> CellRect {
    let left = column(rect.minX)
    let top = row(rect.minY)
    return CellRect(
      columns: left..<max(left, column(rect.maxX)), rows: top..<max(top, row(rect.maxY)))
  }

  /// How far the edges of a rectangle in content points lie from the boundaries of its cells.
  func edges(_ rect: CGRect) -> EdgePlaces {
    EdgePlaces(
      top: place(rect.minY - origin.y, scale.height),
      left: place(rect.minX - origin.x, scale.width),
      bottom: place(rect.maxY - origin.y, scale.height),
      right: place(rect.maxX - origin.x, scale.width))
  }

  private func place(_ way: CGFloat, _ scale: CGFloat) -> CGFloat {
    let cells = way / scale
    return cells.isFinite && abs(cells) < Self.far ? cells - CGFloat(Self.edge(cells)) : 0
  }

  /// More cells than any text has rows, and few enough that so many by so many can be counted.
  private static let far: CGFloat = 1_000_000_000

  /// Rounds to the nearest boundary.
  ///
  /// Two sums that should be equal may differ in their last bits, so halves round up from
  /// just below. Far-off and undefined places stay far off without overflowing.
  private static func edge(_ cells: CGFloat) -> Int {
    guard abs(cells) < far else { return cells < 0 ? -Int(far) : Int(far) }
    let place = cells + 0.5 + 1e-6
    let whole = Int(place)
    return CGFloat(whole) > place ? whole - 1 : whole
  }
}
