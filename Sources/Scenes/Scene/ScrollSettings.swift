/// The scroll view's own settings, under UIKit's names.
public struct ScrollSettings: Sendable, Equatable {
  /// Which of UIKit's two deceleration rates applies.
  public enum DecelerationRate: String, Sendable, Equatable, CaseIterable {
    case normal
    case fast
  }

  public var decelerationRate = DecelerationRate.normal
  public var isPagingEnabled = false
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false

  public init() {}
}
