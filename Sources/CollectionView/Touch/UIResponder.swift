import Foundation

/// What can be told of touches; what it does not handle goes to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a next one.
  @_nonoverride public init() {
    super.init()
  }

  /// Who is told of what this one does not handle.
  open var next: UIResponder? { nil }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Something else took the fingers over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
