import CollectionView
import Foundation

@MainActor
extension [UICollectionView.LiveElement] {
  /// Their places in the order of drawing; nil for the order they are in.
  ///
  /// Of equal z indices what has the longest way before it is in front: what an update moves is seen over what it passes.
  /// UIKit defines no order of equals.
  var orderWithTravellersInFront: [Int]? {
    guard hasTravellers else { return nil }
    var ways: [CGFloat] = []
    ways.reserveCapacity(count)
    // A closure would ask for each whether it runs on the main actor.
    var farthest: CGFloat = 0
    for element in self {
      let way = element.way
      ways.append(way)
      farthest = Swift.max(farthest, way)
    }
    guard farthest > 0 else { return nil }
    return indices.sorted { one, other in
      let (z, otherZ) = (self[one].attributes.zIndex, self[other].attributes.zIndex)
      if z != otherZ { return z < otherZ }
      return ways[one] == ways[other] ? one < other : ways[one] < ways[other]
    }
  }

  /// Whether an animation is on the way with any of them.
  private var hasTravellers: Bool {
    for index in indices where self[index].attributes !== self[index].modelAttributes {
      return true
    }
    return false
  }
}

@MainActor
extension UICollectionView.LiveElement {
  /// Whole points that an animation still moves its middle along the longer axis; 0 for what stays, and what leaves.
  fileprivate var way: CGFloat {
    guard attributes !== modelAttributes, !isDisappearing else { return 0 }
    let (from, to) = (attributes.center, modelAttributes.center)
    let way = Swift.max(abs(from.x - to.x), abs(from.y - to.y)).rounded()
    return way.isFinite ? way : 0
  }
}
