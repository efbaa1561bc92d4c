import Foundation

/// Where an item stands in its line.
struct FlowPlace: Equatable, Sendable {
  var item: Int
  /// From the start of the line, in points.
  var cross: CGFloat
  /// From the leading edge of the line along the axis, in points.
  var main: CGFloat
  var size: FlowSize
}
