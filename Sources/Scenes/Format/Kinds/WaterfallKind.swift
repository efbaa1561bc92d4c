import Foundation

/// The properties that a scene can set on a waterfall.
public enum WaterfallProperties {
  /// The rule that chooses the column of the next item.
  public enum Order: String, PropertyConvertible, CaseIterable {
    case shortest
    case roundRobin
  }

  public static let columns = Property(
    "columns", .count(1...SceneFormat.Limits.columns), default: 2, help: "Number of columns.")
  public static let spacing = Property(
    "spacing", .length(.notNegative), default: CGFloat(0),
    help: "Space between columns, and between the items of a column.")
  public static let order = Property(
    "order", .word(["shortest", "roundRobin"]), default: Order.shortest,
    help: "Whether the next item goes to the shortest column, or to each column in turn.")
  public static let sectionInset = Property(
    "sectionInset", .insets(.notNegative), default: Insets.zero,
    help: "Margins around the items of a section.")
  public static let estimatedHeight = Property(
    "estimatedHeight", .length(.positive), default: CGFloat(44),
    help: "Height of an item until its cell is measured.")
}

extension SceneFormat.LayoutKind {
  /// The answer for all sections alike.
  private static let sizeForItemAt: PropertyDescription = {
    var property = FlowProperties.sizeForItemAt.description
    property.isPerSection = false
    return property
  }()

  public static let waterfall = SceneFormat.LayoutKind(
    "waterfall", .waterfall, sizings: [.self, .delegate],
    estimate: WaterfallProperties.estimatedHeight.description,
    properties: [
      WaterfallProperties.columns.description, WaterfallProperties.spacing.description,
      WaterfallProperties.order.description, WaterfallProperties.sectionInset.description,
      WaterfallProperties.estimatedHeight.description, sizeForItemAt,
      FlowProperties.flipsHorizontally.description,
    ],
    summary: "Columns of equal width, filled with items of different heights.")
}
