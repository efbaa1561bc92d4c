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
    let candidates = elements.indices.filter { index in
      let element = elements[index]
      return element.category != .decorationView && !element.isDisappearing
        && [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
          .allSatisfy(\.isFinite)
    }
    let sorted = candidates.sorted { elements[$0].frame.minY < elements[$1].frame.minY }
    var found: Set<Int> = []
    for (place, index) in sorted.enumerated() {
      let element = elements[index]
      for other in sorted[(place + 1)...] {
        let below = elements[other]
        guard below.frame.minY < element.frame.maxY - Self.slack else { break }
        guard below.zIndex == element.zIndex,
          below.frame.minX < element.frame.maxX - Self.slack,
          element.frame.minX < below.frame.maxX - Self.slack
        else { continue }
        found.formUnion([index, other])
      }
    }
    return found
  }

  /// Less than this is rounding, not an overlap: a device's pixel.
  private static let slack: CGFloat = 0.5
}
