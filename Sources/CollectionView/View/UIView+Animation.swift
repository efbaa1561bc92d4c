import Foundation

// UIKit's class methods are asked by whoever is on the stack, so the block that is running stands in a static.

extension UIView {
  /// The innermost animation block that is running; nil outside.
  static var animationBlock: AnimationBlock?

  /// Whether changes are animated at all.
  public private(set) static var areAnimationsEnabled = true

  /// Turns animations on or off for all views; off, blocks run and complete at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Runs changes that are not animated, whatever block they stand in.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  /// Animates what the closure changes in collection views: their layout passes, updates and sizes.
  ///
  /// Time is given by the host, see `advanceAnimations(by:)`; a view without one is at the end at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end.
  ///   - delay: Seconds before the start.
  ///   - options: The curve.
  ///   - animations: Runs at once.
  ///   - completion: Told whether everything came to its end; called at once when nothing moves.
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

  /// Animates with ease at both ends, and tells nobody of the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates like a mass on a spring that has settled when the duration is over.
  ///
  /// - Parameters:
  ///   - duration: Seconds until it has settled to a thousandth of the way.
  ///   - delay: Seconds before the start.
  ///   - dampingRatio: 1 comes to rest without a swing; nearer to 0 it swings longer.
  ///   - velocity: At the start, in whole ways per second.
  ///   - options: The curve of the options has no part in it.
  ///   - animations: Runs at once.
  ///   - completion: Told whether everything came to its end.
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

  private class func animate(
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
