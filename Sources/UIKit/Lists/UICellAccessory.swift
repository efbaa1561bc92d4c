import CollectionView
import Foundation

/// An accessory beside the content of a list's cell.
public struct UICellAccessory {
  /// Called when the user taps the accessory.
  public typealias ActionHandler = () -> Void

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view is not edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory, which is centred in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The same width for all accessories of a kind.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case customView(UIView)
  }

  /// The side and the position of a custom accessory.
  public enum Placement {
    /// Returns the index among the accessories of the side, from leading to trailing.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(
      displayed: UICellAccessory.DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: UICellAccessory.DisplayedState = .always, at: Position = { _ in 0 })

    /// The position before an accessory, or the first one if it is not on the side.
    public static func position(before accessory: UICellAccessory) -> Position {
      { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// The position after an accessory, or the last one if it is not on the side.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        let index = accessories.firstIndex { $0.accessoryType == accessory.accessoryType }
        return index.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  let reservedLayoutWidth: LayoutDimension
  let tintColor: UIColor?
  var actionHandler: ActionHandler?
  /// The placement of a custom accessory; nil for the system's.
  var placement: Placement?
  /// Whether a custom view keeps the size of its bounds.
  var keepsSize = false
  /// The text of a label.
  var text: String?
  var font: UIFont?
  /// The style of an outline disclosure.
  var outlineStyle = OutlineDisclosureOptions.Style.automatic

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ width: LayoutDimension,
    _ tintColor: UIColor?, _ actionHandler: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isHidden = isHidden
    reservedLayoutWidth = width
    self.tintColor = tintColor
    self.actionHandler = actionHandler
  }
}

extension UICellAccessory {
  /// A chevron at the trailing side: the row leads to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A chevron at the trailing side that expands and collapses the item.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: The appearance.
  ///   - actionHandler: Called instead of the data source, which expands or collapses the item in its section snapshot.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor, actionHandler)
    accessory.outlineStyle = options.style
    return accessory
  }

  /// A checkmark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A button at the leading side to delete the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor, actionHandler)
  }

  /// A button at the leading side to insert an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor, actionHandler)
  }

  /// A grip at the trailing side by which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A circle at the leading side that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A text at the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (accessory.text, accessory.font) = (text, options.font)
    return accessory
  }

  /// A button at the trailing side that leads to details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor, actionHandler)
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed, isHidden: configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor)
    accessory.placement = configuration.placement
    accessory.keepsSize = configuration.maintainsFixedSize
    return accessory
  }
}
