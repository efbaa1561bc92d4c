import Foundation

/// An item of the oracle: what it is, how large it truly is, and what the layout has been told of it.
struct PlainItem {
  let id: Int
  var size: CGSize
  /// What its cell answered when it was asked, by the width of the content.
  var known: [CGFloat: CGSize] = [:]
  /// The column of a waterfall it was put into when it was measured, or seen before one that was.
  var lane: Int?
}
