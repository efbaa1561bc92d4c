import Foundation

extension ExtentRun {
  /// The item of this run that has exactly `before` in front of it.
  func item(after before: ExtentSummary, metrics: ExtentMetrics) -> ExtentSpan {
    ExtentSpan(
      index: before.count, offset: metrics.length(of: before),
      extent: extent ?? metrics.estimate, isMeasured: isMeasured)
  }

  /// The last item of the run whose leading edge is at or before an offset, or its first item.
  func item(
    at offset: CGFloat, after before: ExtentSummary, metrics: ExtentMetrics
  ) -> ExtentSpan {
    var sum = before
    sum.count += position(of: offset, after: before, metrics: metrics)
    return item(after: sum, metrics: metrics)
  }

  /// How many items of the run stand before the one that ``item(at:after:metrics:)`` finds.
  func position(
    of offset: CGFloat, after before: ExtentSummary, metrics: ExtentMetrics
  ) -> Int {
    let last = count - 1
    guard last > 0 else { return 0 }
    let start = metrics.length(of: before)
    guard offset >= start else { return 0 }
    let steps = (offset - start) / (metrics.estimate + metrics.spacing)
    guard !(steps < 0) else { return 0 }
    let position = steps < CGFloat(last) ? Int(steps) : last
    // The division may be off by a rounding error either way.
    func edge(_ position: Int) -> CGFloat {
      var sum = before
      sum.count += position
      return metrics.length(of: sum)
    }
    if edge(position) > offset { return max(0, position - 1) }
    return position < last && edge(position + 1) <= offset ? position + 1 : position
  }
}
