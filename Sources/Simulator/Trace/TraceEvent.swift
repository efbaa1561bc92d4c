/// One thing that happened, in the order it happened.
public struct TraceEvent: Sendable, Equatable, Codable {
  /// What the event tells.
  public enum Kind: String, Sendable, Equatable, Codable {
    /// A call between collection view, layout, cell, data source and delegate.
    case call
    /// The content offset changed.
    case offset
    /// The content size changed.
    case contentSize
  }

  /// Virtual seconds.
  public var time: Double
  public var kind: Kind
  /// The call with its arguments, in UIKit's words: `layoutAttributesForElements(in: 0,0,320,480) → 3`; empty for changes.
  public var call: String
  /// Who did it: `finger deceleration bounce snap page animation adjustment targetOffset clamp reload resize code`; nil for calls.
  public var author: String?
  /// The offset (x, y) or size (width, height) before and after; empty for calls.
  public var from: [Double]
  public var to: [Double]
  /// What the change was made for, such as the cell measured: `[0, 99] 50 → 90`; nil for nothing in particular.
  public var cause: String?

  public init(
    time: Double, kind: Kind, call: String = "", author: String? = nil, from: [Double] = [],
    to: [Double] = [], cause: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.call = call
    self.author = author
    self.from = from
    self.to = to
    self.cause = cause
  }
}
