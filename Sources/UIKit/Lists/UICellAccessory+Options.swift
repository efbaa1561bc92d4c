import CollectionView
import Foundation

// The options of each accessory. A hidden accessory keeps its room (inferred).

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// What a tap expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// That of a header in a cell that is one, else that of a cell (inferred: by the content configuration).
      case automatic
      /// A tap on the whole cell.
      case header
      /// A tap on the accessory; one on the rest of the cell selects it.
      case cell
    }

    /// The style.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?
    /// The colour behind the symbol, which is not drawn here; nil for that of the system.
    public var backgroundColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert button.
  public struct InsertOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?
    /// The colour behind the symbol, which is not drawn here; nil for that of the system.
    public var backgroundColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a grip.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?
    /// Whether a line separates the grip from the accessories before it; it is not drawn here.
    public var showsVerticalSeparator: Bool

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a selection circle.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?
    /// The colour behind the symbol, which is not drawn here; nil for that of the system.
    public var backgroundColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont
    /// Has no effect here: text keeps its font.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the accessory, which is not drawn here; nil for that of the system.
    public var tintColor: UIColor?

    /// Options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own, with its placement and options.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side and the position.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint of the view; nil for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; else it has the size that fits it.
    public var maintainsFixedSize: Bool

    /// A configuration; nil stands for the default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
