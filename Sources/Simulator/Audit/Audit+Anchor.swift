import Foundation

extension Audit {
  /// The reader's item stays where the finger, a fling or the scene puts it.
  func anchor(_ painted: JudgedFrame, _ jump: (item: Int, way: CGFloat)?) -> Violation? {
    guard anchor != .none, !painted.events.wasPushed, !painted.isPlacedByOffset,
      !isUnscrollable(painted),
      let (reader, jump) = jump
    else { return nil }
    guard abs(jump) > pixel, !painted.scroll.wasClampedAtEnd else { return nil }
    let distance = "\(abs(jump).short) pt \(jump > 0 ? painted.forward : painted.backward)"
    let pushing = painted.measured(before: reader)
    let growth = pushing.reduce(0) { $0 + painted.growth(of: $1) }
    if let upheaval = painted.events.upheaval, abs(abs(growth) - abs(jump)) > pixel {
      return Violation(
        invariant: .anchor, amount: jump, unit: .points,
        message: "\(upheaval) moved what you were reading \(distance)\(aligning(painted))")
    }
    let correction = painted.uncommanded
    let suspects = pushing.isEmpty ? painted.measured : pushing
    guard
      let blamed = suspects.max(by: {
        abs(painted.growth(of: $0)) < abs(painted.growth(of: $1))
      })
    else {
      return unmeasured(jump, distance, painted)
    }
    let others = max(0, suspects.count { painted.growth(of: $0) != 0 } - 1)
    // If the offset was corrected, the correction is wrong, perhaps because none was needed.
    let effect =
      abs(correction) > pixel
      ? ", the content offset was moved by \(correction.signed) pt for it,"
        + " and what you were reading went \(distance)"
      : " and pushed what you were reading \(distance)"
    return Violation(
      invariant: .anchor, amount: jump, unit: .points,
      culprit: painted.culprit(blamed, moved: jump, others: others),
      message: "\(painted.motion) measured \(blamed.summary)"
        + (others > 0 ? " and \(others) more" : "") + effect + aligning(painted))
  }

  /// The end of a sentence on a jump that aligning the pane has undone; empty otherwise.
  private func aligning(_ painted: JudgedFrame) -> String {
    painted.events.isAligned ? "; aligning took that back" : ""
  }

  /// Whether the view was resized and all of its content fitted the screen before and after.
  ///
  /// The layout then arranges the content for the new size, and no offset could keep anything in place.
  private func isUnscrollable(_ painted: JudgedFrame) -> Bool {
    guard painted.events.wasResized, let last else { return false }
    return [painted, last].allSatisfy { $0.scroll.last - $0.scroll.first <= pixel }
  }

  /// A jump for which nothing was measured.
  private func unmeasured(
    _ jump: CGFloat, _ distance: String, _ painted: JudgedFrame
  ) -> Violation {
    let correction = painted.uncommanded
    if abs(correction) > pixel {
      return Violation(
        invariant: .anchor, amount: jump, unit: .points,
        message:
          "the content offset was moved by \(correction.signed) pt with nothing measured, and what you were reading went \(distance)\(aligning(painted))"
      )
    }
    guard let gone = last?.places.inOrder.first(where: { painted.places[$0.item] == nil }) else {
      return Violation(
        invariant: .anchor, amount: jump, unit: .points,
        message: "what you were reading moved \(distance) by itself\(aligning(painted))")
    }
    return Violation(
      invariant: .anchor, amount: jump, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(gone.path), estimated: nil, measured: nil,
        call: "layoutAttributesForElements(in:)", moved: Double(jump)),
      message: "what you were reading moved \(distance) when \(gone.path.short) left the screen"
        + aligning(painted))
  }

  /// The reader's item and how far it moved without a command; nil if nothing that was visible is left.
  ///
  /// Where items share lines or columns, a measured item moves its neighbours to other lines: the page has moved only
  /// if no item on it kept its place. A view without extent shows nothing. If the list is anchored at its end, no rule
  /// says what stays in place when the view is resized.
  func pageJump(in painted: JudgedFrame) -> (item: Int, way: CGFloat)? {
    guard !painted.isEmpty, last?.isEmpty == false,
      !painted.events.wasResized || anchor != .bottom, let reader = reader(in: painted),
      let jump = jump(of: reader, in: painted)
    else { return nil }
    if abs(jump) > pixel, hasLinesOfMany(painted, at: reader) {
      // Another width changes the lines, so it is enough that an item that the reader may look at is still visible.
      let kept = readers(in: painted).first { place in
        painted.events.wasResized
          ? painted.isSeen(place.item)
          : self.jump(of: place, in: painted).map { abs($0) <= pixel } ?? false
      }
      if let kept { return (kept.item, 0) }
    }
    return (reader.item, jump)
  }

  /// Whether items share lines or columns: by the layout's rules or, in an unknown layout, by the items that are or
  /// were beside the reader's item.
  private func hasLinesOfMany(_ painted: JudgedFrame, at reader: ReaderPlace) -> Bool {
    if painted.truth.arrangement != nil { return !painted.isOneALine }
    guard let last, let before = last.places[reader.item] else { return false }
    return last.places.hasNeighbour(of: before) || painted.places.hasNeighbour(of: reader)
  }

  /// The item that the reader most likely looks at; nil if nothing that was visible is left.
  ///
  /// - Complexity: O(log items) if the first item on the screen was visible before, as is usual.
  func reader(in painted: JudgedFrame) -> ReaderPlace? {
    guard let last, anchor != .bottom, !painted.events.wasResized else {
      return readers(in: painted).first
    }
    return painted.places.inOrder.first { isRead($0, in: painted, after: last) }
  }

  /// The items that the reader may look at, the most likely one first; empty if none of them is left.
  ///
  /// The first item is the first one visible before and now, or the last one if the anchor is at the end. An item that
  /// was commanded off the screen and came back because others shrank does not count. After a resize the first item is
  /// the one whose leading edge is the first on the screen.
  private func readers(in painted: JudgedFrame) -> [ReaderPlace] {
    guard let last else { return [] }
    let order = painted.places.inOrder.filter { isRead($0, in: painted, after: last) }
    if anchor == .bottom { return order.reversed() }
    guard painted.events.wasResized else { return order }
    let onScreen = 0..<min(last.scroll.viewport, painted.scroll.viewport)
    let first = order.firstIndex { onScreen.contains(last.places[$0.item]?.edge ?? 0) }
    guard let first else { return order }
    return Array(order[first...] + order[..<first])
  }

  private func isRead(
    _ place: ReaderPlace, in painted: JudgedFrame, after last: JudgedFrame
  ) -> Bool {
    read(place, in: painted, after: last) != nil
  }

  /// The former place of an item that the reader may look at; nil for any other item.
  func read(
    _ place: ReaderPlace, in painted: JudgedFrame, after last: JudgedFrame
  ) -> ReaderPlace? {
    guard let before = last.places[place.item],
      before.isOnScreen(last.scroll.viewport, throughout: painted.commandedWay),
      !painted.events.moved.contains(place.item), !hasShrunkAway(place, from: before, in: painted)
    else { return nil }
    return before
  }

  /// How far the reader's item moved without a command, in points along the scroll axis.
  ///
  /// If the view was resized, the point of the item at the viewport's start counts. An unknown layout may instead keep
  /// the item in the middle of the screen, as a carousel does.
  func jump(of reader: ReaderPlace, in painted: JudgedFrame) -> CGFloat? {
    guard let last, let before = last.places[reader.item] else { return nil }
    var jump = reader.edge - before.edge + painted.commanded
    if painted.events.wasResized, anchor != .bottom, before.edge < 0, before.span.length > 0 {
      jump += (reader.span.length / before.span.length - 1) * -before.edge
    }
    if painted.events.wasResized, painted.truth.arrangement == nil {
      let way =
        (reader.span.lowerBound + reader.span.upperBound - painted.scroll.viewport) / 2
        - (before.span.lowerBound + before.span.upperBound - last.scroll.viewport) / 2
        + painted.commanded
      if abs(way) < abs(jump) { return way }
    }
    return jump
  }

  /// Whether an item that begins before the viewport shrank so much that it would have left the viewport at its former
  /// place.
  private func hasShrunkAway(
    _ place: ReaderPlace, from before: ReaderPlace, in painted: JudgedFrame
  ) -> Bool {
    guard anchor != .bottom, !painted.events.wasResized else { return false }
    let kept = before.edge - painted.commanded
    return kept < 0 && kept + place.span.length <= 0
  }
}
