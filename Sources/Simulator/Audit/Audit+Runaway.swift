import Foundation

// A correction that shows what was not measured calls for the next one.

extension Audit {
  /// How often the offset may be corrected in one frame before each correction is taken for the cause of the next: as often
  /// as Flutter lets a layout be tried.
  static let correctionBudget = 10

  /// Corrections that went on until nothing was left to correct, and took the reader along.
  func runningAway(
    _ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?
  ) -> Violation? {
    guard painted.events.corrections >= Self.correctionBudget, let way = runaway(painted, jump)
    else {
      return nil
    }
    let direction = way > 0 ? painted.forward : painted.backward
    return Violation(
      invariant: .convergence, amount: CGFloat(painted.events.corrections), unit: .count,
      culprit: painted.culprit(moved: way),
      message:
        "\(painted.events.corrections) corrections of the content offset in one frame, each causing the next, moved what you were reading \(abs(way).short) pt \(direction)"
    )
  }

  /// How far corrections of the offset took what was being read, in points; nil unless that is off the screen, and
  /// where nothing of it is left to follow.
  func runaway(_ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?) -> CGFloat? {
    guard painted.events.corrections > 0, painted.events.upheaval == nil, !painted.events.wasPushed,
      let jump
    else {
      return nil
    }
    // What the end of the content held back is not the corrections'.
    let way = jump.way + painted.clampedWay
    return abs(way) > painted.scroll.viewport ? way : nil
  }
}
