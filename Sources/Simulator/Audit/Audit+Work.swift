import Foundation

extension Audit {
  /// What a frame may cost for each element on the screen and each halving of the data.
  private static let allowance = 20.0

  /// A frame costs as much as is on the screen, not as there is, and nothing is measured twice.
  ///
  /// A layout that guesses makes as many cells as would fit if its guess were right; where that is too much, and most of
  /// what is done, the guess is what is wrong.
  func work(_ painted: JudgedFrame) -> Violation? {
    let effort = painted.events.effort
    if let wasted = untold(painted) ?? unwanted(painted) { return wasted }
    // What a loop costs, the loop tells.
    guard !painted.isGivenUp else { return nil }
    let visible = Double(max(painted.elements.count, 1))
    // The first screen, or one that is mostly new, may be asked about once for each element that it brings in.
    let isNewScreen = last == nil || Double(2 * effort.measured) > visible
    func bound(_ visible: Double) -> Double {
      Self.allowance * (visible + log2(Double(painted.content.itemCount + 1)))
        + (isNewScreen ? visible * visible : 0)
    }
    // A reload may do anything but the one with which everything begins, and still does not excuse the estimate.
    guard (painted.events.upheaval == nil || last == nil) && !painted.events.wasPushed else {
      let made = Double(effort.dequeued)
      let isGuessed = made <= bound(max(visible, painted.estimatedCount))
      return made > bound(visible) && isGuessed ? guessed(painted) : nil
    }
    if effort.repeated > 0 {
      return Violation(
        invariant: .work, amount: CGFloat(effort.repeated), unit: .count,
        culprit: painted.culprit(moved: 0),
        message: effort.repetition
      )
    }
    // No bound is less.
    guard effort.cost > Self.allowance * visible, effort.cost > bound(visible) else {
      return nil
    }
    if effort.cost <= bound(max(visible, painted.estimatedCount)),
      painted.events.corrections < Self.correctionBudget, effort.isMostlyByGuess
    {
      return guessed(painted)
    }
    return Violation(
      invariant: .work, amount: CGFloat(effort.sum), unit: .count,
      culprit: painted.culprit(moved: 0),
      message: "\(effort.summary) in one frame, for \(painted.elements.count) on the screen")
  }

  /// Items ahead of which a prefetching data source was told nothing.
  private func untold(_ painted: JudgedFrame) -> Violation? {
    guard let first = painted.content.unprefetched.first else { return nil }
    let count = painted.content.unprefetched.count
    return Violation(
      invariant: .work, amount: CGFloat(count), unit: .count,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(first), estimated: nil, measured: nil,
        call: "collectionView(_:prefetchItemsAt:)", moved: nil),
      message:
        "nothing was prefetched: \(count) \(count == 1 ? "item is" : "items are") ahead, but the data source was told of none"
    )
  }

  /// Views that were asked for a size which the layout takes from nobody.
  private func unwanted(_ painted: JudgedFrame) -> Violation? {
    let count = painted.events.effort.asked
    guard !painted.content.takesPreferredSizes, count > 0 else { return nil }
    return Violation(
      invariant: .work, amount: CGFloat(count), unit: .count,
      culprit: painted.elements.first.map { first in
        Finding.Culprit(
          category: first.category, kind: first.kind, indexPath: first.indexPath, estimated: nil,
          measured: nil,
          call: "preferredLayoutAttributesFitting(_:)", moved: nil)
      },
      message:
        "\(count) \(count == 1 ? "view was" : "views were") asked for a size that is ignored: the layout has no estimate"
    )
  }

  /// Cells made for a screen that the estimate fills with far more of them than it takes.
  private func guessed(_ painted: JudgedFrame) -> Violation? {
    guard let guess = painted.leastEstimate else { return nil }
    let count = painted.events.effort.dequeued
    let estimate = painted.axis.length(guess.original).short
    let shown = "\(painted.elements.count) on the screen"
    return Violation(
      invariant: .work, amount: CGFloat(count), unit: .count,
      culprit: painted.culprit(guess, moved: 0),
      message:
        "\(count) cells were created in one frame for \(shown): at the estimate of \(estimate) pt that many fit"
    )
  }
}
