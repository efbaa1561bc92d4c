import Foundation
import Testing

@testable import CollectionView

@Suite("Waterfall columns")
struct WaterfallLanesTests {
  /// Every way to measure up to three of six items, in order, against placing all items one by one.
  @Test("Columns filled by the shortest, every small case", arguments: 1...3)
  func shortestExhaustive(columns: Int) {
    let metrics = WaterfallMetrics(columns: columns, estimate: 40, spacing: 10)
    for count in 0...6 {
      for mask in 0..<(1 << count) {
        for heights in [[20, 90, 40], [40, 40, 300], [0, 7, 7]] as [[CGFloat]] {
          var lanes = ShortestLanes(count: count, metrics: metrics, measured: [])
          var plain = PlainWaterfall(count: count, metrics: metrics)
          for item in 0..<count where mask & (1 << item) != 0 {
            plain.setHeight(heights[item % 3], of: item)
            lanes.setHeight(heights[item % 3], of: item)
          }
          if let wrong = difference(lanes, plain) {
            Issue.record("\(count) items, mask \(mask), \(heights): \(wrong)")
            return
          }
        }
      }
    }
  }

  @Test(
    "Columns filled by the shortest, measured at random", arguments: [1, 2, 3] as [UInt64],
    [1, 2, 3, 5])
  func shortestRandom(seed: UInt64, columns: Int) {
    var random = SeededGenerator(seed: seed)
    let metrics = WaterfallMetrics(columns: columns, estimate: 44.5, spacing: 8)
    var lanes = ShortestLanes(count: 120, metrics: metrics, measured: [])
    var plain = PlainWaterfall(count: 120, metrics: metrics)
    for step in 0..<80 {
      let item = Int.random(in: 0..<120, using: &random)
      let height = CGFloat(Int.random(in: 0...2000, using: &random)) / 8
      plain.setHeight(height, of: item)
      lanes.setHeight(height, of: item)
      if let wrong = difference(lanes, plain) {
        Issue.record("step \(step): \(wrong)")
        return
      }
    }
  }

  @Test("Columns filled in turn", arguments: [1, 2, 3, 4])
  func roundRobin(columns: Int) {
    var random = SeededGenerator(seed: 9)
    let metrics = WaterfallMetrics(columns: columns, estimate: 40, spacing: 10)
    for count in [0, 1, 2, 3, 7, 20] {
      var lanes = RoundRobinLanes(count: count, metrics: metrics, measured: [])
      var plain = PlainWaterfall(count: count, metrics: metrics, isRoundRobin: true)
      for _ in 0..<count {
        let item = Int.random(in: 0..<count, using: &random)
        let height = CGFloat(Int.random(in: 0...200, using: &random))
        plain.setHeight(height, of: item)
        lanes.setHeight(height, of: item)
        if let wrong = difference(lanes, plain) {
          Issue.record("\(count) items: \(wrong)")
          return
        }
      }
    }
  }

  @Test("A measured item keeps its column when items above it change")
  func sticky() {
    let metrics = WaterfallMetrics(columns: 2, estimate: 40, spacing: 0)
    var lanes = ShortestLanes(count: 10, metrics: metrics, measured: [])
    for item in 0..<6 { lanes.setHeight(40, of: item) }
    let before = (0..<6).map { lanes.place(of: $0).lane }
    lanes.setHeight(400, of: 0)
    #expect((0..<6).map { lanes.place(of: $0).lane } == before)
    #expect(lanes.place(of: 2).offset == 400)
    // What was not measured goes where there is room.
    #expect(lanes.place(of: 6).lane == 1)
  }

  @Test("A row before what was measured keeps its columns while its items turn out shorter")
  func settled() {
    let metrics = WaterfallMetrics(columns: 2, estimate: 100, spacing: 0)
    var lanes = ShortestLanes(count: 6, metrics: metrics, measured: [])
    lanes.setHeight(130, of: 1)
    lanes.setHeight(100, of: 4)
    lanes.settle([2, 3, 5])
    #expect(lanes.measuredCount == 2 && lanes.measuredCount(in: 2..<6) == 1)
    #expect(lanes.measured.map(\.item) == [1, 4])
    #expect(!lanes.place(of: 3).isMeasured)
    lanes.setHeight(10, of: 2)
    #expect(lanes.place(of: 2).lane == 0 && lanes.place(of: 3).lane == 1)
    // Behind everything measured, the column that has become shorter takes what comes.
    #expect(lanes.place(of: 4).lane == 0 && lanes.place(of: 5).lane == 0)
    lanes.setHeight(10, of: 3)
    #expect(lanes.measured.map(\.item) == [1, 2, 3, 4] && lanes.measuredCount == 4)
    #expect(lanes.place(of: 3).isMeasured)
  }

  @Test("Columns that are picked again are settled by nothing")
  func picksAgain() {
    let metrics = WaterfallMetrics(columns: 2, estimate: 100, spacing: 0, picksAgain: true)
    var lanes = ShortestLanes(count: 6, metrics: metrics, measured: [])
    lanes.setHeight(130, of: 1)
    lanes.setHeight(100, of: 4)
    lanes.settle([2, 3])
    lanes.setHeight(10, of: 2)
    #expect(lanes.place(of: 3).lane == 0)
  }

  @Test("A million items open at once and are reached at their end", arguments: [true, false])
  func million(isShortest: Bool) {
    let metrics = WaterfallMetrics(columns: 3, estimate: 44.3, spacing: 7.1)
    var lanes: any WaterfallLanes =
      isShortest
      ? ShortestLanes(count: 1_000_000, metrics: metrics, measured: [])
      : RoundRobinLanes(count: 1_000_000, metrics: metrics, measured: [])
    lanes.setHeight(100, of: 0)
    lanes.setHeight(300, of: 1)
    let last = lanes.places(from: lanes.extent - 100, to: lanes.extent)
    // By turns, the second column is the longest and alone at the end.
    #expect(last.last?.item == (isShortest ? 999_999 : 999_997))
    #expect(last.count == (isShortest ? 5 : 2))
    for place in last { #expect(lanes.place(of: place.item) == place) }
    #expect(lanes.measuredCount == 2)
  }

  private func difference(_ lanes: any WaterfallLanes, _ plain: PlainWaterfall) -> String? {
    let expected = plain.places
    for place in expected {
      let found = lanes.place(of: place.item)
      if !near(found, place) { return "place of \(place.item): \(found), not \(place)" }
    }
    if abs(lanes.extent - plain.extent) > 1e-6 { return "extent \(lanes.extent)" }
    if lanes.measured.map(\.item) != expected.filter(\.isMeasured).map(\.item) {
      return "measured"
    }
    for from in stride(from: -20, to: plain.extent + 40, by: max(31, plain.extent / 9)) {
      let to = from + 120
      let met = expected.filter { $0.offset < to && $0.offset + $0.height > from }
      let found = lanes.places(from: from, to: to)
      if found.count != met.count || !zip(found, met).allSatisfy({ near($0, $1) }) {
        return "places from \(from): \(found.map(\.item)), not \(met.map(\.item))"
      }
    }
    for lower in stride(from: 0, to: plain.heights.count, by: 3) {
      let range = lower..<min(lower + 5, plain.heights.count)
      if lanes.measuredCount(in: range) != range.count(where: { plain.heights[$0] != nil }) {
        return "measured in \(range)"
      }
    }
    return nil
  }

  private func near(_ one: WaterfallPlace, _ other: WaterfallPlace) -> Bool {
    one.item == other.item && one.lane == other.lane && abs(one.offset - other.offset) < 1e-6
      && one.height == other.height && one.isMeasured == other.isMeasured
  }
}

/// Places every item of a waterfall one by one.
private struct PlainWaterfall {
  let metrics: WaterfallMetrics
  let isRoundRobin: Bool
  private(set) var heights: [CGFloat?]
  /// The columns of measured items.
  private var lanes: [Int: Int] = [:]

  init(count: Int, metrics: WaterfallMetrics, isRoundRobin: Bool = false) {
    heights = Array(repeating: nil, count: count)
    self.metrics = metrics
    self.isRoundRobin = isRoundRobin
  }

  mutating func setHeight(_ height: CGFloat, of item: Int) {
    lanes[item] = places[item].lane
    heights[item] = height
  }

  var places: [WaterfallPlace] {
    var ends = [CGFloat](repeating: 0, count: metrics.columns)
    return heights.enumerated().map { item, height in
      let lane =
        isRoundRobin
        ? item % metrics.columns
        : lanes[item] ?? ends.indices.min { (ends[$0], $0) < (ends[$1], $1) } ?? 0
      defer { ends[lane] += (height ?? metrics.estimate) + metrics.spacing }
      return WaterfallPlace(
        item: item, lane: lane, offset: ends[lane], height: height ?? metrics.estimate,
        isMeasured: height != nil)
    }
  }

  var extent: CGFloat { places.map { $0.offset + $0.height }.max() ?? 0 }
}
