import Foundation

extension Audit {
  /// The allowed cost of a frame for each element on the screen and each halving of the data.
  private static let allowance = 20.0

  /// The cost of a frame depends on what is on the screen, not on all the content, and nothing is measured twice.
  ///
  /// A layout creates as many cells as would fit at its estimate. If those are too many, and most of the cost, the
  /// estimate is wrong.
  func work(_ painted: JudgedFrame) -> Violation? {
    let effort = painted.events.effort
    if let wasted = unprefetched(painted) ?? ignored(painted) { return wasted }
    // A loop is reported as such, not by its cost.
    guard !painted.isGivenUp else { return nil }
    let visible = Double(max(painted.elements.count, 1))
    // For a first screen, or a mostly new one, the layout may be queried once per element.
    let isNewScreen = last == nil || Double(2 * effort.measured) > visible
    func bound(_ visible: Double) -> Double {
      Self.allowance * (visible + log2(Double(painted.content.itemCount + 1)))
        + (isNewScreen ? visible * visible : 0)
    }
    // The cost of an update or a reload is not limited, but a wrong estimate is still reported; the first frame is no
    // update.
    guard (painted.events.upheaval == nil || last == nil) && !painted.events.hasNewSettings else {
      let made = Double(effort.dequeued)
      let isGuessed = made <= bound(max(visible, painted.estimatedCount))
      return made > bound(visible) && isGuessed ? overestimatedCount(painted) : nil
    }
    if effort.repeated > 0 {
      return Violation(
        invariant: .work, amount: CGFloat(effort.repeated), unit: .count,
        culprit: painted.culprit(moved: 0), cause: .droppedSizes,
        message: effort.repetition
      )
    }
    // The first condition is a lower limit of every bound that is cheap to compute.
    guard effort.cost > Self.allowance * visible, effort.cost > bound(visible) else {
      return nil
    }
    if effort.cost <= bound(max(visible, painted.estimatedCount)),
      painted.events.corrections < Self.correctionBudget, effort.isMostlyForEstimate
    {
      return overestimatedCount(painted)
    }
    return Violation(
      invariant: .work, amount: CGFloat(effort.sum), unit: .count,
      culprit: painted.culprit(moved: 0),
      cause: painted.events.corrections >= Self.correctionBudget
        ? .chainedCorrections : .searchOfAll,
      message: "\(effort.summary) in one frame, for \(painted.elements.count) on the screen")
  }

  /// Items ahead of the screen for which a prefetching data source was not called.
  private func unprefetched(_ painted: JudgedFrame) -> Violation? {
    guard let first = painted.content.unprefetched.first else { return nil }
    let count = painted.content.unprefetched.count
    return Violation(
      invariant: .work, amount: CGFloat(count), unit: .count,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(first), estimated: nil, measured: nil,
        call: "collectionView(_:prefetchItemsAt:)", moved: nil),
      cause: .notPrefetched,
      message:
        "nothing was prefetched: \(count) \(count == 1 ? "item is" : "items are") ahead, but the data source was told of none"
    )
  }

  /// Views that were asked for a size the layout ignores.
  private func ignored(_ painted: JudgedFrame) -> Violation? {
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
      cause: .ignoredSize,
      message:
        "\(count) \(count == 1 ? "view was" : "views were") asked for a size that is ignored: the layout has no estimate"
    )
  }

  /// Cells that were created because far more of them would fit the screen at the estimate.
  private func overestimatedCount(_ painted: JudgedFrame) -> Violation? {
    guard let guess = painted.leastEstimate else { return nil }
    let count = painted.events.effort.dequeued
    let estimate = painted.axis.length(guess.original).short
    let shown = "\(painted.elements.count) on the screen"
    return Violation(
      invariant: .work, amount: CGFloat(count), unit: .count,
      culprit: painted.culprit(guess, moved: 0), cause: .smallEstimate,
      message:
        "\(count) cells were created in one frame for \(shown): at the estimate of \(estimate) pt that many fit"
    )
  }
}
