import CollectionView
import Foundation

/// How an element is transformed about its centre.
///
/// The frame of a transformed element is the box around what is seen of it, as UIKit's is.
public struct ElementTransform: Sendable, Equatable, Codable {
  /// How many times as wide and as high.
  public var scale: CGSize
  /// Degrees, clockwise.
  public var rotation: Double
  /// Points.
  public var translation: CGPoint
  /// The size without the transform, in points.
  public var size: CGSize

  public init(
    scale: CGSize = CGSize(width: 1, height: 1), rotation: Double = 0,
    translation: CGPoint = .zero, size: CGSize = .zero
  ) {
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
    self.size = size
  }
}

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
