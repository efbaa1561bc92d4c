import Foundation
import Simulator

/// Where a fling that is under way comes to rest, along the axis along which the content moves.
struct Landing {
  let axis: MotionAxis
  /// The content offset proposed to the layout and the delegate.
  let proposed: CGFloat
  /// The content offset they chose.
  let target: CGFloat
  /// Points per millisecond, as they were told.
  let told: CGFloat

  /// Nil while none is under way.
  init?(_ pane: PaneFrame) {
    let motion = pane.motion
    guard let proposed = motion.proposedTarget, let target = motion.target,
      let told = motion.reportedVelocity
    else { return nil }
    axis = MotionAxis(pane)
    let isHorizontal = axis.isHorizontal
    self.proposed = isHorizontal ? proposed.x : proposed.y
    self.target = isHorizontal ? target.x : target.y
    self.told = isHorizontal ? told.x : told.y
    guard self.proposed.isFinite, self.target.isFinite else { return nil }
  }

  /// Whether layout or delegate want it elsewhere, by as much as can be told in print.
  var isMoved: Bool { proposed.pointText != target.pointText }

  /// The landing in words, as many as fit, with the marks it has on the screen.
  func text(columns: Int, glyphs: Glyphs) -> String {
    let target = "\(glyphs.target) \(axis.name)\(target.pointText)"
    let proposed = "\(glyphs.proposed) \(proposed.pointText)"
    // Two decimals, since layouts compare with numbers such as 0.2 and 0.35.
    let told = ", told \(Double(told).secondsText)"
    let ways =
      isMoved
      ? [
        "\(target), proposed \(proposed)\(told) pt/ms", "\(target), proposed \(proposed)\(told)",
        "\(target), proposed \(proposed)", "\(target), not \(proposed)",
        "\(target) (\(proposed))",
      ]
      : ["\(target) as proposed\(told) pt/ms", "\(target) as proposed"]
    return ways.first { $0.columnWidth <= columns } ?? target
  }
}
