import Foundation

/// The knobs of one section of a list, in points.
public struct ListSection: Sendable, Equatable {
  /// What an item, header or footer is taken to be high where nothing says otherwise.
  public static let defaultHeight: CGFloat = 44

  /// What an item is taken to be high until it is measured; in a `TableLayout` 0 asks for every height on load.
  public var estimatedHeight = defaultHeight
  /// What the header is taken to be high until it is measured; nil for no header.
  public var estimatedHeaderHeight: CGFloat?
  /// What the footer is taken to be high until it is measured; nil for no footer.
  public var estimatedFooterHeight: CGFloat?
  /// Between items.
  public var spacing: CGFloat = 0
  /// Around the items; header and footer stay outside.
  public var inset = UIEdgeInsets.zero
  /// The size of every item where the section's items stand side by side, `spacing` apart, in a scroller of their own
  /// that scrolls sideways; nil for items below one another.
  ///
  /// As with an `orthogonalScrollingBehavior` of a compositional layout. `scrollToItem(at:at:animated:)` moves the
  /// scroller, at once; a finger does not.
  public var sidewaysItemSize: CGSize?

  /// A section of items alone.
  public init() {}
}
