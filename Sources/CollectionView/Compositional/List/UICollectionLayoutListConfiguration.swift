import Foundation

/// The appearance and behaviour of a list: a section, or a whole layout, of rows of full width.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows of full width, with headers that are pinned.
    case plain = 0
    /// Rows of full width in sections apart from each other.
    case grouped = 1
    /// Rows in rounded sections, inset from the sides.
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The cell of the first item.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Hashable, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The elements that are as wide as their content, instead of the list.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Returns the separators of an item, given those of its section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the swipe actions at a side of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The style of the list.
  public let appearance: Appearance
  /// Whether lines separate the rows.
  public var showsSeparators: Bool
  /// The separators of the rows; has an effect while `showsSeparators` is true.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of each item; nil for those of the section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background of the list; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// The swipe actions at the leading side of the rows; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The swipe actions at the trailing side of the rows; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of the section's header.
  public var headerMode = HeaderMode.none
  /// The source of the section's footer.
  public var footerMode = FooterMode.none
  /// The space above the section's header in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The elements that are as wide as their content.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A list with the defaults of an appearance.
  ///
  /// That only sidebars have no separators is inferred.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
