import Foundation

/// Where a section stands and how far apart a layout keeps what is in it, in content points.
public struct SectionGuide: Sendable, Equatable {
  /// The whole section: header, insets, items and footer.
  public var frame: CGRect
  /// The part that its items share, inside header, footer and insets.
  public var items: CGRect
  /// Around the items.
  public var inset: UIEdgeInsets
  /// Between lines of items.
  public var lineSpacing: CGFloat
  /// Between the items of a line, at least.
  public var interitemSpacing: CGFloat
}
