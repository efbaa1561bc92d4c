import Foundation
import Simulator

/// The axis along which a pane's content moves: the one along which it goes faster, else has farther to go, else went farther
/// in the last second; where it does neither, the scroll axis.
struct MotionAxis {
  let isHorizontal: Bool
  /// Whether the layout scrolls along the other one.
  let isAcross: Bool

  init(_ pane: PaneFrame) {
    let motion = pane.motion
    let offset = pane.bounds.origin
    let left = motion.target.map { CGPoint(x: $0.x - offset.x, y: $0.y - offset.y) }
    isHorizontal =
      motion.velocity.isSideways ?? left?.isSideways ?? Self.span(motion.history).isSideways
      ?? pane.scrollsHorizontally
    isAcross = isHorizontal != pane.scrollsHorizontally
  }

  /// What stands before a number along it: its name, where it is not the scroll axis.
  var name: String { isAcross ? isHorizontal ? "x " : "y " : "" }

  /// How far apart the offsets of the last second are.
  private static func span(_ history: [MotionSample]) -> CGPoint {
    let samples = history.filter { $0.time.isFinite }
    let offsets = samples[MotionCourse.startOfLastSecond(of: samples)...].map(\.offset)
    guard var low = offsets.first else { return .zero }
    var high = low
    for offset in offsets {
      low = CGPoint(x: min(low.x, offset.x), y: min(low.y, offset.y))
      high = CGPoint(x: max(high.x, offset.x), y: max(high.y, offset.y))
    }
    return CGPoint(x: high.x - low.x, y: high.y - low.y)
  }
}

extension CGPoint {
  /// Whether it goes farther sideways than up or down; nil where it goes as far.
  fileprivate var isSideways: Bool? { abs(x) == abs(y) ? nil : abs(x) > abs(y) }
}
