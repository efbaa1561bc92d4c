import Foundation
import Scenes

extension CellSizing {
  /// Sizes that all cells of a pane might have in place of those they have.
  static func plainSizes(of pane: Pane) -> [CGSize] {
    switch pane.cell.source {
    case .fixed: []
    case .list(let sizes), .cycle(let sizes, _): Array(sizes.prefix(4))
    case .random(let width, let height):
      [height.lowerBound, height.upperBound].map {
        CGSize(width: width.lowerBound, height: $0)
      }
    case .byWidth(let heights):
      heights.values.sorted().prefix(4).map { CGSize(width: pane.viewport.width, height: $0) }
    case .field(_, let width): [20, 200].map { CGSize(width: width, height: $0) }
    case .text: [36, 96].map { CGSize(width: pane.viewport.width, height: $0) }
    }
  }
}
