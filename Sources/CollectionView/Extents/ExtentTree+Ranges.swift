import Foundation

extension ExtentTree {
  /// The extents of neighbouring items, the estimate for those that are not measured.
  ///
  /// Precondition: the range lies within the items.
  ///
  /// - Complexity: O(log *r* + items of the range).
  func extents(in range: Range<Int>) -> [CGFloat] {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var extents: [CGFloat] = []
    extents.reserveCapacity(range.count)
    root.appendExtents(in: range, to: &extents, estimate: estimate)
    return extents
  }
}

extension ExtentNode {
  /// Appends the extents of some of the items below this node, counted from its first one.
  fileprivate func appendExtents(
    in range: Range<Int>, to extents: inout [CGFloat], estimate: CGFloat
  ) {
    var start = 0
    for child in children.indices {
      let end = start + children[child].summary.count
      if end > range.lowerBound, start < range.upperBound {
        let part = max(start, range.lowerBound) - start..<min(end, range.upperBound) - start
        children[child].appendExtents(in: part, to: &extents, estimate: estimate)
      }
      start = end
    }
    guard isLeaf, !range.isEmpty else { return }
    var (run, at) = runHolding(range.lowerBound)
    while run < runs.count, at < range.upperBound {
      let end = at + runs[run].count
      if let extent = runs[run].extent {
        extents.append(extent)
      } else {
        let met = min(end, range.upperBound) - max(at, range.lowerBound)
        extents.append(contentsOf: repeatElement(estimate, count: met))
      }
      at = end
      run += 1
    }
  }
}
