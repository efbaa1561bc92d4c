import Foundation

/// The value of one layout property.
public enum LayoutValue: Sendable, Equatable {
  case number(CGFloat)
  case size(CGSize)
  case insets(Insets)
  case flag(Bool)
  case word(String)
  /// `estimatedItemSize: automatic`.
  case automatic
}
