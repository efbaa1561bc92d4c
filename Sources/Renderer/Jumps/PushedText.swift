import Foundation
import Simulator

/// How much of the screen was pushed while the rest kept its place, which is no finding: `4 of 9 cells pushed 98 pt`.
struct PushedText {
  private let pushed: Int
  private let cells: Int
  /// The least and the greatest way, in points.
  private let ways: ClosedRange<CGFloat>

  /// Nil where nothing was, and where the whole page was.
  init?(_ pane: PaneFrame) {
    guard pane.jump?.isPartial == true else { return nil }
    let cells = Array(pane.drawnCells)
    let ways = cells.compactMap(\.shift).map { max(abs($0.x), abs($0.y)) }.filter { $0 > 0 }
    guard let least = ways.min(), let most = ways.max() else { return nil }
    self.cells = cells.count
    self.ways = least...most
    pushed = ways.count
  }

  /// The longest form that has room.
  func text(columns: Int) -> String? {
    ["\(share) cells pushed \(way)", "\(share) pushed \(way)", "\(share) pushed"]
      .first { $0.columnWidth <= columns }
  }

  /// How many of how many: `4 of 9`.
  var share: String { "\(pushed) of \(cells)" }

  /// How far: `98 pt`, `up to 98 pt`.
  private var way: String {
    let isEven = ways.upperBound - ways.lowerBound < 0.05
    return (isEven ? "" : "up to ") + amount
  }

  /// The longest way.
  var amount: String { Verdict.amount(Double(ways.upperBound), .points) }
}
