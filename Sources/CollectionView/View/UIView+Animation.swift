import Foundation

// UIKit's animation methods are class methods, so the running block is a static property.

extension UIView {
  /// The innermost animation block that is running; nil outside.
  static var animationBlock: AnimationBlock?

  /// Whether changes are animated at all.
  public private(set) static var areAnimationsEnabled = true

  /// Turns animations on or off for all views; while they are off, blocks run and complete at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Runs changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  /// Animates the changes that the closure makes in collection views: their layout passes, updates and sizes.
  ///
  /// The host advances the animation with `advanceAnimations(by:)`. A view without a host shows its end state immediately.
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end.
  ///   - delay: Seconds before the start.
  ///   - options: The curve.
  ///   - animations: Runs at once.
  ///   - completion: Called with whether all animations finished; at once if nothing moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(duration: duration, delay: delay, curve: options.curve)
    if let outer = animationBlock?.timing {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    }
    animate(timing, animations, completion)
  }

  /// Animates with ease at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with ease at both ends, without a completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates like a mass on a spring that has settled when the duration is over.
  ///
  /// - Parameters:
  ///   - duration: Seconds until it has settled to a thousandth of the distance.
  ///   - delay: Seconds before the start.
  ///   - dampingRatio: 1 comes to rest without oscillation; closer to 0 it oscillates longer.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - options: The options; their curve is ignored.
  ///   - animations: Runs at once.
  ///   - completion: Called with whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = AnimationCurve.spring(
      damping: dampingRatio, velocity: velocity * CGFloat(duration))
    animate(
      AnimationTiming(duration: duration, delay: delay, curve: curve), animations, completion)
  }

  class func animate(
    _ timing: AnimationTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = animationBlock
    let block = AnimationBlock(timing, completion: completion)
    animationBlock = block
    block.run(animations)
    animationBlock = outer
    block.close()
  }
}

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Always in effect: layout passes in the closure are animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Always in effect: touches reach views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Always in effect: an animation begins at the current state of the one before it.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Has no effect here: an animation runs once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Has no effect here: an animation runs once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation block, uses its own duration instead of that block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation block, uses its own curve instead of that block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect here: a transition is not drawn.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides one and shows the other, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another animation block, uses only its own options; they are never inherited here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // The look of a transition, which is not drawn here.

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // Frame rates; the host's is used here.

    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

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
