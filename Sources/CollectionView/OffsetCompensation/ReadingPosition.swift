import Foundation

/// The state by which a layout keeps the reader's position while sizes change.
struct ReadingPosition {
  /// A point of an item.
  struct Anchor {
    var item: IndexPath
    /// How far into the item the point lies, from 0, the leading edge, to 1.
    var fraction: CGFloat = 0
  }

  /// The point that keeps its place on the screen until the layout pass ends; nil until something changes.
  var anchor: Anchor?
  /// The part of the content that was on the screen when the last pass ended, along the scroll axis, in content points.
  var lastScreen: Range<CGFloat>?
  /// Whether an update or new bounds came while the content was at its very start.
  ///
  /// Then new content pushes the rest down, also while it is measured.
  var isPushed = false
  /// Whether an update came since the last layout pass ended.
  var isUpdating = false
  /// The movement of the content offset by the current update, in points along the scroll axis.
  var updateShift: CGFloat = 0
  /// The movement of the content offset by sizes that were loaded without an update.
  var loadingShift: CGFloat = 0
  /// The sizes measured in the current layout pass, for a behavior that estimates by them.
  var measuredInPass = SizeMean()
  /// The adjustment to apply when the content has come to rest, in points along the scroll axis.
  ///
  /// A change of the whole content cancels it.
  var deferredAdjustment: CGFloat = 0
}
