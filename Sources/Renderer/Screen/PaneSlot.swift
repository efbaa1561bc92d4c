import Foundation

/// The place of one pane on the screen.
struct PaneSlot: Equatable {
  /// Which pane of the frame.
  var index: Int
  /// Its title; nil for the only pane of a scene.
  var header: CellRect?
  var viewport: CellRect
  var scrollBar: CellRect
  /// The ruler, left of the viewport or above one that scrolls sideways; nil when it is off.
  var ruler: CellRect?
  /// nil when it is switched off or does not fit.
  var inspector: CellRect?
  /// Points per character cell.
  var scale: CGSize
}
