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
