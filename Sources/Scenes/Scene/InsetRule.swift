import Foundation

/// An inset at one edge that is there while the content is short.
public struct InsetRule: Sendable, Equatable {
  /// The edges that may have one.
  public enum Edge: String, Sendable, CaseIterable {
    case bottom
    /// Takes from the width that a layout has, as a scroll bar beside the content does.
    case right

    /// The scene's key for the height.
    public var key: String { rawValue + "WhenShorterThan" }
  }

  public var edge: Edge
  /// The inset begins when the content is shorter than this, in points.
  public var height: CGFloat
  /// The inset, in points.
  public var by: CGFloat
  /// The inset ends when the content is longer than this, in points; nil for the height at which it begins.
  public var end: CGFloat?

  /// An inset of so many points while the content is shorter than a height.
  public init(_ edge: Edge, whenShorterThan height: CGFloat, by: CGFloat, until end: CGFloat? = nil)
  {
    self.edge = edge
    self.height = height
    self.by = by
    self.end = end
  }

  /// Whether the inset is there for content of a length in points, by whether it is there now.
  public func holds(for length: CGFloat, isThere: Bool) -> Bool {
    guard isThere, let end else { return length < height }
    return length <= end
  }
}
