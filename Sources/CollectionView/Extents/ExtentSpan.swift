import Foundation

/// Where an item lies along the axis.
struct ExtentSpan: Equatable, Sendable {
  var index: Int
  /// The leading edge.
  var offset: CGFloat
  var extent: CGFloat
  /// Whether the extent was measured; otherwise it is the estimate.
  var isMeasured: Bool
}
