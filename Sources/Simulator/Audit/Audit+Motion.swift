import Foundation

extension Audit {
  /// The content moves in the direction in which it is scrolled, returns to where it was, and keeps its extent while
  /// nothing is measured.
  func motion(_ painted: JudgedFrame, _ move: ReaderMove?) -> Violation? {
    guard let last, painted.events.upheaval == nil, !painted.events.hasNewSettings,
      !painted.isPlacedByOffset,
      painted.scroll.insets == last.scroll.insets
    else { return nil }
    return worse(
      backwards(painted, move?.jump),
      worse(notReturned(painted), unexplainedExtent(painted, after: last)))
  }

  /// The violation with the larger amount, or the first of two equal ones; nil for none.
  private func worse(_ first: Violation?, _ second: Violation?) -> Violation? {
    guard let first else { return second }
    guard let second, abs(second.amount) > abs(first.amount) else { return first }
    return second
  }

  /// The content moved against the finger.
  private func backwards(_ painted: JudgedFrame, _ jump: CGFloat?) -> Violation? {
    guard anchor != .none, abs(painted.commanded) > pixel, let jump else { return nil }
    let way = jump - painted.commanded
    guard way * painted.commanded > 0, abs(way) > pixel else { return nil }
    let suspect = painted.culprit(moved: way)
    return Violation(
      invariant: .motion, amount: way, unit: .points, culprit: suspect, cause: .measuredAbove,
      message:
        "\(painted.motion) by \(abs(painted.commanded).short) pt moved what you were reading \(abs(way).short) pt the other way"
    )
  }

  /// After scrolling away and back, the content is not where it was.
  private func notReturned(_ painted: JudgedFrame) -> Violation? {
    guard anchor != .bottom, anchor != .none, painted.isOneALine, !painted.events.wasClamped,
      !painted.hasGrown,
      let (item, former) = offsets.former(at: painted.commanded, tolerance: pixel),
      let now = painted.places[item], painted.isSeen(item)
    else { return nil }
    let off = now.edge - former
    guard abs(off) > 2 * pixel else { return nil }
    return Violation(
      invariant: .motion, amount: off, unit: .points, cause: .measuredAbove,
      message:
        "after scrolling away and back, \(now.path.short) is \(abs(off).short) pt farther \(off > 0 ? painted.forward : painted.backward) than before"
    )
  }

  /// The content became longer or shorter by more than measured sizes explain, so that the scroll indicator jumps.
  ///
  /// Other answers of the delegate explain any change.
  private func unexplainedExtent(
    _ painted: JudgedFrame, after last: JudgedFrame
  ) -> Violation? {
    guard let extent = painted.content.modelExtent, let former = last.content.modelExtent,
      painted.content.answerVersion == last.content.answerVersion
    else { return nil }
    var explained: CGFloat = 0
    if painted.isOneALine {
      explained = painted.measured.reduce(0) { $0 + painted.growth(of: $1) }
    } else if !painted.measured.isEmpty {
      return nil
    }
    let off = extent - former - explained
    guard abs(off) > pixel * CGFloat(painted.measured.count + 1) else { return nil }
    let learned =
      painted.measured.isEmpty
      ? "with nothing measured" : "and measured sizes explain \(explained.short) pt of it"
    return Violation(
      invariant: .motion, amount: off, unit: .points, culprit: painted.culprit(moved: off),
      cause: .changingEstimate,
      message:
        "the content became \(abs(extent - former).short) pt \(extent > former ? "longer" : "shorter") \(learned): the scroll indicator jumps"
    )
  }
}
