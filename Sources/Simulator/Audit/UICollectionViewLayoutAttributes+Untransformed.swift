import CollectionView
import Foundation

extension UICollectionViewLayoutAttributes {
  /// Where the element stands before its transform; a card that only grows towards the middle does not move.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
