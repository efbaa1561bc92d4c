import Foundation

/// The numbers that the columns of a waterfall share.
struct WaterfallMetrics: Equatable, Sendable {
  /// How many columns there are: at least one.
  let columns: Int
  /// What an item is taken to be high until it is measured: more than zero, in points.
  let estimate: CGFloat
  /// Between items, in points.
  let spacing: CGFloat
  /// Whether measured items leave their column for one that has become shorter.
  let picksAgain: Bool

  /// Numbers that make no sense are replaced by the nearest that do.
  init(columns: Int, estimate: CGFloat, spacing: CGFloat, picksAgain: Bool = false) {
    self.columns = max(1, columns)
    self.estimate = estimate.isFinite && estimate > 0 ? estimate : 1
    self.spacing = ExtentTree.sane(spacing)
    self.picksAgain = picksAgain
  }
}
