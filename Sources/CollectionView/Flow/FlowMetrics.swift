import Foundation

/// What the delegate or the properties of a flow layout say of one section, in points.
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
  /// Whether everything stands where the common size has it, whatever it was measured to be.
  var freezesSuccessors = false
  /// Whether the two spacings change roles when the items differ in size.
  var swapsSpacings = false
}
