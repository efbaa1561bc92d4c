import Foundation

#if !canImport(Darwin)
  /// A direction and a length in the plane, in points.
  public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// No length.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// A vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
