import Foundation

extension Audit {
  /// The lowest speed, in points per second, of a fling that is not about to end by itself.
  private static let flingSpeed: CGFloat = 100

  /// The content offset stays within its range unless a finger or a bounce holds it beyond.
  ///
  /// Nothing but the end of the content moves the offset against the scroll.
  func offset(_ painted: JudgedFrame, _ move: ReaderMove?) -> Violation? {
    lying(painted) ?? snapped(painted, move) ?? clamped(painted, move) ?? stopped(painted)
      ?? thrown(painted, move)
  }

  /// The offset is beyond its range and nothing holds it there.
  private func lying(_ painted: JudgedFrame) -> Violation? {
    guard !painted.scroll.isHeld, !painted.scroll.isProgrammaticallyOverscrolled,
      abs(painted.scroll.beyond) > pixel
    else { return nil }
    let end = painted.scroll.beyond > 0 ? "past the end" : "before the start"
    return moved(
      painted.scroll.beyond, painted, .offsetOutOfRange, isOver: false,
      "the content offset is \(abs(painted.scroll.beyond).short) pt \(end) of its range, and nothing holds it there"
    )
  }

  /// A finger or a bounce held the offset beyond its range, and a correction brought it back at once.
  ///
  /// Code that scrolls elsewhere ends the hold; its animation does not hold the offset.
  private func snapped(
    _ painted: JudgedFrame, _ move: ReaderMove?
  ) -> Violation? {
    guard let last, last.scroll.isStretched, painted.scroll.isStretched,
      painted.events.upheaval == nil,
      last.events.upheaval == nil,
      abs(last.scroll.beyond) > pixel,
      abs(painted.uncommanded) > pixel,
      painted.hasGrown,
      abs(painted.scroll.beyond) < abs(last.scroll.beyond) - pixel,
      let move, abs(move.way) > pixel
    else { return nil }
    return moved(
      painted.uncommanded, painted, .measuredAbove,
      "the content was held \(abs(last.scroll.beyond).short) pt \(last.scroll.beyond > 0 ? "beyond its end" : "before its start"), and a correction of \(abs(painted.uncommanded).short) pt snapped it back"
    )
  }

  /// The offset was clamped although nothing on the screen has shrunk: the estimates of other items have changed.
  private func clamped(_ painted: JudgedFrame, _ move: ReaderMove?) -> Violation? {
    guard let last, painted.events.wasClamped, move.map({ abs($0.way) > pixel }) ?? true,
      painted.events.updates.isEmpty,
      !painted.events.wasResized,
      !painted.events.startsOver, !painted.events.hasNewLayout,
      painted.scroll.insets == last.scroll.insets
    else { return nil }
    let shrunk = unavoidableShrinking(painted) ?? explainedShrinking(painted)
    let way = painted.clampedWay
    guard abs(way) - shrunk > pixel, abs(painted.uncommanded) > pixel,
      last.content.extent - painted.content.extent - shrunk > pixel
    else { return nil }
    // A correction before the clamp, in the same direction, counts as well.
    let thrown = painted.uncommanded * way > 0 ? painted.uncommanded : way
    let why = painted.events.wasReloaded ? "the reload" : "other estimates"
    return moved(
      thrown, painted, painted.events.wasReloaded ? .reload : .changingEstimate,
      "\(why) shortened the content under the screen, and the offset was clamped by \(thrown.signed) pt"
    )
  }

  /// A fling ended at full speed, at no edge and under no finger.
  private func stopped(_ painted: JudgedFrame) -> Violation? {
    guard let last, let fling = last.scroll.fling, painted.scroll.fling == nil,
      !painted.scroll.isHeld,
      last.act == painted.act, painted.events.aligned == .zero,
      abs(fling.velocity) > Self.flingSpeed, !painted.scroll.isAtEnd, !painted.events.wasResized
    else { return nil }
    let left = fling.target - painted.scroll.offset
    guard abs(left) > pixel else { return nil }
    return moved(
      left, painted, .measuredAbove,
      "the fling stopped at \(abs(fling.velocity).rounded().short) pt/s, \(abs(left).short) pt before its target"
    )
  }

  /// Corrections moved the offset to a far end of its range.
  private func thrown(
    _ painted: JudgedFrame, _ move: ReaderMove?
  ) -> Violation? {
    guard let last, painted.scroll.isAtEnd || painted.scroll.beyond != 0,
      runaway(painted, move) != nil,
      abs(painted.scroll.offset - last.scroll.offset) > painted.scroll.viewport
    else { return nil }
    let end = painted.scroll.offset > last.scroll.offset ? "end" : "start"
    return moved(
      painted.uncommanded, painted, .chainedCorrections,
      "corrections moved the content offset from \(last.scroll.offset.short) to the \(end) of its range, \(painted.scroll.offset.short)"
    )
  }

  /// How far the true content would have made a clamp move the offset; nil if nothing was reloaded, or if it is unknown.
  private func unavoidableShrinking(_ painted: JudgedFrame) -> CGFloat? {
    guard painted.events.wasReloaded, let range = painted.scroll.trueRange else { return nil }
    let former = painted.scroll.offset - painted.clampedWay
    return abs(former - min(max(former, range.lowerBound), range.upperBound))
  }

  /// How much measured sizes may have shortened the content, in points along the scroll axis.
  ///
  /// Where items share lines or columns, a shrinking item may shorten its whole line.
  private func explainedShrinking(_ painted: JudgedFrame) -> CGFloat {
    if painted.isOneALine {
      return painted.measured.reduce(0) { $0 + max(0, -painted.growth(of: $1)) }
    }
    // A reload that did not leave the reader at an end has dropped sizes; sizes measured since explain no shrinking.
    if painted.events.wasReloaded, !painted.scroll.isAtEnd { return 0 }
    // In an unknown layout the spacing between lines disappears with the lines, and its amount is unknown.
    if painted.truth.arrangement == nil { return painted.measured.isEmpty ? 0 : .infinity }
    let axis = painted.axis
    let spacing = painted.truth.spacings?.upperBound ?? 0
    return painted.measured.reduce(0) { sum, change in
      sum + max(axis.length(change.original), axis.length(change.preferred)) + spacing
    }
  }

  private func moved(
    _ amount: CGFloat, _ painted: JudgedFrame, _ cause: FindingCause, isOver: Bool = true,
    _ message: String
  ) -> Violation {
    Violation(
      invariant: .offset, amount: amount, unit: .points, culprit: painted.culprit(moved: amount),
      cause: cause, message: message, isOver: isOver)
  }
}
