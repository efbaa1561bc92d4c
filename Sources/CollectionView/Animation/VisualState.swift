import Foundation

/// What of an element moves while it is animated, as a vector: sums and multiples have a meaning.
struct VisualState: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  var alpha: CGFloat = 0
  var transform = CATransform3D()

  /// How an element looks with attributes.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    alpha = attributes.alpha
    transform = attributes.transform3D
  }

  /// Makes attributes look so.
  func set(on attributes: UICollectionViewLayoutAttributes) {
    attributes.center = center
    attributes.size = size
    attributes.alpha = alpha
    attributes.transform3D = transform
  }

  /// The same look at another place.
  func moved(by way: CGPoint) -> VisualState {
    var state = self
    state.center.x += way.x
    state.center.y += way.y
    return state
  }

  static func == (left: VisualState, right: VisualState) -> Bool {
    left.center == right.center && left.size == right.size && left.alpha == right.alpha
      && CATransform3DEqualToTransform(left.transform, right.transform)
  }

  static func - (left: VisualState, right: VisualState) -> VisualState {
    left.adding(right, times: -1)
  }

  /// The state with a multiple of another one on top.
  func adding(_ other: VisualState, times factor: CGFloat) -> VisualState {
    var sum = self
    sum.center.x += other.center.x * factor
    sum.center.y += other.center.y * factor
    sum.size.width += other.size.width * factor
    sum.size.height += other.size.height * factor
    sum.alpha += other.alpha * factor
    for entry in Self.entries {
      sum.transform[keyPath: entry] += other.transform[keyPath: entry] * factor
    }
    return sum
  }

  private static var entries: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
      \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
  }
}
