import CollectionView
import Foundation

/// Which element is meant from one frame to the next: an item by its position, wherever an update puts it, another view by
/// its kind and index path.
enum ElementTrack: Hashable {
  case item(Int)
  indirect case view(ElementFrame.Identity)

  /// The element that attributes or a picture name.
  init(_ identity: ElementFrame.Identity, item: Int?) {
    self = item.map { .item($0) } ?? .view(identity)
  }

  /// The element that is live.
  @MainActor
  init(_ element: borrowing UICollectionView.LiveElement) {
    if let position = (element.view as? SceneCell)?.entry?.position {
      self = .item(position)
    } else {
      self = .view(ElementFrame.Identity(element.modelAttributes))
    }
  }
}
