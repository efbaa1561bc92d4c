import Foundation

/// The extents of a row of items along one axis, most of them perhaps not measured yet.
///
/// Items that were never measured count with an estimate and cost no memory: a stretch of them is
/// one run in a balanced tree, however long, and measuring an item splits a run. What is measured
/// costs 8 to 16 bytes an item when items are measured in order, up to 32 when at random. Unless
/// said otherwise every operation is O(log *r*) in the number of runs, and never depends on the
/// number of items, which may be anything up to 2⁴⁰.
///
/// Extents, offsets and spacing are in points along the axis. Values that are not finite count as
/// zero, and so do negative extents. A negative spacing makes neighbours overlap; searching is
/// defined as long as no item is shorter than the overlap.
struct ExtentTree: Sendable {
  var root: ExtentNode
  private(set) var metrics: ExtentMetrics

  /// A row of unmeasured items.
  ///
  /// - Complexity: O(1).
  init(count: Int = 0, estimate: CGFloat = 0, spacing: CGFloat = 0) {
    precondition(count >= 0)
    root = ExtentNode(unmeasured: count)
    metrics = ExtentMetrics(
      estimate: ExtentTree.sane(estimate), spacing: spacing.isFinite ? spacing : 0)
  }

  var count: Int { root.summary.count }
  var measuredCount: Int { root.summary.measuredCount }

  /// The extent of every item that is not measured.
  ///
  /// - Complexity: O(1) to set; all unmeasured items take it at once.
  var estimate: CGFloat {
    get { metrics.estimate }
    set { metrics.estimate = ExtentTree.sane(newValue) }
  }

  /// The space between neighbours; there is none after the last item.
  ///
  /// - Complexity: O(1) to set.
  var spacing: CGFloat {
    get { metrics.spacing }
    set { metrics.spacing = newValue.isFinite ? newValue : 0 }
  }

  /// The extents of all items and the spaces between them.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  var totalExtent: CGFloat {
    count == 0 ? 0 : max(0, metrics.length(of: root.summary) - spacing)
  }

  /// The mean of the measured extents; nil before anything was measured.
  ///
  /// - Complexity: O(1).
  var meanMeasuredExtent: CGFloat? {
    measuredCount > 0 ? root.summary.measuredExtent / CGFloat(measuredCount) : nil
  }

  /// The extent that the tree will count with when it is given this one.
  static func sane(_ extent: CGFloat) -> CGFloat {
    extent.isFinite && extent > 0 ? extent : 0
  }
}
