import Foundation

/// Columns filled in turn: item *i* is in column *i* mod columns.
///
/// Each column is an extent tree, so every operation is O(columns · log measured).
struct RoundRobinLanes: WaterfallLanes {
  let count: Int
  private var lanes: [ExtentTree]

  init(count: Int, metrics: WaterfallMetrics, measured: [WaterfallItem]) {
    self.count = count
    lanes = (0..<metrics.columns).map { lane in
      ExtentTree(
        count: (count + metrics.columns - 1 - lane) / metrics.columns, estimate: metrics.estimate,
        spacing: metrics.spacing)
    }
    for item in measured { setHeight(item.height, of: item.item) }
  }

  var measured: [WaterfallItem] {
    var items: [WaterfallItem] = []
    for (lane, tree) in lanes.enumerated() {
      var row = tree.firstMeasured(in: 0..<tree.count)
      while let found = row {
        items.append(
          WaterfallItem(
            item: found * lanes.count + lane, lane: lane, height: tree.extent(at: found)))
        row = tree.firstMeasured(in: (found + 1)..<tree.count)
      }
    }
    return items.sorted { $0.item < $1.item }
  }

  var measuredCount: Int { lanes.reduce(0) { $0 + $1.measuredCount } }

  var extent: CGFloat { lanes.reduce(0) { max($0, $1.totalExtent) } }

  func measuredCount(in range: Range<Int>) -> Int {
    lanes.enumerated().reduce(0) { sum, element in
      let (lane, tree) = element
      return sum
        + tree.measuredCount(
          in: rows(
            before: range.lowerBound, in: lane)..<rows(
              before: range.upperBound, in: lane))
    }
  }

  func place(of item: Int) -> WaterfallPlace {
    let (row, lane) = item.quotientAndRemainder(dividingBy: lanes.count)
    return WaterfallPlace(
      item: item, lane: lane, offset: lanes[lane].offset(of: row),
      height: lanes[lane].extent(at: row), isMeasured: lanes[lane].isMeasured(at: row))
  }

  func places(from: CGFloat, to: CGFloat) -> [WaterfallPlace] {
    lanes.enumerated().flatMap { lane, tree in
      tree.items(from: from, to: to).map { span in
        WaterfallPlace(
          item: span.index * lanes.count + lane, lane: lane, offset: span.offset,
          height: span.extent, isMeasured: span.isMeasured)
      }
    }
    .sorted { $0.item < $1.item }
  }

  mutating func setHeight(_ height: CGFloat, of item: Int) {
    let (row, lane) = item.quotientAndRemainder(dividingBy: lanes.count)
    lanes[lane].setExtent(height, at: row)
  }

  /// The number of items of a column before an item.
  private func rows(before item: Int, in lane: Int) -> Int {
    (item + lanes.count - 1 - lane) / lanes.count
  }
}
