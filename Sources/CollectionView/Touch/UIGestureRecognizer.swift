import Foundation

/// A gesture on a view, and whom to tell of it.
///
/// Nothing here looks at fingers: whoever hosts the view recognises gestures and reports them with
/// `report(_:at:)`; the recognizer asks its delegate and tells its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A gesture of one moment has no beginning: recognised is ended.
    public static let recognized = State.ended
  }

  /// How far the gesture has come.
  open internal(set) var state = State.possible
  /// The view the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// A disabled recognizer takes no reports.
  open var isEnabled = true
  /// Weak; may refuse the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?

  private var targets: [(target: () -> AnyObject?, action: Selector)] = []
  /// In the window's coordinates: a finger stays where it is while the view under it scrolls.
  private var point = CGPoint.zero

  /// A recognizer with a first target; targets are weak.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target that is told of the gesture if it is `SelectorPerforming`.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append((target: { [weak object] in object }, action: action))
  }

  /// Takes away a target's action, all its actions for nil, or an action of every target for a nil target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  /// Where the gesture is, in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  /// How many fingers take part: one while a gesture goes on.
  open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  /// Takes the host's word for how far the gesture has come, at a point in the attached view's coordinates.
  ///
  /// A beginning is taken only if the delegate and the view agree.
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
      (entry.target() as? any SelectorPerforming)?.perform(entry.action, with: self)
    }
    if newState != .began, newState != .changed { state = .possible }
  }

  /// Called after the point moved, in the window's coordinates, and before targets are told.
  func pointDidMove(from old: CGPoint, to new: CGPoint, isBeginning: Bool) {}
}
