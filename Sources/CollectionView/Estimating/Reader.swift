import Foundation

/// What a layout remembers of whoever looks at its content.
struct Reader {
  /// A point of an item.
  struct Place {
    var item: IndexPath
    /// How far into the item the point lies, from 0, the leading edge, to 1.
    var fraction: CGFloat = 0
  }

  /// What keeps its place on the screen until the layout pass ends; nil until something changes.
  var place: Place?
  /// The part of the content that was on the screen when the last pass ended, along the scroll axis, in content points.
  var lastScreen: Range<CGFloat>?
  /// Whether an update or new bounds came while the content rested at its very start: what they brought pushes the rest,
  /// also while it is being measured.
  var isPushed = false
  /// Whether an update came in since the last layout pass ended.
  var isUpdating = false
  /// How far the content offset moves because of the update under way, in points along the scroll axis.
  var updateShift: CGFloat = 0
  /// The same because of sizes that were loaded without an update.
  var loadingShift: CGFloat = 0
  /// What cells were measured to be in the layout pass under way, for a behavior that estimates by it.
  var batch = SizeMean()
  /// How far the content offset is to move when the content has come to rest, in points along the scroll axis; what
  /// changes the content as a whole puts an end to it.
  var owed: CGFloat = 0
}
