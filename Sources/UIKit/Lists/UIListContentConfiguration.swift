import CollectionView
import Foundation

/// The text, secondary text and image of a row, header or footer, with their style.
///
/// Properties that are not set follow the style, and with `updated(for:)` the version of iOS that is simulated.
public struct UIListContentConfiguration: Hashable {
  /// The image; it is not drawn here.
  public var image: UIImage?
  /// The text; setting it drops the attributed text.
  public var text: String? {
    get { attributedText?.string ?? plainText }
    set { (plainText, attributedText) = (newValue, nil) }
  }
  private var plainText: String?
  /// The text with attributes, which is shown instead of plain text.
  public var attributedText: NSAttributedString?
  /// The secondary text; setting it drops the attributed one.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string ?? plainSecondaryText }
    set { (plainSecondaryText, secondaryAttributedText) = (newValue, nil) }
  }
  private var plainSecondaryText: String?
  /// The secondary text with attributes, which is shown instead of plain text.
  public var secondaryAttributedText: NSAttributedString?
  public var imageProperties = ImageProperties()
  /// The opacity of the content.
  public var alpha: CGFloat = 1

  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the secondary text is beside the text if there is room, and not below it.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between the text and a secondary text beside it, in points; inferred.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between the text and a secondary text below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private let ownStyle: ListContentStyle
  /// The style of the list that contains the view; nil outside of lists.
  fileprivate var appearance: UICollectionLayoutListConfiguration.Appearance?
  fileprivate var isDisabled = false
  fileprivate var metrics = ListMetrics.iOS16
  private var ownMargins: NSDirectionalEdgeInsets?
  private var ownTextProperties: TextProperties?
  private var ownSecondaryTextProperties: TextProperties?

  init(_ style: ListContentStyle) {
    ownStyle = style
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }

  /// The style in the list that contains the view.
  private var style: ListContentStyle { ownStyle.resolved(in: appearance) }

  /// Whether the style is that of a header.
  var isHeader: Bool { ownStyle.isHeader }

  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? style.margins(metrics) }
    set { ownMargins = newValue }
  }

  /// The style of the text.
  public var textProperties: TextProperties {
    get { ownTextProperties ?? style.text(metrics, isDisabled: isDisabled) }
    set { ownTextProperties = newValue }
  }

  /// The style of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { ownSecondaryTextProperties ?? style.secondaryText(metrics, isDisabled: isDisabled) }
    set { ownSecondaryTextProperties = newValue }
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A `UIListContentView` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with the defaults of a state, for the properties that were not set.
  ///
  /// The text of a disabled view is grey (inferred).
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.metrics = cell.listMetrics
    updated.appearance = cell.listElement?.appearance
    updated.isDisabled = cell.isDisabled
    return updated
  }
}

extension UIListContentConfiguration {
  // MARK: Rows

  /// A row: the secondary text is below the text.
  public static func cell() -> Self { Self(.cell) }
  /// A row whose secondary text is small and below the text.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// A row whose secondary text is a value beside the text.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self(.cell) }
  /// A row of a sidebar whose secondary text is small and below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.subtitleCell) }
  /// A row of a sidebar beside another one.
  public static func accompaniedSidebarCell() -> Self { Self(.cell) }
  /// A row of a sidebar beside another one, whose secondary text is small and below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.subtitleCell) }

  // MARK: Headers and footers

  /// A header in the style of the list that contains it; of a plain list elsewhere.
  public static func header() -> Self { Self(.header) }
  /// A footer in the style of the list that contains it; of a plain list elsewhere.
  public static func footer() -> Self { Self(.footer) }
  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.footer) }
  /// A header of a grouped list, in capitals up to iOS 18.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.footer) }
  /// A larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  /// The largest header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { Self(.prominentHeader) }
}
