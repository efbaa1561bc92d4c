import Foundation

/// The background of a cell, header or footer, as a value; its colours are not drawn here.
public struct UIBackgroundConfiguration: Hashable {
  private enum Style: Hashable {
    case clear, plainCell, groupedCell, sidebarCell
    /// The style of a cell of the list that contains the view.
    case listCell
  }

  private let ownStyle: Style
  /// The style of the list that contains the view; nil outside of lists.
  private var appearance: UICollectionLayoutListConfiguration.Appearance?
  /// Whether the default colour is that of a highlighted or selected cell.
  private var isEmphasized = false
  /// The colour that was set; nil for the default.
  private var ownColor: ChosenColor?

  /// A colour that was set; nil for the tint of the view.
  private struct ChosenColor: Hashable {
    var color: UIColor?
  }

  /// A view that fills the background.
  public var customView: UIView?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour that is shown for the background's; nil for the colour itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.background }
    set { transformers.background = newValue }
  }
  /// The colour of the stroke; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// The colour that is shown for the stroke's; nil for the colour itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.stroke }
    set { transformers.stroke = newValue }
  }
  /// The width of the stroke in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points.
  public var strokeOutset: CGFloat = 0
  private var transformers = ColorTransformers()

  private init(_ style: Style) {
    ownStyle = style
  }

  /// The colour of the background; nil for the tint of the view.
  public var backgroundColor: UIColor? {
    get { ownColor.map(\.color) ?? defaultColor }
    set { ownColor = ChosenColor(color: newValue) }
  }

  /// The colour that is shown for the background, in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour that is shown for the stroke, in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration with the default colour of a state, unless another one was set.
  ///
  /// Cells of lists are grey while they are highlighted or selected; that it is `systemGray4` is inferred.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    guard let cell = state as? UICellConfigurationState else { return updated }
    updated.isEmphasized = cell.isHighlighted || cell.isSelected
    updated.appearance = cell.listElement?.appearance
    return updated
  }

  /// The style in the list that contains the view.
  private var style: Style {
    guard ownStyle == .listCell else { return ownStyle }
    switch appearance {
    case .plain, .sidebarPlain, nil: return .plainCell
    case .grouped, .insetGrouped: return .groupedCell
    case .sidebar: return .sidebarCell
    }
  }

  private var defaultColor: UIColor {
    switch style {
    case .clear: .clear
    case .plainCell, .listCell: isEmphasized ? .systemGray4 : .systemBackground
    case .groupedCell: isEmphasized ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: isEmphasized ? .systemGray4 : .clear
    }
  }
}

extension UIBackgroundConfiguration {
  /// No background.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a cell, in the style of the list that contains it; of a plain list elsewhere.
  public static func listCell() -> Self { Self(.listCell) }
  /// The background of a header, in the style of the list that contains it.
  public static func listHeader() -> Self { Self(.clear) }
  /// The background of a footer, in the style of the list that contains it.
  public static func listFooter() -> Self { Self(.clear) }
  /// The background of a cell of a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.clear) }
  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// The background of a cell of a sidebar.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  /// The background of a cell of a sidebar beside another one.
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
}

/// The transformers of a configuration; functions have no equality, so values are equal when they have the same ones set.
private struct ColorTransformers: Hashable {
  var background: UIConfigurationColorTransformer?
  var stroke: UIConfigurationColorTransformer?

  static func == (first: Self, second: Self) -> Bool {
    (first.background == nil) == (second.background == nil)
      && (first.stroke == nil) == (second.stroke == nil)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(background == nil)
    hasher.combine(stroke == nil)
  }
}
