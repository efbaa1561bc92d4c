import Foundation

extension Audit {
  /// The number of corrections of the offset in one frame that counts as a chain.
  ///
  /// Each correction brings elements into view that were not measured, which cause the next one. Flutter gives up a layout
  /// after as many.
  static let correctionBudget = 10

  /// Corrections that went on until nothing was left to correct, and moved the reader along.
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

  /// How far corrections of the offset moved what was being read, in points; nil unless that is off the screen, and if nothing
  /// of it is left.
  func runaway(_ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?) -> CGFloat? {
    guard painted.events.corrections > 0, painted.events.upheaval == nil, !painted.events.wasPushed,
      let jump
    else {
      return nil
    }
    // The corrections did not cause what the end of the content held back.
    let way = jump.way + painted.clampedWay
    return abs(way) > painted.scroll.viewport ? way : nil
  }
}
