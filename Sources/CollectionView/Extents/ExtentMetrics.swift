import Foundation

/// The two numbers that turn a summary into a length in points.
struct ExtentMetrics: Equatable, Sendable {
  /// The extent of every item that has not been measured.
  var estimate: CGFloat
  /// The space that follows every item.
  var spacing: CGFloat

  /// The length of the items of a summary, each with the space after it.
  func length(of summary: ExtentSummary) -> CGFloat {
    summary.measuredExtent
      + CGFloat(summary.count - summary.measuredCount) * estimate
      + CGFloat(summary.count) * spacing
  }
}
