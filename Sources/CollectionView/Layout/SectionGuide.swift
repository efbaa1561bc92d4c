import Foundation

/// The frames and spacings of a section, in content points.
public struct SectionGuide: Sendable, Equatable {
  /// The whole section: header, insets, items and footer.
  public var frame: CGRect
  /// The part that its items share, inside header, footer and insets.
  public var items: CGRect
  /// The inset around the items.
  public var inset: UIEdgeInsets
  /// The space between lines of items.
  public var lineSpacing: CGFloat
  /// The least space between the items of a line.
  public var interitemSpacing: CGFloat
}
