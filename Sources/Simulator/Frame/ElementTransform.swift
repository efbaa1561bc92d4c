import CollectionView
import Foundation

/// An element's transform about its centre.
///
/// The frame of a transformed element is the bounding box of its visible shape, as in UIKit.
public struct ElementTransform: Sendable, Equatable, Codable {
  /// The factors of its width and height.
  public var scale: CGSize
  /// The clockwise rotation in degrees.
  public var rotation: Double
  /// The translation in points.
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
  /// The two-dimensional part of the transform of attributes; nil for the identity.
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let transform = attributes.transform
    guard transform != .identity else { return nil }
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    // A matrix is described as a scale along its own axes and a rotation; a mirror image has a negative height.
    let height = (c * c + d * d).squareRoot()
    self.init(
      scale: CGSize(
        width: (a * a + b * b).squareRoot(), height: a * d - b * c < 0 ? -height : height),
      rotation: atan2(b, a) * 180 / .pi,
      translation: CGPoint(x: transform.tx, y: transform.ty), size: attributes.size)
  }
}
