import Foundation

/// What a section's handler changed of an element.
///
/// It is relative to the place the layout gave the element, so that it holds while a scroller or a pinned header moves.
struct HandledElement {
  private let changed: UICollectionViewLayoutAttributes
  private let move: CGPoint
  private let lift: Int

  /// The difference between attributes before and after the handler.
  init(from plain: UICollectionViewLayoutAttributes, to changed: UICollectionViewLayoutAttributes) {
    self.changed = changed
    move = changed.center - plain.center
    lift = changed.zIndex - plain.zIndex
  }

  /// Makes the changes to the attributes that the layout gives the element now.
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    attributes.alpha = changed.alpha
    attributes.isHidden = changed.isHidden
    attributes.transform3D = changed.transform3D
    attributes.center = attributes.center.moved(by: move)
    attributes.zIndex += lift
  }
}
