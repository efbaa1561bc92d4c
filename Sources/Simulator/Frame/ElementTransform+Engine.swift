import CollectionView
import Foundation

extension ElementTransform {
  /// The plane's part of what attributes say; nil for the identity.
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let transform = attributes.transform
    guard transform != .identity else { return nil }
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    // A matrix is told as a scale along its own axes and a turn; a mirror image has a height less than zero.
    let height = (c * c + d * d).squareRoot()
    self.init(
      scale: CGSize(
        width: (a * a + b * b).squareRoot(), height: a * d - b * c < 0 ? -height : height),
      rotation: atan2(b, a) * 180 / .pi,
      translation: CGPoint(x: transform.tx, y: transform.ty), size: attributes.size)
  }
}
