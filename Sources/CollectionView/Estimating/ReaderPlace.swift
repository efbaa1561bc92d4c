import Foundation

/// What a layout remembers of the reader's place from one call to the next.
struct ReaderPlace {
  /// How far the reader's item moves in the update under way, in points along the scroll axis.
  var updateShift: CGFloat = 0
  /// Whether an update came while the content rested at its very start: what it brought pushes the rest, also while it
  /// is being measured, until the content is scrolled.
  var isPushing = false
}
