import CollectionView
import Foundation

/// A map of a pane's content from start to end, with few enough numbers for a screen.
struct ContentMap {
  /// Number of equal slices for a layout that does not report which items are measured.
  private static let slices = 64
  /// The largest number of items for which the measured ones are counted one by one, for such a layout.
  private static let countedItems = 50_000
  /// The largest number of sections whose starts are listed.
  private static let sectionLimit = 32

  /// The measured share of slices of the item order, each 0…1; empty if nothing is ever measured.
  private(set) var measured: [Double] = []
  /// The starts of the slices along the scroll axis, in content points, followed by the end of the last one; empty if
  /// the layout does not report them.
  private(set) var edges: [CGFloat] = []
  /// The starts of the sections; empty for a single one, for very many, and if the layout does not report them.
  private(set) var sections: [CGFloat] = []

  /// - Complexity: O(sections + stretches · log items · log measured); O(items), up to a limit, if the layout does not
  ///   report which items are measured.
  @MainActor
  init(_ run: PaneRun) {
    let items = run.content.model.itemCount
    if run.isSelfSizing, run.reportsMeasuredCells, items > 0 {
      let stretches = MeasuredStretches(run).stretches
      edges = Self.edges(at: stretches.map(\.items.lowerBound) + [items], run)
      if !edges.isEmpty { measured = stretches.map(\.share) }
    }
    if measured.isEmpty {
      let cuts = Self.cuts(of: items)
      let isCounted = run.reportsMeasuredCells || items <= Self.countedItems
      if run.isSelfSizing, isCounted { measured = Self.measuredShares(between: cuts, run) }
      edges = Self.edges(at: cuts, run)
    }
    sections = Self.sectionStarts(run)
  }

  /// The boundaries of equal slices, as numbers of items from the first.
  private static func cuts(of items: Int) -> [Int] {
    guard items > 0 else { return [] }
    let slices = min(slices, items)
    // Exact for any count: the product of two large counts could overflow.
    let (whole, rest) = items.quotientAndRemainder(dividingBy: slices)
    return (0...slices).map { slice in slice * whole + (slice * rest + slices - 1) / slices }
  }

  /// The measured share of each slice.
  @MainActor
  private static func measuredShares(between cuts: [Int], _ run: PaneRun) -> [Double] {
    guard cuts.count > 1 else { return [] }
    let model = run.content.model
    var measured = [Int](repeating: 0, count: cuts.count - 1)
    var first = 0
    var slice = 0
    for section in 0..<model.sectionCount {
      let end = first + model.count(inSection: section)
      var start = first
      // Nothing has to be counted after the last measured item of the section.
      var left = run.measured.count(in: run, section: section, 0..<(end - first))
      while start < end, left > 0 {
        while cuts[slice + 1] <= start { slice += 1 }
        let stop = min(end, cuts[slice + 1])
        let count = run.measured.count(
          in: run, section: section, (start - first)..<(stop - first))
        measured[slice] += count
        left -= count
        start = stop
      }
      first = end
    }
    return measured.enumerated().map { slice, count in
      Double(count) / Double(cuts[slice + 1] - cuts[slice])
    }
  }

  /// The starts of items in the content, followed by the end of the content.
  ///
  /// The starts are made ascending, since an item in a column of a waterfall may start before the one that precedes it.
  @MainActor
  private static func edges(at cuts: [Int], _ run: PaneRun) -> [CGFloat] {
    guard cuts.count > 1 else { return [] }
    let axis = Axis(isHorizontal: run.view.scrollsHorizontally)
    let model = run.content.model
    var edges: [CGFloat] = []
    // The next boundary to locate; the last one is the end of the content.
    var next = 0
    var first = 0
    for section in 0..<model.sectionCount where next < cuts.count - 1 {
      let end = first + model.count(inSection: section)
      var items: [Int] = []
      while next < cuts.count - 1, cuts[next] < end {
        items.append(cuts[next] - first)
        next += 1
      }
      first = end
      guard !items.isEmpty else { continue }
      guard let starts = run.view.starts(ofItems: items, inSection: section) else { return [] }
      for start in starts { edges.append(max(start, edges.last ?? 0)) }
    }
    edges.append(max(axis.length(run.view.contentSize), edges.last ?? 0))
    return edges
  }

  @MainActor
  private static func sectionStarts(_ run: PaneRun) -> [CGFloat] {
    let count = run.content.model.sectionCount
    guard (2...sectionLimit).contains(count) else { return [] }
    return (0..<count).compactMap { section in
      if let frame = run.view.guide(ofSection: section)?.frame {
        return run.view.scrollsHorizontally ? frame.minX : frame.minY
      }
      return run.view.span(ofItemAt: IndexPath(item: 0, section: section))?.lowerBound
    }
  }
}
