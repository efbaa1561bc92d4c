import Foundation

/// Where items stand across the axis in lines that are items: every item as long across as the others, and a line holds
/// but one.
struct FlowColumn {
  /// Where an item begins, in points: lone items are centred.
  let start: CGFloat
  /// Where the last item begins: at the start of its line, but where all items have one size.
  let lastStart: CGFloat

  /// - Parameters:
  ///   - lineStart: Where the lines begin, in points.
  ///   - slack: What an item leaves of a line, in points.
  ///   - isUniform: Whether all items have one size.
  ///   - displayScale: Pixels a point: both places are on their grid.
  init(lineStart: CGFloat, slack: CGFloat, isUniform: Bool, displayScale: CGFloat) {
    start = (lineStart + slack / 2).rounded(toPixelsOf: displayScale)
    lastStart = isUniform ? start : lineStart.rounded(toPixelsOf: displayScale)
  }
}
