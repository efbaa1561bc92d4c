import CollectionView
import Foundation

/// The item that must keep its position on the screen during a step, because a user would be reading it.
@MainActor
struct PlayReader {
  /// The id of the item, and its required distance from the upper edge of the viewport, in points.
  private let held: (id: Int, y: CGFloat)
  private let pixel: CGFloat

  /// Nil if no item has to keep its position during the step.
  init?(_ before: PlayMoment, _ step: PlayStep, _ setup: PlaySetup) {
    pixel = 1 / setup.scale + PlayRig.slack
    let cells = before.elements.filter { $0.kind == .cell }
    let bounds = before.bounds
    var start = bounds.minY
    var end = bounds.maxY
    var candidates = cells
    switch step {
    case .scroll(let amount):
      start = min(max(start + amount, before.range.lowerBound), before.range.upperBound)
    case .offset(let offset): start = offset
    case .show: return nil
    case .change(let paths, let amount):
      // An item whose size changes keeps its leading edge, unless it would leave the screen at the start.
      guard let first = cells.first(where: { $0.path == paths.first })?.frame else { break }
      let newEnd = first.minY + max(PlainContent.leastHeight, first.height + amount)
      guard abs(newEnd - start) > 2 else { return nil }
      if newEnd < start { candidates = cells.filter { $0.path != paths.first } }
    case .update(let batch):
      guard start > before.range.lowerBound + pixel else { return nil }
      let gone = Set(batch.deletes + batch.moves.map(\.from) + batch.reloads)
      let goneSections = Set(
        batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map(\.from))
      candidates = cells.filter {
        !gone.contains($0.path) && !goneSections.contains($0.path.section)
      }
    case .reloadData: if setup.dropsSizesOnReload { return nil }
    case .resize(let size):
      guard start > before.range.lowerBound + pixel else { return nil }
      if size.width != bounds.width {
        let last = min(end, start + size.height)
        candidates = cells.filter {
          $0.frame.minY >= start - PlayRig.slack && $0.frame.minY < last - PlayRig.slack
        }
      } else {
        end = start + size.height
      }
    }
    if start != bounds.minY { end = start + bounds.height }
    let seen = candidates.filter { $0.isKnown && PlayMoment.overlap($0.frame, start, end) > 0 }
    let stillSeen = seen.filter {
      PlayMoment.overlap($0.frame, bounds.minY, bounds.maxY) > 0
    }
    let readable = stillSeen.isEmpty ? seen : stillSeen
    if stillSeen.isEmpty {
      // If an unmeasured item before it is as large as its estimate, that item becomes the first measured one.
      let isConfirmed = cells.prefix { $0.id != readable.first?.id }.contains {
        !$0.isKnown && $0.trueHeight == $0.frame.height
          && PlayMoment.overlap($0.frame, start, end) > 0
      }
      if isConfirmed { return nil }
    }
    guard let first = readable.first,
      PlayMoment.overlap(first.frame, start, end) > 1,
      stillSeen.isEmpty || PlayMoment.overlap(first.frame, bounds.minY, bounds.maxY) > 1
    else { return nil }
    // An item that has shrunk since its measurement may leave the screen at the start once it is measured again.
    guard let id = first.id,
      first.frame.minY + min(first.trueHeight, first.frame.height) > start + 2
    else { return nil }
    held = (id, first.frame.minY - start)
  }

  /// A complaint if the item has moved on the screen; nil also if the offset was clamped, which takes precedence.
  func complaint(_ after: PlayMoment, clamps: Int) -> PlayComplaint? {
    guard clamps == 0, let frame = after.elements.first(where: { $0.id == held.id })?.frame
    else { return nil }
    let expected = frame.minY - held.y
    let legal = min(max(expected, after.range.lowerBound), after.range.upperBound)
    guard abs(after.bounds.minY - legal) > pixel else { return nil }
    return PlayComplaint(
      .reader,
      "item \(held.id) stood \(held.y) below the edge and stands \(frame.minY - after.bounds.minY) below it"
    )
  }
}
