import Foundation

extension Audit {
  /// What the reader looks at stays where the finger, a fling or the scene put it.
  func anchor(_ painted: PaintedFrame) -> Violation? {
    guard anchor != .none, !painted.wasPushed, !painted.isDesigned,
      let (reader, jump) = pageJump(in: painted)
    else { return nil }
    guard abs(jump) > pixel, !painted.wasClampedAtEnd else { return nil }
    let distance = "\(abs(jump).short) pt \(jump > 0 ? painted.forward : painted.backward)"
    let pushing = painted.measured(before: reader)
    let growth = pushing.reduce(0) { $0 + painted.growth(of: $1) }
    if let upheaval = painted.upheaval, abs(abs(growth) - abs(jump)) > pixel {
      return Violation(
        invariant: .anchor, amount: jump, unit: .points,
        message: "\(upheaval) moved what you were reading \(distance)")
    }
    let correction = painted.uncommanded
    let suspects = pushing.isEmpty ? painted.measured : pushing
    guard
      let blamed = suspects.max(by: {
        abs(painted.growth(of: $0)) < abs(painted.growth(of: $1))
      })
    else {
      let message =
        abs(correction) > pixel
        ? "the content offset was moved by \(correction.signed) pt with nothing measured, and what you were reading went \(distance)"
        : "what you were reading moved \(distance) by itself"
      return Violation(invariant: .anchor, amount: jump, unit: .points, message: message)
    }
    let others = suspects.count { painted.growth(of: $0) != 0 } - 1
    // Where an offset was corrected it is the correction that was wrong, be it by being there at all.
    let effect =
      abs(correction) > pixel
      ? ", the content offset was moved by \(correction.signed) pt for it,"
        + " and what you were reading went \(distance)"
      : " and pushed what you were reading \(distance)"
    return Violation(
      invariant: .anchor, amount: jump, unit: .points,
      culprit: painted.culprit(blamed, moved: jump),
      message: "\(painted.motion) measured \(blamed.summary)"
        + (others > 0 ? " and \(others) more" : "") + effect)
  }

  /// The reader's item and how far it has moved without a command; nil when nothing of what was seen is left.
  ///
  /// Where items share lines or columns, one that is measured moves its neighbours to others: the page has moved only when
  /// nothing on it has kept its place.
  func pageJump(in painted: PaintedFrame) -> (item: Int, way: CGFloat)? {
    let readers = readers(in: painted)
    guard let reader = readers.first, let jump = jump(of: reader, in: painted) else { return nil }
    if abs(jump) > pixel, painted.arrangement != nil, !painted.isOneALine {
      // Another width makes other lines: then it is enough to find the reader's item again.
      let kept = readers.first { item in
        painted.wasResized
          ? painted.isSeen(item)
          : self.jump(of: item, in: painted).map { abs($0) <= pixel } ?? false
      }
      if let kept { return (kept, 0) }
    }
    return (reader, jump)
  }

  /// What the reader may look at, by the items' positions, the most likely one first; empty when nothing of it is left.
  ///
  /// That is the first item seen before and now, or the last one in a chat; an item that was commanded off the screen
  /// and came back because what replaced it shrank is none. When the view changed its size, lengths have
  /// lost their meaning: it is the first leading edge on the screen.
  func readers(in painted: PaintedFrame) -> [Int] {
    guard let last else { return [] }
    let order = painted.readingOrder.filter {
      last.isOnScreen($0, throughout: painted.commandedWay) && !painted.moved.contains($0)
        && !hasShrunkAway($0, from: last, to: painted)
    }
    if anchor == .bottom { return order.reversed() }
    guard painted.wasResized else { return order }
    let onScreen = 0..<min(last.viewportExtent, painted.viewportExtent)
    guard let first = order.firstIndex(where: { onScreen.contains(last.anchors[$0] ?? 0) }) else {
      return order
    }
    return Array(order[first...] + order[..<first])
  }

  /// How far the reader's item has moved without a command.
  ///
  /// Of an item that fills a screen of another size it is the point at the screen's start.
  func jump(of reader: Int, in painted: PaintedFrame) -> CGFloat? {
    guard let last, let before = last.anchors[reader], let after = painted.anchors[reader] else {
      return nil
    }
    var jump = after - before + painted.commanded
    if painted.wasResized, anchor != .bottom, before < 0, let old = last.spans[reader]?.length,
      let new = painted.spans[reader]?.length, old > 0
    {
      jump += (new / old - 1) * -before
    }
    return jump
  }

  /// Whether an item that begins before the screen has become so short that it would be gone, had it kept its place.
  private func hasShrunkAway(
    _ item: Int, from last: PaintedFrame, to painted: PaintedFrame
  ) -> Bool {
    guard anchor != .bottom, !painted.wasResized, let before = last.anchors[item],
      let length = painted.spans[item]?.length
    else { return false }
    let place = before - painted.commanded
    return place < 0 && place + length <= 0
  }
}
