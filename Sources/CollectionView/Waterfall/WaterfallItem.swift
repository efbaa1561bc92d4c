import Foundation

/// A measured item of a waterfall: its height and the column it was put into.
struct WaterfallItem: Equatable, Sendable {
  var item: Int
  var lane: Int
  var height: CGFloat
}
