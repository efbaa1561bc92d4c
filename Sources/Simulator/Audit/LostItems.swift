import Foundation

/// Items that were on the screen and are not shown although their place is still there.
struct LostItems {
  var paths: [IndexPath] = []
  /// Their places where others do not cover the axis beside them, in content points.
  var frames: [CGRect] = []
  /// What they leave empty, as a part of the screen.
  var fraction: CGFloat = 0
  /// Whether an update has taken them off the screen, where the layout had forgotten how large they are.
  var isByEstimate = false
}
