import Foundation

/// A cell sized by its text: broken greedily at spaces, else by column, in the width the layout offers.
public struct TextSizing: Sendable, Equatable {
  /// Points around the text.
  public var padding: Insets
  /// The largest width in points, padding included; nil for the offered width alone.
  public var maxWidth: CGFloat?

  /// Makes text with 8 points around it, as wide as the layout offers.
  public init(
    padding: Insets = Insets(top: 8, left: 8, bottom: 8, right: 8), maxWidth: CGFloat? = nil
  ) {
    self.padding = padding
    self.maxWidth = maxWidth
  }
}
