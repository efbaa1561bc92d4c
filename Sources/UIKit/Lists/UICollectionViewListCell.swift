import CollectionView
import Foundation

/// The cell of a list's row, header or footer, with accessories, indentation and a separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of levels the content is indented by.
  ///
  /// In a section with a section snapshot the data source sets it before the cell is configured.
  open var indentationLevel: Int {
    get { contentLevel }
    set { contentLevel = newValue }
  }

  /// The indentation of a level in points.
  open var indentationWidth: CGFloat {
    get { contentLevelWidth }
    set { contentLevelWidth = newValue }
  }

  /// Whether leading accessories are indented, too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The place of the separator: from the leading edge of the text to the trailing edge of the cell.
  open var separatorLayoutGuide: UILayoutGuide { separator }
  private let separator = UILayoutGuide()

  /// The accessories beside the content.
  ///
  /// Only custom ones may occur more than once; else the first is shown, with a diagnostic, where UIKit raises an exception.
  public var accessories: [UICellAccessory] = [] {
    didSet {
      showAccessories(in: configurationState)
      guard let duplicate = row.duplicate else { return }
      diagnose(
        .duplicateAccessory,
        "The accessories of a cell contain more than one instance of the system accessory \(duplicate), which is not allowed; only the first is shown."
      )
    }
  }
  private var row = AccessoryRow.none
  /// The distance of content and accessories from the sides, in points.
  private var margin: CGFloat = 16 {
    didSet { if margin != oldValue { useMargin() } }
  }

  private func useMargin() {
    (directionalLayoutMargins.leading, directionalLayoutMargins.trailing) = (margin, margin)
  }

  /// A cell with a frame in content coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separator)
    useMargin()
  }

  /// A cell without extent if the coder is that of a `UINib`; nil for others: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLayoutGuide(separator)
    useMargin()
  }

  /// A configuration without content, in the style of a row, header or footer of the list that contains the cell.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let state = configurationState
    let content: UIListContentConfiguration =
      switch state.listElement?.role ?? roleByKind {
      case .row: .cell()
      case .header: .header()
      case .footer: .footer()
      }
    return content.updated(for: state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    row.layOut(
      in: bounds, margin: margin, indentation: indentsAccessories ? indentation : 0,
      isMirrored: isMirrored)
    let content = contentView
    let inset = (content as? UIListContentView)?.textInset ?? margin
    let width = max(0, bounds.width - textLeading(content, isMirrored) - inset)
    separator.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// The distance of the content view from the leading edge, in points.
  private func textLeading(_ content: UIView, _ isMirrored: Bool) -> CGFloat {
    isMirrored ? bounds.width - content.frame.maxX : content.frame.minX
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The role of a cell outside of lists, by its kind of element.
  private var roleByKind: ListElement.Role {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: .header
    case UICollectionView.elementKindSectionFooter: .footer
    default: .row
    }
  }

  private func showAccessories(in state: UICellConfigurationState) {
    let old = row.places
    row = AccessoryRow(accessories, isEditing: state.isEditing, views: old)
    let views = row.places.map(\.view)
    for place in old where !views.contains(where: { $0 === place.view }) {
      place.view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    accessoryInsets = row.insets(margin: margin)
    setNeedsLayout()
  }
}

extension UICollectionViewListCell: AccessoryCell {
  package func stateDidChange(to state: UICellConfigurationState) {
    let isRow = (state.listElement?.role ?? roleByKind) == .row
    leastHeight = isRow ? state.listMetrics.rowFloor : 0
    margin = state.listMetrics.sideMargin(width: owner?.bounds.width ?? bounds.width)
    showAccessories(in: state)
  }

  package func handlesTap(at point: CGPoint) -> Bool {
    let tapped = row.places.first { $0.view.frame.insetBy(dx: -11, dy: -11).contains(point) }
    if let tapped, !tapped.accessory.isHidden, let action = action(of: tapped.accessory) {
      action()
      return true
    }
    guard let outline = row.places.first(where: isHeaderDisclosure),
      let action = action(of: outline.accessory)
    else { return false }
    action()
    return true
  }

  /// Whether a tap anywhere in the cell expands and collapses the item.
  private func isHeaderDisclosure(_ place: AccessoryRow.Place) -> Bool {
    guard place.accessory.accessoryType == .outlineDisclosure else { return false }
    switch place.accessory.outlineStyle {
    case .header: return true
    case .cell: return false
    case .automatic:
      return (contentConfiguration as? UIListContentConfiguration)?.isHeader ?? false
    }
  }

  private func action(of accessory: UICellAccessory) -> UICellAccessory.ActionHandler? {
    if let handler = accessory.actionHandler { return handler }
    guard accessory.accessoryType == .outlineDisclosure else { return nil }
    return { [weak self] in self?.toggleExpansion() }
  }
}
