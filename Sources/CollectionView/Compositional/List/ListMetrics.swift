import Foundation

package typealias ListMetrics = Behavior.ListMetrics

/// The measures of lists in points.
///
/// Measured on devices and simulators: the heights of rows, headers and footers; the parts of a height are inferred from them.
extension Behavior.ListMetrics {
  /// The least height of a row; headers and footers have none.
  package var rowFloor: CGFloat { self == .iOS26 ? 52 : 44 }

  /// The height of a row that was not measured.
  ///
  /// Inferred for iOS 14 to 18; measured on iOS 26.
  package var estimatedRowHeight: CGFloat { self == .iOS26 ? 56 : 44 }

  /// The space above and below the text of a row.
  package var rowMargins: (top: CGFloat, bottom: CGFloat) {
    self == .iOS26 ? (17.75, 17.75) : (11, 11)
  }

  /// The space above and below the text of a header; from logs and heights.
  package func headerMargins(isGrouped: Bool) -> (top: CGFloat, bottom: CGFloat) {
    switch self {
    case .iOS26: (12, 12)
    case .iOS14, .iOS16: isGrouped ? (17, 6) : (4, 4)
    }
  }

  /// The space above and below the text of a footer; inferred for iOS 14 to 18.
  package var footerMargins: (top: CGFloat, bottom: CGFloat) {
    self == .iOS26 ? (9.5, 9.5) : (8, 8)
  }

  /// The distance of content from the sides of a list of a width; that of wide lists is inferred from iOS 14.
  package func sideMargin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
