import Foundation

/// Handles touches, or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a next one.
  @_nonoverride public init() {
    super.init()
  }

  /// The responder that receives unhandled touches.
  open var next: UIResponder? { nil }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A touch, as the host reports it.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view where the touch began.
  open private(set) weak var view: UIView?
  /// The phase of the touch.
  open private(set) var phase: Phase
  /// The number of taps in a row.
  open private(set) var tapCount: Int

  private let point: CGPoint

  /// A touch at a point in a view's own coordinates.
  public init(in view: UIView, at point: CGPoint, phase: Phase = .began, tapCount: Int = 1) {
    self.view = view
    self.point = point
    self.phase = phase
    self.tapCount = tapCount
    super.init()
  }

  /// The location of the touch in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }
}

/// The touches at one moment, as the host reports them.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// All touches of the event.
  open private(set) var allTouches: Set<UITouch>?

  /// An event with touches.
  public init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }
}
