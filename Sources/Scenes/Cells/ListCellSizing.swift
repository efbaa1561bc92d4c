import Foundation

/// A cell that is a `UICollectionViewListCell` and shows its text in the default content configuration.
public struct ListCellSizing: Sendable, Equatable {
  /// An accessory at the trailing side of the cell, in UIKit's name.
  public enum Accessory: String, Sendable, CaseIterable {
    case checkmark
    case detail
    /// Shown by items with children only.
    case outlineDisclosure
    case disclosureIndicator
  }

  /// The accessories of every cell, each at most once.
  public var accessories: [Accessory]
  /// The indentation of a level in points.
  public var indentationWidth: CGFloat

  /// UIKit's indentation of a level in points.
  public static let defaultIndentationWidth: CGFloat = 10

  /// Creates a sizing, by default without accessories.
  public init(
    accessories: [Accessory] = [], indentationWidth: CGFloat = Self.defaultIndentationWidth
  ) {
    self.accessories = accessories
    self.indentationWidth = indentationWidth
  }
}
