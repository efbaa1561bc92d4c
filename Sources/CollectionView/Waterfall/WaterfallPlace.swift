import Foundation

/// Where an item of a waterfall stands.
struct WaterfallPlace: Equatable, Sendable {
  var item: Int
  /// The column, from the left.
  var lane: Int
  /// From the start of the columns, in points.
  var offset: CGFloat
  var height: CGFloat
  var end: CGFloat { offset + height }
  /// Whether the height was measured; otherwise it is the estimate.
  var isMeasured: Bool
}
