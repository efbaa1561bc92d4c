import Foundation

/// The last items of the data, where the layout has no place for them.
struct UnplacedItems {
  let first: IndexPath
  let count: Int
  /// How long they are together, in points.
  let extent: CGFloat
}
