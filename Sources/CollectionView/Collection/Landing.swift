import Foundation

/// What is wrong with the screen after a scroll to an item, until the next scroll.
struct Landing {
  /// How far from their place elements are put, in content points.
  var shift = CGPoint.zero
  /// Whether the offset stays where it is although the content ends before it.
  var isHeld = false
}
