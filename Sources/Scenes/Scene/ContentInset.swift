import Foundation

/// A content inset, fixed or following the content size.
public enum ContentInset: Sendable, Equatable {
  case fixed(Insets)
  case whenShorter(InsetRule)
}
