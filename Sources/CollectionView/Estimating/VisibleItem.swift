import Foundation

/// An item in the bounds, as its layout comes upon it: what would be looked up again by its path is at hand.
struct VisibleItem {
  let path: IndexPath
  /// Where it begins and ends along the scroll axis in content points, before rounding.
  let span: Range<CGFloat>
  let isMeasured: Bool
}
