import Renderer

/// The left button while it is down: a finger on the glass.
struct MouseFinger {
  /// Where it went down.
  let place: ScreenPlace
  let column: Int
  let row: Int
  /// Whether it has never left the cell it went down on.
  var isClick = true
}
