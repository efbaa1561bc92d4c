import Foundation

/// The animation of an element from its old appearance to its attributes.
///
/// It stores the difference from the attributes, which shrinks to zero. If the attributes change meanwhile without an
/// animation, because a neighbour was measured or the offset was compensated, the element moves along with them.
struct ElementAnimation {
  /// The appearance of the element at the start minus its appearance at the end.
  let difference: VisualState
  let timing: AnimationTiming
  /// In the collection view's time, in seconds.
  let start: TimeInterval
  /// Whether the element appeared on the screen with this animation.
  let isArrival: Bool

  var end: TimeInterval { start + timing.total }

  /// The appearance of an element at a time when its attributes are those of `goal`.
  func state(at time: TimeInterval, goal: VisualState) -> VisualState {
    let left = 1 - timing.progress(after: time - start)
    return left == 0 ? goal : goal.adding(difference, times: left)
  }
}

/// The animated properties of an element as a vector, with sums and multiples.
struct VisualState: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  var alpha: CGFloat = 0
  var transform = CATransform3D()

  /// The animated properties of layout attributes.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    alpha = attributes.alpha
    transform = attributes.transform3D
  }

  /// Sets the animated properties of layout attributes.
  func set(on attributes: UICollectionViewLayoutAttributes) {
    attributes.center = center
    attributes.size = size
    attributes.alpha = alpha
    attributes.transform3D = transform
  }

  /// The state with its centre moved by `distance`, in points.
  func moved(by distance: CGPoint) -> VisualState {
    var state = self
    state.center = center.moved(by: distance)
    return state
  }

  static func == (left: VisualState, right: VisualState) -> Bool {
    left.center == right.center && left.size == right.size && left.alpha == right.alpha
      && CATransform3DEqualToTransform(left.transform, right.transform)
  }

  static func - (left: VisualState, right: VisualState) -> VisualState {
    left.adding(right, times: -1)
  }

  /// The state plus a multiple of another one.
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
