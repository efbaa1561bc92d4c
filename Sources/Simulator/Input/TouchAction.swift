import Foundation

/// What a finger on the glass does; points are in the pane's viewport, from its top left corner.
///
/// Touches take place at the session's virtual time when they are applied.
public enum TouchAction: Sendable, Equatable {
  /// The finger comes down, and catches content that moves.
  case down(CGPoint)
  /// It moves, evenly over so many virtual seconds; without them at once, as a report of a mouse does.
  case move(CGPoint, over: Double = 0)
  /// It lifts: a tap, the end of a drag, or a fling.
  case up
  /// The touch is taken away: it is no tap, and leaves no speed.
  case cancel
}
