import Foundation

/// The motion of an element to where its attributes place it.
///
/// It keeps the difference to the attributes, which shrinks to zero: if the attributes change meanwhile without an
/// animation, because a neighbour was measured or the offset was compensated, the element is carried along.
struct ElementAnimation {
  /// The appearance of the element at the start, less its appearance at the end.
  let difference: VisualState
  let timing: AnimationTiming
  /// In the collection view's time, in seconds.
  let start: TimeInterval
  /// Whether the view came onto the screen with the animation.
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

  /// The state of attributes.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    alpha = attributes.alpha
    transform = attributes.transform3D
  }

  /// Sets the state on attributes.
  func set(on attributes: UICollectionViewLayoutAttributes) {
    attributes.center = center
    attributes.size = size
    attributes.alpha = alpha
    attributes.transform3D = transform
  }

  /// The state at a distance.
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
