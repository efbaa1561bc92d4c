import Foundation

/// Items that were on the screen and are not shown although their place is still there.
struct LostItems {
  var paths: [IndexPath] = []
  /// Their places where others do not cover the axis beside them, in content points.
  var frames: [CGRect] = []
  /// What they leave empty, as a part of the screen.
  var fraction: CGFloat = 0
  /// How long the layout takes the first one to be, and how long it is.
  ///
  /// Where an update has taken them off the screen as the layout had forgotten it, and nothing need be empty; nil elsewhere.
  var forgotten: (estimated: CGFloat, measured: CGFloat)?
}
