import Foundation

/// One finger, as its host reports it.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view the finger came down on.
  open private(set) weak var view: UIView?
  /// How far the touch has come.
  open private(set) var phase: Phase
  /// How many taps in a row this is.
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

  /// Where the finger is, in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }
}
