import Foundation

extension Audit {
  /// The number of corrections of the offset in one frame that counts as a chain.
  ///
  /// Each correction brings unmeasured elements into view, which cause the next correction. Flutter gives up a layout
  /// after as many.
  static let correctionBudget = 10

  /// Corrections went on until nothing was left to correct, and moved the reader's item off the screen.
  func runningAway(
    _ painted: JudgedFrame, _ move: ReaderMove?
  ) -> Violation? {
    guard painted.events.corrections >= Self.correctionBudget, let way = runaway(painted, move)
    else {
      return nil
    }
    let direction = way > 0 ? painted.forward : painted.backward
    return Violation(
      invariant: .convergence, amount: CGFloat(painted.events.corrections), unit: .count,
      culprit: painted.culprit(moved: way), cause: .chainedCorrections,
      message:
        "\(painted.events.corrections) corrections of the content offset in one frame, each causing the next, moved what you were reading \(abs(way).short) pt \(direction)"
    )
  }

  /// How far corrections of the offset moved the reader's item, in points.
  ///
  /// Nil if it was not moved by more than the viewport, or if nothing that was visible is left.
  func runaway(_ painted: JudgedFrame, _ move: ReaderMove?) -> CGFloat? {
    guard painted.events.corrections > 0, painted.events.upheaval == nil,
      !painted.events.hasNewSettings,
      let move
    else {
      return nil
    }
    return abs(move.jump) > painted.scroll.viewport ? move.jump : nil
  }
}
