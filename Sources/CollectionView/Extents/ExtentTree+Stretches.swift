import Foundation

extension ExtentTree {
  /// The longest ranges of neighbours that have not been measured, in order.
  ///
  /// - Complexity: O(stretches · log *r*).
  var unmeasuredStretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    root.visitUnmeasured(from: 0) { stretch in
      // Stretches may meet at the border of two leaves.
      if let last = stretches.last, last.upperBound == stretch.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        stretches.append(stretch)
      }
    }
    return stretches
  }
}

extension ExtentNode {
  fileprivate func visitUnmeasured(from start: Int, _ body: (Range<Int>) -> Void) {
    guard summary.measuredCount < summary.count else { return }
    var start = start
    for child in children {
      child.visitUnmeasured(from: start, body)
      start += child.summary.count
    }
    for run in runs {
      if !run.isMeasured { body(start..<(start + run.count)) }
      start += run.count
    }
  }
}
