import Foundation

/// One measured item, or a stretch of unmeasured items.
///
/// Stored in eight bytes, which halves the memory of a measured list: a value of zero or more is the extent of a measured
/// item, a negative value is the negated number of unmeasured items, exact up to 2⁵³.
struct ExtentRun: Equatable, Sendable {
  private let value: CGFloat

  /// A single item of a known extent, which must be finite and not negative.
  static func measured(_ extent: CGFloat) -> ExtentRun {
    ExtentRun(value: extent)
  }

  /// A stretch of at least one unmeasured item.
  static func unmeasured(_ count: Int) -> ExtentRun {
    ExtentRun(value: -CGFloat(count))
  }

  var isMeasured: Bool { value >= 0 }

  /// The number of items in the run.
  var count: Int { isMeasured ? 1 : Int(-value) }

  /// The extent of the measured item, or nil for an unmeasured stretch.
  var extent: CGFloat? { isMeasured ? value : nil }

  var summary: ExtentSummary {
    isMeasured
      ? ExtentSummary(count: 1, measuredCount: 1, measuredExtent: value)
      : ExtentSummary(count: count)
  }

  /// The span of the item that follows the items summed up in `before`, if it is in this run.
  func item(after before: ExtentSummary, metrics: ExtentMetrics) -> ExtentSpan {
    ExtentSpan(
      index: before.count, offset: metrics.length(of: before),
      extent: extent ?? metrics.estimate, isMeasured: isMeasured)
  }

  /// The last item of the run whose leading edge is at or before an offset, or the first item of the run.
  func item(
    at offset: CGFloat, after before: ExtentSummary, metrics: ExtentMetrics
  ) -> ExtentSpan {
    var sum = before
    sum.count += position(of: offset, after: before, metrics: metrics)
    return item(after: sum, metrics: metrics)
  }

  /// The position within the run of the item that ``item(at:after:metrics:)`` returns.
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
    // The division may be off by one item in either direction because of rounding.
    func edge(_ position: Int) -> CGFloat {
      var sum = before
      sum.count += position
      return metrics.length(of: sum)
    }
    if edge(position) > offset { return max(0, position - 1) }
    return position < last && edge(position + 1) <= offset ? position + 1 : position
  }
}

/// The sum of some items of an extent tree, independent of estimate and spacing.
///
/// Because neither is included, changing them costs nothing: a position is computed from a summary on demand.
struct ExtentSummary: Equatable, Sendable {
  var count = 0
  var measuredCount = 0
  var measuredExtent: CGFloat = 0

  static func += (left: inout ExtentSummary, right: ExtentSummary) {
    left.count += right.count
    left.measuredCount += right.measuredCount
    left.measuredExtent += right.measuredExtent
  }

  static func + (left: ExtentSummary, right: ExtentSummary) -> ExtentSummary {
    var sum = left
    sum += right
    return sum
  }
}

/// The two numbers that turn a summary into a length in points.
struct ExtentMetrics: Equatable, Sendable {
  /// The extent of every unmeasured item.
  var estimate: CGFloat
  /// The space after every item.
  var spacing: CGFloat

  /// The length of the items of a summary, each with the space after it.
  func length(of summary: ExtentSummary) -> CGFloat {
    summary.measuredExtent
      + CGFloat(summary.count - summary.measuredCount) * estimate
      + CGFloat(summary.count) * spacing
  }
}

/// The position of an item along the axis.
struct ExtentSpan: Equatable, Sendable {
  var index: Int
  /// The leading edge.
  var offset: CGFloat
  var extent: CGFloat
  /// Whether the extent was measured; otherwise it is the estimate.
  var isMeasured: Bool
}
