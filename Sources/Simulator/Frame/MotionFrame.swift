import Foundation

/// How a pane's content moves at one moment, and who moves it.
public struct MotionFrame: Sendable, Equatable, Codable {
  /// What goes on.
  public enum Activity: String, Sendable, Equatable, Codable {
    case idle
    /// A finger is down and has not moved enough to drag.
    case tracking
    case dragging
    /// The content coasts, snaps or turns a page after a finger.
    case decelerating
    /// It comes back from beyond an edge.
    case bouncing
    /// A scroll that the program asked for goes on.
    case animating
    /// A key is held.
    case keyHeld
  }

  public var activity = Activity.idle
  /// Points per second; positive while the content offset grows.
  public var velocity = CGPoint.zero
  /// Where the fling that is landing would have ended by itself, in content points; nil while none lands.
  public var proposedTarget: CGPoint?
  /// Where it ends after the layout and the delegate were asked, in content points; nil while none lands.
  public var target: CGPoint?
  /// The velocity that layout and delegate were told when that fling began, in points per millisecond; nil while none lands.
  public var reportedVelocity: CGPoint?
  /// How far the content stands beyond an edge, in points: negative before its start, positive behind its end.
  public var stretch = CGPoint.zero
  /// How far the finger that holds stretched content has gone beyond that edge, in points; nil while none does.
  public var pull: CGPoint?
  /// Who moved the content offset last, in the words of the trace: `finger deceleration bounce …`; nil before anybody did.
  public var author: String?
  /// Who moved it in the last painted frame, in order, nobody twice in a row.
  public var authors: [String] = []
  /// The last second at least, oldest first, one for each painted frame in which time passed.
  public var history: [MotionSample] = []

  public init() {}

  /// Whether the content moves on by itself, to a rest of its own.
  public var isLanding: Bool {
    activity == .decelerating || activity == .bouncing || activity == .animating
  }
}

/// Where the content stood at one moment, and how fast it went.
public struct MotionSample: Sendable, Equatable, Codable {
  /// Virtual seconds.
  public var time: Double
  /// The content offset, in points.
  public var offset: CGPoint
  /// Points per second; positive while the content offset grows.
  public var velocity: CGPoint

  public init(time: Double, offset: CGPoint = .zero, velocity: CGPoint = .zero) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
  }
}
