import Foundation

/// Columns that are filled by putting each item below the shortest.
///
/// An item's column is settled when it is measured, unless the metrics have it picked again. Unmeasured items between
/// measured ones are placed by arithmetic, whatever their number: memory is O(columns · measured), a place takes
/// O(log measured + columns · log count), and a new height O(columns · measured items after it).
struct ShortestLanes: WaterfallLanes {
  let count: Int
  private let metrics: WaterfallMetrics
  private(set) var measured: [WaterfallItem]
  /// Where the columns end before each measured item, with the space that follows, one after the other.
  private var ends: [CGFloat] = []

  init(count: Int, metrics: WaterfallMetrics, measured: [WaterfallItem]) {
    self.count = count
    self.metrics = metrics
    self.measured = measured
    settle(from: 0)
  }

  var measuredCount: Int { measured.count }

  var extent: CGFloat {
    guard count > 0 else { return 0 }
    let last = stretch(before: measured.count)
    let ends = last.ends(after: count - firstItem(before: measured.count))
    return (ends.max() ?? 0) - metrics.spacing
  }

  func measuredCount(in range: Range<Int>) -> Int {
    rank(of: range.upperBound) - rank(of: range.lowerBound)
  }

  func place(of item: Int) -> WaterfallPlace {
    let rank = rank(of: item)
    if rank < measured.count, measured[rank].item == item { return place(ofMeasured: rank) }
    return estimated(item, at: stretch(before: rank).place(of: item - firstItem(before: rank)))
  }

  func places(from: CGFloat, to: CGFloat) -> [WaterfallPlace] {
    var places: [WaterfallPlace] = []
    var rank = firstRank(reaching: from)
    while rank <= measured.count {
      let stretch = stretch(before: rank)
      guard stretch.ends[ShortestStretch.shortest(stretch.ends)] < to else { break }
      let first = firstItem(before: rank)
      let last = rank < measured.count ? measured[rank].item : count
      let position = stretch.firstPosition(beyond: from - metrics.estimate, of: last - first)
      stretch.placeItems(from: position, to: last - first) { position, place in
        guard place.offset < to else { return false }
        places.append(estimated(first + position, at: place))
        return true
      }
      if rank < measured.count {
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
    if rank < measured.count, measured[rank].item == item {
      measured[rank].height = height
    } else {
      let lane = place(of: item).lane
      measured.insert(WaterfallItem(item: item, lane: lane, height: height), at: rank)
    }
    settle(from: rank)
  }

  // MARK: Stretches

  /// How many measured items come before an item.
  private func rank(of item: Int) -> Int {
    var low = 0
    var high = measured.count
    while low < high {
      let middle = (low + high) / 2
      if measured[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first measured item that ends, or has something in front of it that ends, behind an offset.
  private func firstRank(reaching offset: CGFloat) -> Int {
    var low = 0
    var high = measured.count
    while low < high {
      let middle = (low + high) / 2
      if (endsAfter(middle).max() ?? 0) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func firstItem(before rank: Int) -> Int {
    rank == 0 ? 0 : measured[rank - 1].item + 1
  }

  /// The unmeasured items in front of a measured one, or behind the last.
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
    let item = measured[rank]
    return WaterfallPlace(
      item: item.item, lane: item.lane, offset: ends[rank * metrics.columns + item.lane],
      height: item.height, isMeasured: true)
  }

  private func endsAfter(_ rank: Int) -> [CGFloat] {
    let first = rank * metrics.columns
    var after = Array(ends[first..<(first + metrics.columns)])
    after[measured[rank].lane] += measured[rank].height + metrics.spacing
    return after
  }

  /// Works out where the columns end, from a measured item on.
  private mutating func settle(from first: Int) {
    ends.removeSubrange((first * metrics.columns)...)
    var stretch = stretch(before: first)
    var next = firstItem(before: first)
    for rank in first..<measured.count {
      let item = measured[rank].item
      if item > next { stretch.ends = stretch.ends(after: item - next) }
      ends += stretch.ends
      if metrics.picksAgain { measured[rank].lane = ShortestStretch.shortest(stretch.ends) }
      stretch.ends[measured[rank].lane] += measured[rank].height + metrics.spacing
      next = item + 1
    }
  }
}
