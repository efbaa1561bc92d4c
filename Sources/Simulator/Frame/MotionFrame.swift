import Foundation

/// The motion of a pane's content at one moment, with its author.
public struct MotionFrame: Sendable, Equatable, Codable {
  /// The kind of motion.
  public enum Activity: String, Sendable, Equatable, Codable {
    case idle
    /// A finger is down and has not moved enough to drag.
    case tracking
    case dragging
    /// The content decelerates, snaps or turns a page after a finger.
    case decelerating
    /// The content returns from beyond an edge.
    case bouncing
    /// A programmatic scroll is under way.
    case animating
    /// A key is held.
    case keyHeld
  }

  public var activity = Activity.idle
  /// Points per second; positive while the content offset grows.
  public var velocity = CGPoint.zero
  /// The natural end of the fling under way, in content points; nil without a fling.
  public var proposedTarget: CGPoint?
  /// The end of that fling after the layout and the delegate were asked, in content points; nil without a fling.
  public var target: CGPoint?
  /// The velocity that layout and delegate were told when that fling began, in points per millisecond; nil while none lands.
  public var reportedVelocity: CGPoint?
  /// How far the content stands beyond an edge, in points: negative before its start, positive behind its end.
  public var stretch = CGPoint.zero
  /// How far the finger that holds stretched content is beyond that edge, in points; nil if no finger does.
  public var pull: CGPoint?
  /// The last author of a change of the content offset, in the words of the trace: `finger deceleration bounce …`; nil
  /// before any.
  public var author: String?
  /// The authors in the last painted frame, in order, without consecutive repetitions.
  public var authors: [String] = []
  /// Samples of at least the last second, oldest first, one for each painted frame in which time passed.
  public var history: [MotionSample] = []

  public init() {}

  /// Whether the content moves by itself and will come to rest by itself.
  public var isLanding: Bool {
    activity == .decelerating || activity == .bouncing || activity == .animating
  }
}

/// The content offset and velocity at one moment.
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
