import Foundation

/// A content inset, fixed or following the content size.
public enum ContentInset: Sendable, Equatable {
  case fixed(Insets)
  /// `by` points at the bottom while the content is shorter than the given height in points.
  case bottomWhenShorterThan(CGFloat, by: CGFloat)
}
