import Foundation

/// Columns filled by adding each item to the shortest.
///
/// An item's column is settled when the item is measured, or when it is visible and precedes a measured item, unless the
/// metrics let items change columns. Unmeasured items between settled ones are placed by arithmetic, whatever their number:
/// memory is O(columns · settled), a place takes O(log settled + columns · log count), and a new height O(columns · settled
/// items after it).
struct ShortestLanes: WaterfallLanes {
  let count: Int
  private let metrics: WaterfallMetrics
  /// The items whose column is settled, in ascending order.
  private var settled: [WaterfallItem]
  /// The settled items that are not measured.
  private var unmeasured: Set<Int> = []
  /// The ends of all columns before each settled item, including the space that follows; `columns` values per item.
  private var ends: [CGFloat] = []

  init(count: Int, metrics: WaterfallMetrics, measured: [WaterfallItem]) {
    self.count = count
    self.metrics = metrics
    settled = measured
    settle(from: 0)
  }

  var measured: [WaterfallItem] {
    unmeasured.isEmpty ? settled : settled.filter { !unmeasured.contains($0.item) }
  }

  var measuredCount: Int { settled.count - unmeasured.count }

  var extent: CGFloat {
    guard count > 0 else { return 0 }
    let last = stretch(before: settled.count)
    let ends = last.ends(after: count - firstItem(before: settled.count))
    return (ends.max() ?? 0) - metrics.spacing
  }

  func measuredCount(in range: Range<Int>) -> Int {
    rank(of: range.upperBound) - rank(of: range.lowerBound)
      - (unmeasured.isEmpty ? 0 : unmeasured.count { range.contains($0) })
  }

  func place(of item: Int) -> WaterfallPlace {
    let rank = rank(of: item)
    if rank < settled.count, settled[rank].item == item { return place(ofMeasured: rank) }
    return estimated(item, at: stretch(before: rank).place(of: item - firstItem(before: rank)))
  }

  func places(from: CGFloat, to: CGFloat) -> [WaterfallPlace] {
    var places: [WaterfallPlace] = []
    var rank = firstRank(reaching: from)
    while rank <= settled.count {
      let stretch = stretch(before: rank)
      guard stretch.ends[ShortestStretch.shortest(stretch.ends)] < to else { break }
      let first = firstItem(before: rank)
      let last = rank < settled.count ? settled[rank].item : count
      let position = stretch.firstPosition(beyond: from - metrics.estimate, of: last - first)
      stretch.placeItems(from: position, to: last - first) { position, place in
        guard place.offset < to else { return false }
        places.append(estimated(first + position, at: place))
        return true
      }
      if rank < settled.count {
        let place = place(ofMeasured: rank)
        if place.offset < to, place.offset + place.height > from { places.append(place) }
      }
      rank += 1
    }
    return places
  }

  mutating func setHeight(_ height: CGFloat, of item: Int) {
    let rank = rank(of: item)
    let height = ExtentTree.sane(height)
    unmeasured.remove(item)
    if rank < settled.count, settled[rank].item == item {
      settled[rank].height = height
    } else {
      let lane = place(of: item).lane
      settled.insert(WaterfallItem(item: item, lane: lane, height: height), at: rank)
    }
    settle(from: rank)
  }

  mutating func settle(_ items: [Int]) {
    guard !metrics.picksAgain, let last = settled.last?.item else { return }
    let others = items.filter { item in
      guard item < last else { return false }
      let rank = rank(of: item)
      return settled[rank].item != item
    }
    guard let first = others.first else { return }
    settled += others.map {
      WaterfallItem(item: $0, lane: place(of: $0).lane, height: metrics.estimate)
    }
    settled.sort { $0.item < $1.item }
    unmeasured.formUnion(others)
    settle(from: rank(of: first))
  }

  // MARK: Stretches

  /// The number of settled items before an item.
  private func rank(of item: Int) -> Int {
    var low = 0
    var high = settled.count
    while low < high {
      let middle = (low + high) / 2
      if settled[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first settled item at which any column extends beyond an offset.
  private func firstRank(reaching offset: CGFloat) -> Int {
    var low = 0
    var high = settled.count
    while low < high {
      let middle = (low + high) / 2
      if (endsAfter(middle).max() ?? 0) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func firstItem(before rank: Int) -> Int {
    rank == 0 ? 0 : settled[rank - 1].item + 1
  }

  /// The unmeasured items before a settled one, or after the last.
  private func stretch(before rank: Int) -> ShortestStretch {
    ShortestStretch(
      ends: rank == 0 ? Array(repeating: 0, count: metrics.columns) : endsAfter(rank - 1),
      step: metrics.estimate + metrics.spacing)
  }

  private func estimated(
    _ item: Int, at place: (lane: Int, offset: CGFloat)
  ) -> WaterfallPlace {
    WaterfallPlace(
      item: item, lane: place.lane, offset: place.offset, height: metrics.estimate,
      isMeasured: false)
  }

  private func place(ofMeasured rank: Int) -> WaterfallPlace {
    let item = settled[rank]
    return WaterfallPlace(
      item: item.item, lane: item.lane, offset: ends[rank * metrics.columns + item.lane],
      height: item.height, isMeasured: !unmeasured.contains(item.item))
  }

  private func endsAfter(_ rank: Int) -> [CGFloat] {
    let first = rank * metrics.columns
    var after = Array(ends[first..<(first + metrics.columns)])
    after[settled[rank].lane] += settled[rank].height + metrics.spacing
    return after
  }

  /// Recomputes the ends of the columns, from a settled item on.
  private mutating func settle(from first: Int) {
    ends.removeSubrange((first * metrics.columns)...)
    var stretch = stretch(before: first)
    var next = firstItem(before: first)
    for rank in first..<settled.count {
      let item = settled[rank].item
      if item > next { stretch.ends = stretch.ends(after: item - next) }
      ends += stretch.ends
      if metrics.picksAgain { settled[rank].lane = ShortestStretch.shortest(stretch.ends) }
      stretch.ends[settled[rank].lane] += settled[rank].height + metrics.spacing
      next = item + 1
    }
  }
}
