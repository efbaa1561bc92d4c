import Foundation

/// The spacings and edge lengths of one section, from the delegate or the properties of a flow layout, in points.
struct FlowMetrics: Equatable, Sendable {
  var insets = FlowInsets()
  /// Between lines.
  var lineSpacing: CGFloat = 0
  /// Between the items of a line at least.
  var itemSpacing: CGFloat = 0
  /// The header's length along the axis; zero for none.
  var header: CGFloat = 0
  /// The footer's length along the axis; zero for none.
  var footer: CGFloat = 0
  /// Whether elements stay at the places of the common size, regardless of their measured sizes.
  var freezesSuccessors = false
  /// Whether header and footer have their measured lengths, once there are some.
  var measuresEdges = true
  /// Whether the two spacings are exchanged when the items differ in size.
  var swapsSpacings = false
}

/// The room of a flow layout across the axis of scrolling, in points.
struct FlowBreadth: Equatable, Sendable {
  /// The bounds less the adjusted content insets: the room for lines and their insets.
  var dimension: CGFloat = 0
  /// The boundary that section insets are measured from, unless it is the content inset itself.
  var margins: Margins?

  /// The distances of a boundary from the content insets; negative where it lies outside of them.
  struct Margins: Equatable, Sendable {
    var before: CGFloat
    var after: CGFloat
  }

  /// The insets of a section, measured from the content insets; never less than zero.
  func resolved(_ insets: FlowInsets) -> FlowInsets {
    guard let margins else { return insets }
    var resolved = insets
    resolved.crossBefore = max(0, margins.before + insets.crossBefore)
    resolved.crossAfter = max(0, margins.after + insets.crossAfter)
    return resolved
  }
}
