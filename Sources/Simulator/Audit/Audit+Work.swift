import Foundation

extension Audit {
  /// What a frame may cost for each element on the screen and each halving of the data.
  private static let allowance = 20.0

  /// A frame costs as much as is on the screen, not as there is, and nothing is measured twice.
  ///
  /// A layout that guesses must make as many cells as would fit if its guess were right: a guess far too small is a debt,
  /// and the counters tell what it cost.
  func work(_ painted: PaintedFrame) -> Violation? {
    let effort = painted.effort
    if painted.untold > 0 {
      return Violation(
        invariant: .work, amount: CGFloat(painted.untold), unit: .count,
        message:
          "nothing was prefetched: \(painted.untold) \(painted.untold == 1 ? "item is" : "items are") ahead, and the data source was told of none"
      )
    }
    // A reload may do anything but the one with which everything begins; what a loop costs, the loop tells.
    guard painted.upheaval == nil || last == nil, !painted.wasPushed, !painted.isGivenUp else {
      return nil
    }
    if effort.repeated > 0 {
      return Violation(
        invariant: .work, amount: CGFloat(effort.repeated), unit: .count,
        culprit: painted.culprit(moved: 0),
        message: effort.repetition
      )
    }
    let visible = max(Double(painted.elements.count), painted.guessedCount, 1)
    // The first screen may be asked about once for each element that it brings in.
    let questions = last == nil ? visible * visible : 0
    let bound = Self.allowance * (visible + log2(Double(painted.itemCount + 1))) + questions
    guard Double(effort.sum) > bound else { return nil }
    return Violation(
      invariant: .work, amount: CGFloat(effort.sum), unit: .count,
      culprit: painted.culprit(moved: 0),
      message: "\(effort.summary) in one frame, for \(painted.elements.count) on the screen")
  }
}
