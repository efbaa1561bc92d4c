import CollectionView
import Foundation
import Scenes

/// The sizes of UIKit's own views of a list: `UICollectionViewListCell` with its default content, in points.
struct ListViewSizes: Sendable, Equatable {
  let metrics: Behavior.ListMetrics
  /// The width of the view, on which the margins of the content depend.
  let viewWidth: CGFloat
  /// Pixels per point, up to which lines of text are rounded.
  let displayScale: CGFloat

  init(_ pane: Pane) {
    let behavior = try? BehaviorMaking.behavior(pane.behavior, for: pane.layout)
    metrics = behavior?.listMetrics ?? .iOS16
    viewWidth = pane.viewport.width
    displayScale = pane.displayScale
  }

  /// The height of a header or footer with one line of text.
  ///
  /// That of headers of grouped lists on iOS 16, and of headers and footers on iOS 26, is as measured; the others are
  /// inferred.
  func height(of edge: SectionEdge, in appearance: Compositional.List.Appearance) -> CGFloat {
    let margins: (top: CGFloat, bottom: CGFloat)
    let isSmall: Bool
    switch edge {
    case .footer: (margins, isSmall) = (metrics.footerMargins, true)
    case .header:
      margins = metrics.headerMargins(isGrouped: appearance.isGrouped)
      isSmall = appearance.isGrouped && metrics != .iOS26
    }
    return margins.top + lineHeight(isSmall ? 13 : 17) + margins.bottom
  }

  /// The height of a line of the system font, rounded up to pixels.
  private func lineHeight(_ pointSize: CGFloat) -> CGFloat {
    (pointSize * Self.lineHeightPerPoint * displayScale).rounded(.up) / displayScale
  }

  /// 20.287 points for a size of 17.
  private static let lineHeightPerPoint: CGFloat = 1.19336

  // MARK: Rows

  /// The space around the text of a row.
  func padding(accessories: [ListCellSizing.Accessory], indentation: CGFloat) -> Insets {
    let margin = metrics.sideMargin(width: viewWidth)
    let widths = accessories.reduce(0) { $0 + $1.width }
    let gaps = Self.accessoryGap * CGFloat(max(0, accessories.count - 1))
    return Insets(
      top: metrics.rowMargins.top, left: margin + indentation, bottom: metrics.rowMargins.bottom,
      right: accessories.isEmpty ? margin : Self.contentMargin + widths + gaps + margin)
  }

  /// The least height of a row.
  var rowFloor: CGFloat { metrics.rowFloor }

  /// The space between two accessories; inferred.
  private static let accessoryGap: CGFloat = 8
  /// The space between the text and an accessory.
  private static let contentMargin: CGFloat = 8
}

extension ListCellSizing.Accessory {
  /// The width that UIKit reserves for it, without the margin of the cell.
  ///
  /// With the margin, a disclosure takes 30 points and a checkmark 40, as measured on iOS 26; the detail button is
  /// inferred.
  fileprivate var width: CGFloat {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: 14
    case .checkmark, .detail: 24
    }
  }
}
