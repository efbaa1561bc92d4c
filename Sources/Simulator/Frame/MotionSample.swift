import Foundation

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
