import CollectionView
import Foundation

extension Audit {
  /// What moved by itself while another part of the screen kept its place; nil for nothing.
  ///
  /// There is one content offset and there may be many columns: if an item above grows in one of them, the layout can
  /// keep this column in place or the others, not both. That breaks no invariant, but the reader of the moved column
  /// sees a jump, so the screen marks it. Moves are expected after an update, late content or a resize. Nor are
  /// elements judged that an unknown layout places by the content offset: their right places are unknown.
  func push(in painted: JudgedFrame) -> Push? {
    guard !painted.isOnlyScrolled, let last, anchor != .none, painted.events.upheaval == nil,
      !painted.events.hasArrivals, !painted.events.hasNewSettings, !painted.isPlacedByOffset,
      !painted.scroll.wasClampedAtEnd,
      painted.truth.arrangement != nil || !painted.events.wasLaidOutByOffset,
      !painted.isEmpty, !last.isEmpty
    else { return nil }
    var pushed: [CGFloat] = []
    for place in painted.places.inOrder {
      guard let before = last.places[place.item], painted.wasSeen(before, in: last),
        !painted.events.moved.contains(place.item)
      else { continue }
      let way = place.way(from: before, commanded: painted.commanded)
      if abs(way) > pixel { pushed.append(way) }
    }
    guard let farthest = pushed.max(by: { abs($0) < abs($1) }) else { return nil }
    let pushers = pushers(of: pushed, in: painted)
    return Push(culprits: pushers.map { painted.culprit($0, moved: farthest) })
  }

  /// The measured elements that changed by as much as something moved, or else the one that changed the most.
  private func pushers(of ways: [CGFloat], in painted: JudgedFrame) -> [SizeChange] {
    let changed = painted.measured.filter { painted.growth(of: $0) != 0 }
      .sorted { abs(painted.growth(of: $0)) > abs(painted.growth(of: $1)) }
    let matching = changed.filter { change in
      ways.contains { abs($0 - painted.growth(of: change)) <= pixel }
    }
    return Array(matching.isEmpty ? changed.prefix(1) : matching.prefix(Self.mostPushers))
  }

  /// The largest number of elements to blame; there are hardly more columns.
  private static let mostPushers = 8
}

/// A move of one part of the screen apart from the scroll, while the rest kept its place.
struct Push {
  /// The elements to blame, the one that changed the most first; empty if none can be named.
  var culprits: [Finding.Culprit]
}
