import Foundation
import Simulator

extension PaneFrame {
  /// Elements that overlap another one of the same z index, so that nothing says which of them is in front; by their place
  /// in `elements`.
  ///
  /// A decoration behind its items has a z index of its own where a layout cares, and is let be.
  ///
  /// - Complexity: O(n · (log n + elements beside one another)).
  var undecidedOverlaps: Set<Int> {
    var candidates: [(index: Int, frame: CGRect)] = []
    for index in elements.indices
    where elements[index].category != .decorationView && !elements[index].isDisappearing {
      let frame = elements[index].frame
      if frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite {
        candidates.append((index, frame))
      }
    }
    candidates.sort { $0.frame.minY < $1.frame.minY }
    var found: Set<Int> = []
    for (place, element) in candidates.enumerated() {
      for below in candidates[(place + 1)...] {
        guard below.frame.minY < element.frame.maxY - Self.slack else { break }
        guard below.frame.minX < element.frame.maxX - Self.slack,
          element.frame.minX < below.frame.maxX - Self.slack,
          elements[below.index].zIndex == elements[element.index].zIndex
        else { continue }
        found.formUnion([element.index, below.index])
      }
    }
    return found
  }

  /// Less than this is rounding, not an overlap: a device's pixel.
  private static let slack: CGFloat = 0.5
}
