import CollectionView
import Foundation

extension Audit {
  /// What moved by itself while something else that was being read kept its place; nil for nothing, and where the whole
  /// page jumped, which is a finding.
  ///
  /// There is one content offset and there may be many columns: where an item above grows in one of them, whatever the
  /// layout does with the offset moves this column or all the others. So it breaks no invariant, which is of one
  /// item that stays, but whoever reads that column sees a jump, and the screen marks it. What is asked for by an update,
  /// by content that arrives late or by a view of another size is none, and of a layout that nobody knows the rules of
  /// and that places its elements by the offset nobody can say where they should stand.
  func push(in painted: JudgedFrame) -> Push? {
    guard !painted.isOnlyScrolled, let last, anchor != .none, painted.events.upheaval == nil,
      !painted.events.hasArrivals, !painted.events.wasPushed, !painted.isPlacedByOffset,
      !painted.scroll.wasClampedAtEnd,
      painted.truth.arrangement != nil || !painted.events.wasLaidOutByOffset,
      !painted.isEmpty, !last.isEmpty
    else { return nil }
    var pushed: [CGFloat] = []
    for place in painted.places.inOrder {
      guard let before = read(place, in: painted, after: last) else { continue }
      let way = place.way(from: before, commanded: painted.commanded)
      if abs(way) > pixel { pushed.append(way) }
    }
    guard let farthest = pushed.max(by: { abs($0) < abs($1) }) else { return nil }
    let pushers = pushers(of: pushed, in: painted)
    return Push(culprits: pushers.map { painted.culprit($0, moved: farthest) })
  }

  /// The elements measured that changed by as much as something moved, or else the one that changed the most; of more than
  /// there can be columns the first.
  private func pushers(of ways: [CGFloat], in painted: JudgedFrame) -> [SizeChange] {
    let changed = painted.measured.filter { painted.growth(of: $0) != 0 }
      .sorted { abs(painted.growth(of: $0)) > abs(painted.growth(of: $1)) }
    let matching = changed.filter { change in
      ways.contains { abs($0 - painted.growth(of: change)) <= pixel }
    }
    return Array(matching.isEmpty ? changed.prefix(1) : matching.prefix(Self.mostPushers))
  }

  /// Elements that are blamed at most.
  private static let mostPushers = 8
}
