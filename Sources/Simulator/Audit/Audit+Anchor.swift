import CollectionView
import Foundation
import Scenes

/// How far the reader's element moved between two painted frames without a command.
struct ReaderMove {
  let reader: Survivor
  /// The move on the screen, in points along the scroll axis.
  let way: CGFloat
  /// The part of it that could have been avoided: what a jump is judged by.
  let jump: CGFloat
}

extension Audit {
  /// The reader's element stays where the finger, a fling or the scene puts it.
  func anchor(_ painted: JudgedFrame, _ move: ReaderMove?) -> Violation? {
    guard anchor != .none, let move, abs(move.jump) > pixel, !isExpectedPush(move, in: painted)
    else { return nil }
    let causes = JumpCauses(of: move, from: last, to: painted, pixel: pixel)
    return Violation(
      invariant: .anchor, amount: move.jump, unit: .points, culprit: causes.culprit,
      cause: causes.decisive,
      message: causes.sentence)
  }

  /// How far the reader's element moved; nil if nothing that was visible is left, and if its place is not judged.
  func readerMove(in painted: JudgedFrame) -> ReaderMove? {
    guard let last, !painted.isEmpty, !last.isEmpty, !painted.events.startsOver,
      !painted.isPlacedByOffset,
      !(painted.events.hasTarget && painted.events.showsOtherContent)
    else { return nil }
    let survivors = painted.survivors
    // In a layout of unknown rules, items may rightly leave the screen for other rows.
    let found =
      painted.truth.arrangement == nil
      ? survivors.inOrder.first { $0.now.isOnScreen(painted.scroll.viewport) } : nil
    guard let reader = found ?? survivors.reader else { return nil }
    let way = way(of: reader, in: painted)
    if anchor == .start, wasAtStart(before: painted) {
      return ReaderMove(
        reader: reader, way: way, jump: painted.scroll.first - painted.scroll.offset)
    }
    guard abs(way) > pixel else { return ReaderMove(reader: reader, way: way, jump: 0) }
    if let kept = kept(of: survivors, in: painted) {
      return ReaderMove(reader: kept, way: 0, jump: 0)
    }
    return ReaderMove(
      reader: reader, way: way, jump: avoidable(way, of: reader, survivors, in: painted))
  }

  /// Whether content that came in at the very start pushed a reader who was there, in a scene that does not say what
  /// such a reader expects.
  func isExpectedPush(_ move: ReaderMove, in painted: JudgedFrame) -> Bool {
    anchor == .automatic && wasAtStart(before: painted) && move.jump > 0
      && painted.scroll.offset <= painted.scroll.first + pixel
  }

  /// Whether the content was at its start, and no command has moved it since.
  private func wasAtStart(before painted: JudgedFrame) -> Bool {
    last.map { $0.scroll.offset <= $0.scroll.first + pixel } ?? false
      && abs(painted.commanded) <= pixel
  }

  /// The way of an element on the screen without the commanded scroll.
  ///
  /// After a resize, the point of the element at the start of the viewport counts, or the point at its end, from there. An
  /// unknown layout may instead keep the element in the middle of the screen, as a carousel does.
  private func way(of reader: Survivor, in painted: JudgedFrame) -> CGFloat {
    if anchor == .bottom { return endWay(of: reader, in: painted) }
    var way = reader.leadingMove(commanded: painted.commanded)
    guard painted.events.wasResized, let last else { return way }
    let (before, now) = (reader.before.span, reader.now.span)
    if before.lowerBound < 0, before.length > 0 {
      way += (now.length / before.length - 1) * -before.lowerBound
    }
    guard painted.truth.arrangement == nil else { return way }
    let middle =
      (now.lowerBound + now.upperBound - painted.scroll.viewport) / 2
      - (before.lowerBound + before.upperBound - last.scroll.viewport) / 2 + painted.commanded
    return abs(middle) < abs(way) ? middle : way
  }

  private func endWay(of reader: Survivor, in painted: JudgedFrame) -> CGFloat {
    var way = reader.trailingMove(commanded: painted.commanded)
    guard painted.events.wasResized, let last else { return way }
    let (before, now) = (reader.before.span, reader.now.span)
    let hidden = before.upperBound - last.scroll.viewport
    if hidden > 0, before.length > 0 { way -= (now.length / before.length - 1) * hidden }
    return way + last.scroll.viewport - painted.scroll.viewport
  }

  /// The element that shows that the page has not moved although the first one has; nil if the page has moved.
  ///
  /// Where items share lines or columns, a measured item moves its neighbours to other lines: the page has moved only if
  /// no item on it kept its place. Where all lines are other ones, in another layout, with other properties and other
  /// data, or where items share lines after a resize or with other properties, it has moved
  /// only if neither the reader's element nor one in the middle is on the screen.
  private func kept(of survivors: Survivors, in painted: JudgedFrame) -> Survivor? {
    let mayFlowAnew = painted.events.wasResized || painted.events.hasNewLayout
    if painted.events.wasLayoutInstalled
      || painted.events.hasNewLayout && painted.events.wasReloaded
      || mayFlowAnew && hasNeighbours(painted, survivors)
    {
      return (survivors.inOrder.prefix(1) + survivors.middle)
        .first { $0.now.isOnScreen(painted.scroll.viewport) }
    }
    guard hasLinesOfMany(painted, survivors) else { return nil }
    return survivors.inOrder.first { abs(way(of: $0, in: painted)) <= pixel }
  }

  /// Whether items share lines or columns: by the layout's rules or, in an unknown layout, by the items that are or
  /// were beside the reader's item.
  private func hasLinesOfMany(_ painted: JudgedFrame, _ survivors: Survivors) -> Bool {
    painted.truth.arrangement.map { !$0.isOneALine } ?? hasNeighbours(painted, survivors)
  }

  /// Whether items that the reader saw are or were beside others.
  private func hasNeighbours(_ painted: JudgedFrame, _ survivors: Survivors) -> Bool {
    survivors.inOrder.contains { survivor in
      last?.places.hasNeighbour(of: survivor.before) ?? false
        || painted.places.hasNeighbour(of: survivor.now)
    }
  }

  // MARK: What could not be avoided

  /// The part of a way that could have been avoided.
  ///
  /// A changed inset may move the content by up to its change, and seen content that was deleted or that shrank may be
  /// closed up by up to its extent. From the place that is wanted then, the true content limits how far it can be
  /// scrolled.
  private func avoidable(
    _ way: CGFloat, of reader: Survivor, _ survivors: Survivors, in painted: JudgedFrame
  ) -> CGFloat {
    guard let last else { return way }
    let gone = closedGap(beside: reader, survivors, from: last, to: painted)
    let axis = painted.axis
    let start = change(axis.start, from: last, to: painted)
    let end = change(axis.end, from: last, to: painted)
    let nearest = -start.smaller - end.larger - gone.before
    let farthest = start.larger + end.smaller + gone.after
    func spare(in room: ReaderRoom) -> CGFloat {
      let limits = [nearest, farthest].map { scrollLimit($0, way, of: reader, in: painted, room) }
      return way - min(max(way, limits.min() ?? way), limits.max() ?? way)
    }
    let own = ReaderRoom(
      before: reader.now.span.lowerBound + painted.scroll.offset,
      after: painted.content.extent - reader.now.span.lowerBound - painted.scroll.offset)
    guard let room = painted.readerRoom else { return spare(in: own) }
    // Sizes that were measured and rounded end the content elsewhere than the true ones.
    return showsMeasuredEnd(painted) ? least(spare(in: room), spare(in: own)) : spare(in: room)
  }

  private func least(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    abs(second) < abs(first) ? second : first
  }

  /// Whether the end of the content is on the screen and everything there has its own size.
  private func showsMeasuredEnd(_ painted: JudgedFrame) -> Bool {
    painted.scroll.offset >= painted.scroll.last - pixel
      && painted.elements.allSatisfy { $0.sizeState != .estimated }
  }

  /// The way on which the content ends a scroll that was to move the reader's element by `wanted`.
  private func scrollLimit(
    _ wanted: CGFloat, _ way: CGFloat, of reader: Survivor, in painted: JudgedFrame,
    _ room: ReaderRoom
  ) -> CGFloat {
    let edge = reader.now.span.lowerBound - way + wanted
    let first = -painted.axis.start(painted.scroll.insets)
    let last = max(
      first,
      room.before + room.after + painted.axis.end(painted.scroll.insets) - painted.scroll.viewport)
    return wanted + (room.before - edge) - min(max(room.before - edge, first), last)
  }

  /// How far seen content that is gone, or has shrunk, may be closed up: content before the reader's element moves it
  /// back, and content after an element whose end is followed moves it forward.
  private func closedGap(
    beside reader: Survivor, _ survivors: Survivors, from last: JudgedFrame, to painted: JudgedFrame
  ) -> (before: CGFloat, after: CGFloat) {
    var gap: (before: CGFloat, after: CGFloat) = (0, 0)
    var gone: [Range<CGFloat>] = []
    func close(_ lost: CGFloat, at place: Range<CGFloat>, isReader: Bool) {
      guard lost > 0 else { return }
      let isBefore = place.lowerBound < reader.before.span.lowerBound
      if isReader || isBefore && anchor != .bottom { gap.before += lost }
      if isReader || !isBefore && anchor == .bottom { gap.after += lost }
    }
    let axis = painted.axis
    let isWhole = Set(
      painted.elements.filter { element in
        element.item != nil
          && element.requiredSize.map { axis.length($0) <= axis.length(element.size) + pixel }
            ?? true
      }.map(\.path))
    let kept = Dictionary(survivors.inOrder.map { ($0.item, $0) }) { first, _ in first }
    for former in last.places.inOrder where painted.wasSeen(former, in: last) {
      let item = painted.events.position(ofFormer: former.item)
      if let survivor = item.flatMap({ kept[$0] }) {
        // An element that needs more has not shrunk; its size was forgotten.
        guard isWhole.contains(survivor.path) else { continue }
        close(
          former.span.length - survivor.now.span.length, at: former.span,
          isReader: survivor.item == reader.item)
      } else if !painted.events.keeps(former) {
        gone.append(former.span)
      }
    }
    for (section, span) in last.headerPlaces where !painted.events.keepsSection(section) {
      gone.append(span)
    }
    // Items that shared a line leave one gap.
    for span in Intervals(gone, in: -.infinity ..< .infinity).parts {
      close(span.length + (painted.truth.spacings?.upperBound ?? 0), at: span, isReader: false)
    }
    return gap
  }

  /// How far a bar or an inset at one end of the view became larger, and how far it became smaller.
  private func change(
    _ end: (UIEdgeInsets) -> CGFloat, from last: JudgedFrame, to painted: JudgedFrame
  ) -> (larger: CGFloat, smaller: CGFloat) {
    let changes = [
      end(painted.scroll.insets) - end(last.scroll.insets),
      end(painted.scroll.obscured) - end(last.scroll.obscured),
    ]
    return (max(0, changes.max() ?? 0), max(0, -(changes.min() ?? 0)))
  }
}
