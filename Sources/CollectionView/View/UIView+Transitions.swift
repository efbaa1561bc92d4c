import Foundation

// Transitions and keyframes are animation blocks: what moves in collection views is animated, the rest changes at once.

extension UIView {
  /// Animates the changes that the closure makes; the look of the transition is not drawn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Replaces a view by another in its superview, or hides it and shows the other.
  ///
  /// The look of the transition is not drawn.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let parent = fromView.superview {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Animates the keyframes that the closure adds, and its other changes over the whole duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds from start to end.
  ///   - delay: Seconds before the start.
  ///   - options: The curve; how values between keyframes are computed has no effect here.
  ///   - animations: Runs at once.
  ///   - completion: Called when the keyframes' animations have ended.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// Animates changes during a part of the animation of `animateKeyframes`, in fractions of its duration.
  ///
  /// Outside of it the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = animationBlock else { return animations() }
    var timing = outer.timing
    timing.delay += timing.duration * max(0, frameStartTime)
    timing.duration *= max(0, frameDuration)
    outer.begin()
    animate(timing, animations) { outer.end(finished: $0) }
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Has no effect here: an animation runs once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Has no effect here: an animation runs once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    // How values between keyframes are computed, which has no effect here.

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
