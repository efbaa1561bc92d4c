import CollectionView
import Foundation

@MainActor
extension [UICollectionView.LiveElement] {
  /// In the order of drawing, of equal z indices what has the longest way before it in front: what an update moves is seen
  /// over what it passes.
  ///
  /// UIKit defines no order of equals.
  var travellersInFront: Self {
    guard hasTravellers else { return self }
    var ways: [CGFloat] = []
    ways.reserveCapacity(count)
    // A closure would ask for each whether it runs on the main actor.
    var farthest: CGFloat = 0
    for element in self {
      let way = element.way
      ways.append(way)
      farthest = Swift.max(farthest, way)
    }
    guard farthest > 0 else { return self }
    return zip(self, ways).enumerated()
      .sorted { one, other in
        let (z, otherZ) = (one.element.0.attributes.zIndex, other.element.0.attributes.zIndex)
        if z != otherZ { return z < otherZ }
        let (way, otherWay) = (one.element.1, other.element.1)
        return way == otherWay ? one.offset < other.offset : way < otherWay
      }
      .map(\.element.0)
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
