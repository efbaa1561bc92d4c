extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Always so: what the closure lays out is animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Always so: a finger is never kept from what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Always so: an animation goes on from where the one before it has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Inside another animation block, takes its own duration instead of that block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation block, takes its own curve instead of that block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The curve that the options name.
    var curve: AnimationCurve {
      switch rawValue >> 16 & 3 {
      case 1: .bezier(.easeIn)
      case 2: .bezier(.easeOut)
      case 3: .linear
      default: .bezier(.easeInOut)
      }
    }
  }
}
