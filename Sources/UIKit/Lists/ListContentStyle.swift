import CollectionView
import Foundation

/// The kind of a list's content, from which the properties follow that were not set.
///
/// The margins of rows and grouped headers are those that UIKit logs; fonts and the other margins are inferred, so that the
/// heights of lists are as measured, see `ListMetrics`.
enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell, plainHeader, groupedHeader, prominentHeader
  case extraProminentHeader, footer
  /// A header of the list that contains it.
  case header

  var isHeader: Bool {
    switch self {
    case .header, .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader: true
    case .cell, .subtitleCell, .valueCell, .footer: false
    }
  }

  /// The style in a list of an appearance.
  func resolved(in appearance: UICollectionLayoutListConfiguration.Appearance?) -> Self {
    guard self == .header, let appearance else { return self }
    switch appearance {
    case .plain, .sidebarPlain: return .plainHeader
    case .grouped, .insetGrouped: return .groupedHeader
    case .sidebar: return .prominentHeader
    }
  }

  func margins(_ metrics: ListMetrics) -> NSDirectionalEdgeInsets {
    let (edges, leading): ((top: CGFloat, bottom: CGFloat), CGFloat) =
      switch self {
      case .cell, .subtitleCell, .valueCell: (metrics.rowMargins, 16)
      case .groupedHeader, .prominentHeader, .extraProminentHeader:
        (metrics.headerMargins(isGrouped: true), 8)
      case .plainHeader, .header: (metrics.headerMargins(isGrouped: false), 8)
      case .footer: (metrics.footerMargins, 8)
      }
    return NSDirectionalEdgeInsets(
      top: edges.top, leading: leading, bottom: edges.bottom, trailing: 8)
  }

  func text(_ metrics: ListMetrics, isDisabled: Bool) -> UIListContentConfiguration.TextProperties {
    let color: UIColor = isDisabled ? .tertiaryLabel : .label
    switch self {
    case .cell, .subtitleCell, .valueCell: return .init(.body, color)
    case .plainHeader, .header: return .init(.headline, color)
    case .groupedHeader:
      if metrics == .iOS26 { return .init(.headline, .secondaryLabel) }
      var text = UIListContentConfiguration.TextProperties(.footnote, .secondaryLabel)
      text.transform = .uppercase
      return text
    case .prominentHeader: return .init(.title3, color)
    case .extraProminentHeader: return .init(.title2, color)
    case .footer: return .init(.footnote, .secondaryLabel)
    }
  }

  func secondaryText(_ metrics: ListMetrics, isDisabled: Bool)
    -> UIListContentConfiguration.TextProperties
  {
    let color: UIColor = isDisabled ? .tertiaryLabel : .secondaryLabel
    switch self {
    case .cell, .valueCell: return .init(.body, color)
    case .subtitleCell: return .init(metrics == .iOS26 ? .footnote : .caption1, color)
    default: return .init(.footnote, color)
    }
  }
}
