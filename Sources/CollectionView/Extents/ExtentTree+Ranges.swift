import Foundation

extension ExtentTree {
  /// The extents of neighbouring items, the estimate for those that are not measured.
  ///
  /// Precondition: the range lies within the items.
  ///
  /// - Complexity: O(log *r* + items of the range).
  func extents(in range: Range<Int>) -> [CGFloat] {
    var extents: [CGFloat] = []
    extents.reserveCapacity(range.count)
    visitExtents(in: range) { extents.append($0) }
    return extents
  }

  /// Hands out the extents of neighbouring items in order, the estimate for those that are not measured.
  ///
  /// Precondition: the range lies within the items.
  ///
  /// - Complexity: O(log *r* + items of the range).
  func visitExtents(in range: Range<Int>, _ body: (CGFloat) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    root.visitMeasures(in: range) { body($0 ?? estimate) }
  }

  /// Hands out whether neighbouring items are measured, one after another.
  ///
  /// Precondition: the range lies within the items.
  ///
  /// - Complexity: O(log *r* + items of the range).
  func visitMeasured(in range: Range<Int>, _ body: (_ isMeasured: Bool) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    root.visitMeasures(in: range) { body($0 != nil) }
  }
}

extension ExtentNode {
  /// Hands out the measured extents of some of the items below this node, counted from its first one.
  fileprivate func visitMeasures(in range: Range<Int>, _ body: (CGFloat?) -> Void) {
    var start = 0
    for child in children.indices {
      let end = start + children[child].summary.count
      if end > range.lowerBound, start < range.upperBound {
        let part = max(start, range.lowerBound) - start..<min(end, range.upperBound) - start
        children[child].visitMeasures(in: part, body)
      }
      start = end
    }
    guard isLeaf, !range.isEmpty else { return }
    var (run, at) = runHolding(range.lowerBound)
    while run < runs.count, at < range.upperBound {
      let end = at + runs[run].count
      if let extent = runs[run].extent {
        body(extent)
      } else {
        for _ in max(at, range.lowerBound)..<min(end, range.upperBound) { body(nil) }
      }
      at = end
      run += 1
    }
  }
}
