/// The scroll view's own settings, under UIKit's names.
public struct ScrollSettings: Sendable, Equatable {
  /// Which of UIKit's two deceleration rates applies.
  public enum DecelerationRate: String, Sendable, Equatable, CaseIterable {
    case normal
    case fast
  }

  /// How fast a fling loses its speed.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a fling rests at multiples of the viewport.
  public var isPagingEnabled = false
  /// Whether the content can be dragged past its ends.
  public var bounces = true
  /// Whether content that fits can be dragged up and down.
  public var alwaysBounceVertical = false
  /// Whether content that fits can be dragged sideways.
  public var alwaysBounceHorizontal = false
  /// Whether a drag keeps to the axis it sets out along.
  public var isDirectionalLockEnabled = false

  /// Makes the settings of a scroll view that nobody has changed.
  public init() {}
}
