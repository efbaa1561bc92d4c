// Chooses the shortest column for an item once, when the item is measured, and keeps it there.
import UIKit

struct KeepColumns {
  private var columns: [IndexPath: Int] = [:]

  mutating func column(
    of item: IndexPath, isMeasured: Bool, columnHeights: [CGFloat]
  ) -> Int {
    if let column = columns[item] { return column }
    let shortest = columnHeights.indices.min { columnHeights[$0] < columnHeights[$1] } ?? 0
    if isMeasured { columns[item] = shortest }
    return shortest
  }
}
