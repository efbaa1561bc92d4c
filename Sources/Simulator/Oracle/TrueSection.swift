import Foundation
import Scenes

/// One section as the oracle needs to know it; lengths run along the scroll axis, in points.
struct TrueSection: Sendable, Equatable {
  var itemCount: Int
  /// The lengths of header and footer; 0 for none.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// Around the items; header and footer stay outside.
  var inset = Insets.zero
  /// Between lines, or between the items of a list or column.
  var lineSpacing: CGFloat = 0
  /// The size of every item where they stand side by side in a list; nil for items below one another.
  var sidewaysItemSize: CGSize?
  /// Between the items of a line, or between columns.
  var interitemSpacing: CGFloat = 0

  init(itemCount: Int) {
    self.itemCount = itemCount
  }
}
