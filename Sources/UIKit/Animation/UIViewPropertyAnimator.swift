import CollectionView
import Foundation

/// Runs an animation of views that can be prepared first.
///
/// The animations run when the animator starts, as one animation block of `UIView`: it cannot be scrubbed, paused or
/// reversed, and such values are only kept.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds from start to end.
  open private(set) var duration: TimeInterval
  /// Seconds before the start.
  open private(set) var delay: TimeInterval = 0
  /// Active from the start or from a pause to the end.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs.
  open private(set) var isRunning = false
  /// Has no effect here.
  open var isReversed = false
  /// The progress from 0 to 1; has no effect here, and is 1 at the end.
  open var fractionComplete: CGFloat = 0
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  /// Has no effect here.
  open var scrubsLinearly = true
  /// Has no effect here.
  open var pausesOnCompletion = false

  private enum Timing {
    case curve(UIView.AnimationCurve)
    case spring(CGFloat)
  }
  private let timing: Timing
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The number of the last start; a block that was stopped belongs to an earlier one.
  private var run = 0
  /// Whether the animation block of the last start has not ended.
  private var isUnderWay = false

  private init(duration: TimeInterval, timing: Timing, animations: (() -> Void)?) {
    self.duration = duration
    self.timing = timing
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// An animator with a curve; the duration is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timing: .curve(curve), animations: animations)
  }

  /// An animator whose curve has two control points; here it eases at both ends instead.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timing: .curve(.easeInOut), animations: animations)
  }

  /// An animator like a mass on a spring; a ratio of 1 comes to rest without oscillation.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timing: .spring(ratio), animations: animations)
  }

  /// Starts an animator with options, whose curve it has.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; those added after the start run at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes; the delay has no effect here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
    if isRunning { animate { _ in } }
  }

  /// Adds a block to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the changes, animated; does nothing while the animation runs.
  ///
  /// After a pause it adds the changes that were added meanwhile, and the end is that of the animation under way.
  open func startAnimation() {
    guard !isRunning else { return }
    state = .active
    isRunning = true
    guard isUnderWay else { return runFirst() }
    if !animations.isEmpty { animate { _ in } }
  }

  /// Runs the changes, animated after a number of seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Marks the animator as active and not running; an animation that was started goes on.
  ///
  /// The completions are called when the animator is continued, if the animation has ended by then, or at its end.
  open func pauseAnimation() {
    state = .active
    isRunning = false
  }

  /// Continues a paused animation; the timing has no effect here.
  open func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops the animation where its views are: at the end; without finishing, the animator awaits `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    isUnderWay = false
    run += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func runFirst() {
    run += 1
    isUnderWay = true
    animate { [self, run] _ in
      guard run == self.run else { return }
      isUnderWay = false
      if isRunning { end(at: .end) }
    }
  }

  /// Runs the added changes as an animation block.
  private func animate(_ completion: @escaping (Bool) -> Void) {
    let changes = animations
    animations = []
    let body = { for change in changes { change() } }
    switch timing {
    case .curve(let curve):
      UIView.animate(
        withDuration: duration, delay: delay, options: curve.options, animations: body,
        completion: completion)
    case .spring(let ratio):
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: ratio,
        initialSpringVelocity: 0, animations: body, completion: completion)
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    fractionComplete = position == .start ? 0 : 1
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes further changes.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3

    fileprivate var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
  }
}
