import Foundation

/// A size along and across the axis a flow layout scrolls along, in points.
struct FlowSize: Hashable, Sendable {
  /// Along the axis.
  var main: CGFloat
  /// Across it: along a line.
  var cross: CGFloat

  /// Lengths that are negative or not finite count as zero.
  init(main: CGFloat, cross: CGFloat) {
    self.main = ExtentTree.sane(main)
    self.cross = ExtentTree.sane(cross)
  }

  /// The same size along the other axis.
  var turned: FlowSize { FlowSize(main: cross, cross: main) }
}
