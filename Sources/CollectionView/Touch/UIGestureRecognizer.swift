import Foundation

/// A gesture on a view, and the targets to notify of it.
///
/// The host of the view recognises gestures and reports them with `report(_:at:)`; the recognizer asks its delegate and calls
/// its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The phase of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The state of a recognised discrete gesture, which only ends.
    public static let recognized = State.ended
  }

  /// The phase of the gesture.
  open internal(set) var state = State.possible
  /// The view the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer accepts reports.
  open var isEnabled = true
  /// May refuse the gesture; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?

  private var targets: [(target: () -> AnyObject?, action: Selector)] = []
  /// In the window's coordinates, which do not change while the view under the finger scrolls.
  private var point = CGPoint.zero

  /// A recognizer with a first target; targets are not retained.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target, whose action is called if it is `SelectorPerforming`, or by Objective-C where there is one.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append((target: { [weak object] in object }, action: action))
  }

  /// Removes an action of a target.
  ///
  /// A nil action stands for all actions, a nil target for all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  /// The location of the gesture in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// The number of fingers: one during a gesture.
  open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  /// Reports the phase and location of the gesture, in the attached view's coordinates; called by the host.
  ///
  /// The gesture begins only if the delegate and the view allow it.
  public func report(_ newState: State, at newPoint: CGPoint) {
    guard isEnabled else { return }
    let isBeginning = newState == .began || (newState == .ended && state == .possible)
    let before = point
    let newPoint = view?.convert(newPoint, to: nil) ?? newPoint
    point = newPoint
    if isBeginning,
      view?.gestureRecognizerShouldBegin(self) == false
        || delegate?.gestureRecognizerShouldBegin(self) == false
    {
      point = before
      state = .failed
      return
    }
    state = newState
    pointDidMove(from: isBeginning ? newPoint : before, to: newPoint, isBeginning: isBeginning)
    for entry in targets {
      if let target = entry.target() { TargetAction.send(entry.action, to: target, from: self) }
    }
    if newState != .began, newState != .changed { state = .possible }
  }

  /// Called after the location changed, in the window's coordinates, and before targets are called.
  func pointDidMove(from old: CGPoint, to new: CGPoint, isBeginning: Bool) {}
}

/// Decides whether gestures begin; every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Recognises a tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance the finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

/// Recognises a drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// The movement of the finger since the start or since `setTranslation(_:in:)`, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the movement of the finger; further movement is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// The velocity of the finger in points per second, as last reported.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Reports the velocity of the finger in points per second; called by the host.
  public func reportVelocity(_ velocity: CGPoint) {
    speed = velocity
  }

  override func pointDidMove(from old: CGPoint, to new: CGPoint, isBeginning: Bool) {
    if isBeginning { moved = .zero }
    moved.x += new.x - old.x
    moved.y += new.y - old.y
  }
}
