import Foundation

/// What keys have set going in a pane.
enum KeyboardMotion: Sendable {
  case steps(KeyboardScroll)
  case jump(KeyboardJump)

  /// Whether a key is down.
  var isHeld: Bool {
    if case .steps(let scroll) = self { scroll.isHeld } else { false }
  }

  /// Follows content that was moved under it.
  mutating func shift(by delta: CGPoint) {
    switch self {
    case .steps(var scroll):
      scroll.shift(by: delta)
      self = .steps(scroll)
    case .jump(var jump):
      jump.shift(by: delta)
      self = .jump(jump)
    }
  }
}
