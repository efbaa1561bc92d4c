import Foundation

/// What the layout and the delegate were told of a fling when the finger was lifted.
struct ToldFling {
  /// Where it would end, in content points.
  var target: CGPoint
  /// Whether they wanted it to end elsewhere.
  let isEdited: Bool
  /// How fast it was, in points per millisecond.
  let velocity: CGPoint
}
