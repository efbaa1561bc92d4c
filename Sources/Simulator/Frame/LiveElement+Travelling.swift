import CollectionView
import Foundation

extension [UICollectionView.LiveElement] {
  /// The indices in drawing order while an animation moves elements; nil if the elements are in drawing order already.
  ///
  /// Of equal z indices, the element with the longest remaining way is in front, so that an element moved by an update
  /// passes over the others. UIKit defines no order of equal z indices.
  @MainActor
  var orderWithTravellersInFront: [Int]? {
    let ways = map(\.remainingWay)
    guard ways.contains(where: { $0 > 0 }) else { return nil }
    return indices.sorted { one, other in
      let (z, otherZ) = (self[one].attributes.zIndex, self[other].attributes.zIndex)
      if z != otherZ { return z < otherZ }
      return ways[one] == ways[other] ? one < other : ways[one] < ways[other]
    }
  }
}

extension UICollectionView.LiveElement {
  /// The remaining way of the centre in the animation under way, in whole points along the longer axis; 0 for an
  /// element that does not move or that disappears.
  @MainActor
  fileprivate var remainingWay: CGFloat {
    guard attributes !== modelAttributes, !isDisappearing else { return 0 }
    let (from, to) = (attributes.center, modelAttributes.center)
    let way = max(abs(from.x - to.x), abs(from.y - to.y)).rounded()
    return way.isFinite ? way : 0
  }
}
