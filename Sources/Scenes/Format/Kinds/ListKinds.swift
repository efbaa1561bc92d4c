import Foundation

/// The properties that a scene can set on a list.
public enum ListProperties {
  /// The default height of a row, header or footer, in points.
  public static let defaultHeight: CGFloat = 44

  public static let estimatedHeight = Property(
    "estimatedHeight", .length(.positive), default: defaultHeight, perSection: true,
    help: "Height of a row until its cell is measured.")
  public static let estimatedHeaderHeight = Property(
    "estimatedHeaderHeight", .length(.notNegative), default: defaultHeight, perSection: true,
    help: "Height of a section header until it is measured.")
  public static let spacing = Property(
    "spacing", .length(.notNegative), default: CGFloat(0), perSection: true,
    help: "Space between two rows.")
  public static let sectionInset = Property(
    "sectionInset", .insets(.notNegative), default: Insets.zero, perSection: true,
    help: "Margins around the rows of a section; headers and footers lie outside.")
  public static let sidewaysItemSize = Property<CGSize?>(
    "sidewaysItemSize", .size(.itemLength), default: nil, perSection: true,
    help: """
      Places the items of a section side by side in one row that scrolls sideways, each of this size, like \
      `orthogonalScrollingBehavior`.
      """)
  public static let pinHeaders = Property(
    "pinHeaders", .flag, default: false,
    help: "Whether a header stays at the top of the visible bounds while its section is visible.")
  public static let flipsHorizontally = Property(
    FlowProperties.flipsHorizontally.name, .flag, default: true,
    help: """
      Whether insets and sideways rows are mirrored in a view that is read from right to left, as those of a \
      compositional layout are.
      """)
}

/// The properties that a scene can set on a table; keys that it shares with a list have the same meaning.
public enum TableProperties {
  public static let estimatedHeight = Property(
    "estimatedHeight", .length(.notNegative), default: ListProperties.defaultHeight,
    perSection: true,
    help: """
      `estimatedRowHeight`: height of a row until it is about to appear; 0 asks for every height when the table \
      loads.
      """)
  public static let estimatedHeaderHeight = Property(
    "estimatedHeaderHeight", .length(.notNegative), default: ListProperties.defaultHeight,
    perSection: true,
    help: "`estimatedSectionHeaderHeight`: height of a section header until it is measured.")
  public static let heightForRowAt = Property<DelegateSizes?>(
    "heightForRowAt", .delegateHeights, default: nil, perSection: true,
    help: """
      `tableView(_:heightForRowAt:)`: the delegate's answer where the delegate is asked, right or wrong; without it what the \
      content needs.
      """)
  public static let pinHeaders = Property(
    "pinHeaders", .flag, default: true,
    help: "Whether headers stay in view, as in the plain style; `false` is the grouped style.")

  /// `UITableView`'s names for properties that a table has under the names of a list.
  static let namesInUIKit = [
    "estimatedRowHeight": estimatedHeight.name,
    "estimatedSectionHeaderHeight": estimatedHeaderHeight.name,
  ]
}

extension SceneFormat.LayoutKind {
  public static let list = SceneFormat.LayoutKind(
    "list", .list, sizings: [.self, .delegate],
    estimate: ListProperties.estimatedHeight.description,
    properties: [
      ListProperties.estimatedHeight.description, ListProperties.estimatedHeaderHeight.description,
      ListProperties.spacing.description, ListProperties.sectionInset.description,
      ListProperties.sidewaysItemSize.description, ListProperties.pinHeaders.description,
      FlowProperties.sizeForItemAt.description,
      ListProperties.flipsHorizontally.description,
    ],
    summary: "One column of rows as wide as the view; headers and footers are self-sizing.")

  public static let table = SceneFormat.LayoutKind(
    "table", .table, sizings: [.self, .delegate],
    estimate: TableProperties.estimatedHeight.description,
    properties: [
      TableProperties.estimatedHeight.description,
      TableProperties.estimatedHeaderHeight.description, ListProperties.spacing.description,
      TableProperties.pinHeaders.description, TableProperties.heightForRowAt.description,
    ],
    summary: "Rows that are measured just before they appear, as in `UITableView`.")
}
