import Foundation
import Simulator

extension PaneFrame {
  /// Elements that overlap another one of the same z index, so that nothing says which of them is in front; by their place
  /// in `elements`.
  ///
  /// A decoration behind its items has a z index of its own where a layout cares, and is let be.
  ///
  /// - Complexity: O(n) where elements stand below one another, else O(n · (log n + elements beside one another)).
  var undecidedOverlaps: Set<Int> {
    let elements = self.elements
    if isStack { return [] }
    var candidates: [(index: Int, frame: CGRect)] = []
    candidates.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() where element.mayOverlap {
      candidates.append((index, element.frame))
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

  /// Whether each element begins below those before it, so that none overlaps another.
  private var isStack: Bool {
    var (start, end) = (-CGFloat.infinity, -CGFloat.infinity)
    for element in self.elements where element.mayOverlap {
      let frame = element.frame
      guard frame.minY >= start, frame.minY >= end - Self.slack else { return false }
      (start, end) = (frame.minY, max(end, frame.maxY))
    }
    return true
  }

  /// Less than this is rounding, not an overlap: a device's pixel.
  private static let slack: CGFloat = 0.5
}

extension ElementFrame {
  /// Whether it counts where it stands, and can be compared with others.
  fileprivate var mayOverlap: Bool {
    let frame = self.frame
    return self.category != .decorationView && !self.isDisappearing && frame.minX.isFinite
      && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
  }
}
