import CollectionView
import Foundation

/// The accessories that a cell shows, on each side from leading to trailing, with their places.
@MainActor
struct AccessoryRow {
  /// An accessory with its view.
  struct Place {
    let accessory: UICellAccessory
    let view: UIView
    /// The width that is reserved for it, in points.
    let width: CGFloat
  }

  private(set) var leading: [Place] = []
  private(set) var trailing: [Place] = []
  /// The kind that occurs more than once although it may not; nil if there is none.
  private(set) var duplicate: UICellAccessory.AccessoryType?

  /// The space between two accessories, in points; inferred.
  private static let gap: CGFloat = 8

  static var none: AccessoryRow { AccessoryRow([], isEditing: false, views: []) }

  /// The accessories that are shown in a state.
  ///
  /// - Parameters:
  ///   - accessories: All accessories of the cell.
  ///   - isEditing: Whether the collection view is edited.
  ///   - views: The places of the accessories shown before, whose views are used again.
  init(_ accessories: [UICellAccessory], isEditing: Bool, views: [Place]) {
    var sides: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    let system = accessories.filter { $0.placement == nil }
    for type in Self.order {
      let same = system.filter { $0.accessoryType == type }
      if same.count > 1, duplicate == nil { duplicate = type }
      guard let accessory = same.first, accessory.isShown(isEditing: isEditing) else { continue }
      if type.isLeading {
        sides.leading.append(accessory)
      } else {
        sides.trailing.append(accessory)
      }
    }
    for accessory in accessories where accessory.isShown(isEditing: isEditing) {
      switch accessory.placement {
      case .leading(_, let position): sides.leading.insert(accessory, by: position)
      case .trailing(_, let position): sides.trailing.insert(accessory, by: position)
      case nil: break
      }
    }
    leading = sides.leading.map { Self.place(of: $0, views) }
    trailing = sides.trailing.map { Self.place(of: $0, views) }
  }

  /// The system's accessories from leading to trailing; the order is inferred.
  private static let order: [UICellAccessory.AccessoryType] = [
    .multiselect, .delete, .insert, .label, .checkmark, .detail, .outlineDisclosure,
    .disclosureIndicator, .reorder,
  ]

  /// All accessories with their places.
  var places: [Place] { leading + trailing }

  /// The room beside the content, for a distance of the accessories from the edges, in points.
  func insets(margin: CGFloat) -> NSDirectionalEdgeInsets {
    func inset(_ places: [Place]) -> CGFloat {
      places.isEmpty ? 0 : margin + Self.length(of: places)
    }
    return NSDirectionalEdgeInsets(
      top: 0, leading: inset(leading), bottom: 0, trailing: inset(trailing))
  }

  /// Places the views in a cell, from left to right unless it is mirrored.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the cell.
  ///   - margin: The distance of the accessories from the edges, in points.
  ///   - indentation: The distance by which leading accessories are indented, in points.
  ///   - isMirrored: Whether the cell is read from right to left.
  func layOut(in bounds: CGRect, margin: CGFloat, indentation: CGFloat, isMirrored: Bool) {
    var x = margin + indentation
    for place in leading { Self.layOut(place, at: &x, in: bounds, isMirrored) }
    x = bounds.width - margin - Self.length(of: trailing)
    for place in trailing { Self.layOut(place, at: &x, in: bounds, isMirrored) }
  }

  private static func length(of places: [Place]) -> CGFloat {
    places.reduce(gap * CGFloat(max(0, places.count - 1))) { $0 + $1.width }
  }

  private static func layOut(
    _ place: Place, at x: inout CGFloat, in bounds: CGRect, _ isMirrored: Bool
  ) {
    let size = place.accessory.size(of: place.view)
    let left = isMirrored ? bounds.width - x - place.width : x
    place.view.frame = CGRect(
      x: left + (place.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    x += place.width + gap
  }

  private static func place(of accessory: UICellAccessory, _ old: [Place]) -> Place {
    let same = old.first { $0.accessory.accessoryType == accessory.accessoryType }
    let view = accessory.view(instead: same?.view)
    let size = accessory.size(of: view)
    let width =
      switch accessory.reservedLayoutWidth {
      case .actual: size.width
      case .standard: max(accessory.standardWidth, size.width)
      case .custom(let width): width
      }
    return Place(accessory: accessory, view: view, width: width)
  }
}

extension [UICellAccessory] {
  fileprivate mutating func insert(
    _ accessory: UICellAccessory, by position: UICellAccessory.Placement.Position
  ) {
    insert(accessory, at: Swift.max(0, Swift.min(position(self), count)))
  }
}

extension UIView {
  /// The size of the content, or that of the bounds along an axis without one.
  fileprivate var preferredAccessorySize: CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width == Self.noIntrinsicMetric ? bounds.width : size.width,
      height: size.height == Self.noIntrinsicMetric ? bounds.height : size.height)
  }
}

extension UICellAccessory.AccessoryType {
  fileprivate var isLeading: Bool { self == .multiselect || self == .delete || self == .insert }
}

extension UICellAccessory {
  fileprivate func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The width of the symbol in points: measured in table cells of iOS 26, inferred for the detail button.
  private var symbolWidth: CGFloat {
    switch accessoryType {
    case .disclosureIndicator, .outlineDisclosure: 10.5
    case .checkmark: 19
    case .delete, .insert, .multiselect, .detail: 22
    case .reorder: 27
    case .label, .customView: 0
    }
  }

  /// The width that is reserved by default, in points.
  ///
  /// With the distance of 16 points from the edge it is what was measured on iOS 26: 30 points for a disclosure and 40 for a
  /// checkmark. Others are inferred.
  fileprivate var standardWidth: CGFloat {
    switch accessoryType {
    case .disclosureIndicator, .outlineDisclosure: 14
    case .checkmark, .delete, .insert, .multiselect, .detail, .customView: 24
    case .reorder: 27
    case .label: 0
    }
  }

  @MainActor
  fileprivate func size(of view: UIView) -> CGSize {
    switch accessoryType {
    case .customView: keepsSize ? view.bounds.size : view.preferredAccessorySize
    case .label: view.sizeThatFits(.zero)
    default: CGSize(width: symbolWidth, height: 22)
    }
  }

  @MainActor
  fileprivate func view(instead old: UIView?) -> UIView {
    if case .customView(let view) = accessoryType {
      view.tintColor = tintColor
      view.isHidden = isHidden
      return view
    }
    let label = old as? UILabel ?? UILabel(frame: .zero)
    label.text = text ?? symbol
    label.font = font ?? .preferredFont(forTextStyle: .body)
    label.textColor = tintColor ?? .secondaryLabel
    label.isHidden = isHidden
    return label
  }

  /// The text in place of the symbol.
  private var symbol: String {
    switch accessoryType {
    case .disclosureIndicator, .outlineDisclosure: "›"
    case .checkmark: "✓"
    case .delete: "−"
    case .insert: "+"
    case .reorder: "≡"
    case .multiselect: "○"
    case .detail: "i"
    case .label, .customView: ""
    }
  }
}
