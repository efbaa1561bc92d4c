import CollectionView
import Foundation
import Scenes

/// What UIKit adds to a section that is a list, as the oracle knows it: lengths in points.
struct TrueList: Sendable, Equatable {
  let list: Compositional.List
  let metrics: Behavior.ListMetrics
  /// The width of the view inside the insets of its layout.
  let width: CGFloat
  /// Pixels per point.
  let scale: CGFloat

  /// The insets of a section that names none.
  var insets: Insets {
    guard list.appearance.isGrouped else { return .zero }
    let side: CGFloat = list.appearance == .grouped ? 0 : width < 414 ? 16 : 20
    let half = (17.5 * scale).rounded() / scale
    let top: CGFloat =
      switch list.headerMode {
      case .supplementary: 0
      case .firstItemInSection: half
      case .none: metrics == .iOS26 ? 35 : half
      }
    let endsBare = list.footerMode == .none && metrics != .iOS26
    return Insets(top: top, left: side, bottom: endsBare ? half : 0, right: side)
  }

  /// The inset below the rows of the last section, in place of that of `insets`.
  var lastBottom: CGFloat {
    list.appearance.isGrouped && metrics == .iOS16 && list.footerMode == .none ? 20 : insets.bottom
  }

  /// The space above the header.
  var headerTopPadding: CGFloat {
    guard list.headerMode == .supplementary else { return 0 }
    return list.headerTopPadding ?? (list.appearance == .plain && metrics == .iOS26 ? 22 : 0)
  }
}
