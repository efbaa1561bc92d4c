import Foundation

/// What a collection view leaves a flow layout across the axis of scrolling, in points.
struct FlowBreadth: Equatable, Sendable {
  /// The bounds less the adjusted content insets: what lines and their insets share.
  var dimension: CGFloat = 0
  /// Where section insets begin, from the content insets inwards, unless that is at the content insets themselves.
  var margins: Margins?

  /// The distances of a boundary from the content insets; negative where it lies outside of them.
  struct Margins: Equatable, Sendable {
    var before: CGFloat
    var after: CGFloat
  }

  /// The insets of a section from the content insets, which are respected at least.
  func resolved(_ insets: FlowInsets) -> FlowInsets {
    guard let margins else { return insets }
    var resolved = insets
    resolved.crossBefore = max(0, margins.before + insets.crossBefore)
    resolved.crossAfter = max(0, margins.after + insets.crossAfter)
    return resolved
  }
}
