import Foundation

/// An animation of a layer; it keeps its values and does not run.
///
/// A layer's property has its new value at once. An added animation ends at once, or with the outermost `commit()` if a
/// `CATransaction` is open: its delegate is notified of the start and the end, and it is removed unless
/// `isRemovedOnCompletion` is false. An animation with an infinite repeat count or duration stays until it is removed.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve; nil for linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Notified of the start and the end; retained, as Core Animation documents it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer when it ends.
  open var isRemovedOnCompletion = true

  /// Values under keys of the app's choice.
  private var values: [String: Any] = [:]

  /// An animation without values.
  @_nonoverride public init() {
    super.init()
  }

  /// Whether the animation ends only by its removal.
  var isEndless: Bool {
    repeatCount == .infinity || repeatCount == .greatestFiniteMagnitude
      || repeatDuration == .infinity || duration == .infinity || speed == 0
  }

  /// A copy of the same class and values; a subclass copies its own properties after calling `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
    (copy.timeOffset, copy.repeatCount) = (timeOffset, repeatCount)
    (copy.repeatDuration, copy.autoreverses) = (repeatDuration, autoreverses)
    (copy.fillMode, copy.timingFunction) = (fillMode, timingFunction)
    (copy.delegate, copy.isRemovedOnCompletion) = (delegate, isRemovedOnCompletion)
    copy.values = values
    return copy
  }

  #if canImport(ObjectiveC)
    open override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
    open override func value(forUndefinedKey key: String) -> Any? { values[key] }
  #else
    /// Keeps a value under a key of the app's choice, or removes it; properties are not set by their names here.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value kept under a key.
    open func value(forKey key: String) -> Any? { values[key] }
  #endif
}

/// Notified of the start and the end of an animation; both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation was added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended, or was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
