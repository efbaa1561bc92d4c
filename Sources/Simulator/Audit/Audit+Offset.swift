import Foundation

extension Audit {
  /// The slowest fling, in points per second, that is not about to end by itself.
  private static let flingSpeed: CGFloat = 100

  /// The content offset stays within its range unless a hand or a bounce holds it beyond, and nothing but the end of the
  /// content takes it away from where it was.
  func offset(_ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?) -> Violation? {
    lying(painted) ?? snapped(painted, jump) ?? clamped(painted) ?? stopped(painted)
      ?? thrown(painted, jump)
  }

  /// An offset beyond the range that nothing holds there.
  private func lying(_ painted: JudgedFrame) -> Violation? {
    guard !painted.scroll.isHeld, !painted.scroll.isSentBeyond, abs(painted.scroll.beyond) > pixel
    else { return nil }
    let end = painted.scroll.beyond > 0 ? "past the end" : "before the start"
    return moved(
      painted.scroll.beyond, painted, isOver: false,
      "the content offset is \(abs(painted.scroll.beyond).short) pt \(end) of its range, and nothing holds it there"
    )
  }

  /// An offset that a hand or a bounce held beyond the range, and that a correction brought back at once.
  ///
  /// Code that goes elsewhere takes the content from the hand, and its animation holds nothing.
  private func snapped(
    _ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?
  ) -> Violation? {
    guard let last, last.scroll.isStretched, painted.scroll.isStretched,
      painted.events.upheaval == nil,
      last.events.upheaval == nil,
      abs(last.scroll.beyond) > pixel,
      abs(painted.uncommanded) > pixel,
      painted.hasGrown,
      abs(painted.scroll.beyond) < abs(last.scroll.beyond) - pixel,
      let jump, abs(jump.way) > pixel
    else { return nil }
    return moved(
      painted.uncommanded, painted,
      "the content was held \(abs(last.scroll.beyond).short) pt \(last.scroll.beyond > 0 ? "beyond its end" : "before its start"), and a correction of \(abs(painted.uncommanded).short) pt snapped it back"
    )
  }

  /// A clamp for which nothing on the screen had shrunk: what was guessed of the rest has become another.
  private func clamped(_ painted: JudgedFrame) -> Violation? {
    guard let last, painted.events.wasClamped, painted.events.updates.isEmpty,
      !painted.events.wasResized,
      !painted.events.wasPushed, painted.scroll.insets == last.scroll.insets
    else { return nil }
    let shrunk = explainedShrinking(painted)
    let way = painted.clampedWay
    guard abs(way) - shrunk > pixel,
      last.content.extent - painted.content.extent - shrunk > pixel
    else { return nil }
    // What a correction had done to the offset before it was clamped went the same way.
    let thrown = painted.uncommanded * way > 0 ? painted.uncommanded : way
    let why = painted.events.wasReloaded ? "the reload" : "other estimates"
    return moved(
      thrown, painted,
      "\(why) shortened the content under the screen, and the offset was clamped by \(thrown.signed) pt"
    )
  }

  /// A fling that ended at full speed, on no edge and under no finger.
  private func stopped(_ painted: JudgedFrame) -> Violation? {
    guard let last, let fling = last.scroll.fling, painted.scroll.fling == nil,
      !painted.scroll.isHeld,
      last.act == painted.act, painted.events.aligned == .zero,
      abs(fling.velocity) > Self.flingSpeed, !painted.scroll.isAtEnd, !painted.events.wasResized
    else { return nil }
    let left = fling.target - painted.scroll.offset
    guard abs(left) > pixel else { return nil }
    return moved(
      left, painted,
      "the fling stopped at \(abs(fling.velocity).rounded().short) pt/s, \(abs(left).short) pt before its target"
    )
  }

  /// An offset that corrections took to an end of its range, which it was far from.
  private func thrown(
    _ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?
  ) -> Violation? {
    guard let last, painted.scroll.isAtEnd || painted.scroll.beyond != 0,
      runaway(painted, jump) != nil,
      abs(painted.scroll.offset - last.scroll.offset) > painted.scroll.viewport
    else { return nil }
    let end = painted.scroll.offset > last.scroll.offset ? "end" : "start"
    return moved(
      painted.uncommanded, painted,
      "corrections moved the content offset from \(last.scroll.offset.short) to the \(end) of its range, \(painted.scroll.offset.short)"
    )
  }

  /// By how much the content may have become shorter by what was measured, in points along the axis.
  ///
  /// Where items share lines or columns, one that shrinks may take its whole line with it.
  private func explainedShrinking(_ painted: JudgedFrame) -> CGFloat {
    if painted.isOneALine {
      return painted.measured.reduce(0) { $0 + max(0, -painted.growth(of: $1)) }
    }
    // A reload that throws the reader back from where no end was has forgotten; what it measured then explains nothing.
    if painted.events.wasReloaded, !painted.scroll.isAtEnd { return 0 }
    // What lies between the lines of a layout whose rules nobody knows goes with them, however much that is.
    if painted.truth.arrangement == nil { return painted.measured.isEmpty ? 0 : .infinity }
    let axis = painted.axis
    let spacing = painted.truth.spacings?.upperBound ?? 0
    return painted.measured.reduce(0) { sum, change in
      sum + max(axis.length(change.original), axis.length(change.preferred)) + spacing
    }
  }

  private func moved(
    _ amount: CGFloat, _ painted: JudgedFrame, isOver: Bool = true, _ message: String
  ) -> Violation {
    Violation(
      invariant: .offset, amount: amount, unit: .points, culprit: painted.culprit(moved: amount),
      message: message, isOver: isOver)
  }
}
