import Foundation

extension UIScrollView {
  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// With the finger, once it reaches the keyboard.
    case interactive = 2
    /// When the drag begins, the accessory view included.
    case onDragWithAccessory = 3
    /// With the finger, the accessory view included.
    case interactiveWithAccessory = 4
  }
}
