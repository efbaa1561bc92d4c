import CollectionView
import Foundation

extension PaneRun {
  /// How many equal slices of the item order the measured map has where the layout cannot tell what is measured.
  private static let slices = 64
  /// Items up to which the slices are told of a layout that cannot say what is measured.
  private static let countedItems = 50_000
  /// Sections up to which each is told where it begins.
  private static let sectionLimit = 32

  /// What a map of the content depends on.
  struct MapState: Equatable {
    var sizes: DebtState
    /// Data that change have the layout prepare.
    var preparations: Int
  }

  /// The whole content, remembered until something is measured or the data changes.
  ///
  /// - Complexity: O(sections + stretches · log items · log measured), of very many stretches as for a few hundred; O(items)
  ///   where the layout cannot say, and of many items it is not told then.
  func contentMap() -> ContentMap {
    let items = content.model.itemCount
    let state = MapState(sizes: DebtState(self), preparations: counters.prepare)
    if let map, map.state == state { return map.map }
    var made = ContentMap()
    if isSelfSizing, tellsMeasured, items > 0 {
      let stretches = measuredStretches(items: items)
      made.edges = edges(at: stretches.map(\.items.lowerBound) + [items])
      if !made.edges.isEmpty { made.measured = stretches.map(\.share) }
    }
    if made.measured.isEmpty {
      let cuts = cuts(of: items)
      let isCounted = tellsMeasured || items <= Self.countedItems
      if isSelfSizing, isCounted { made.measured = measuredShares(between: cuts) }
      made.edges = edges(at: cuts)
    }
    made.sections = sectionStarts()
    map = (state, made)
    return made
  }

  /// Where the slices are cut, in items from the first.
  private func cuts(of items: Int) -> [Int] {
    guard items > 0 else { return [] }
    let slices = min(Self.slices, items)
    // Exact for any count: the product of two large ones would not be.
    let (whole, rest) = items.quotientAndRemainder(dividingBy: slices)
    return (0...slices).map { slice in slice * whole + (slice * rest + slices - 1) / slices }
  }

  /// The part of each slice that is measured.
  private func measuredShares(between cuts: [Int]) -> [Double] {
    guard cuts.count > 1 else { return [] }
    var measured = [Int](repeating: 0, count: cuts.count - 1)
    var first = 0
    var slice = 0
    for section in 0..<content.model.sectionCount {
      let end = first + content.model.count(inSection: section)
      var start = first
      // Behind the last measured item nobody need look.
      var left = measuredItemCount(inSection: section, 0..<(end - first))
      while start < end, left > 0 {
        while cuts[slice + 1] <= start { slice += 1 }
        let stop = min(end, cuts[slice + 1])
        let count = measuredItemCount(inSection: section, (start - first)..<(stop - first))
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

  /// Where items stand in the content, and last where the content ends, none before the one that precedes it: lanes of
  /// a waterfall go by turns.
  private func edges(at cuts: [Int]) -> [CGFloat] {
    guard cuts.count > 1 else { return [] }
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    var edges: [CGFloat] = []
    edges.reserveCapacity(cuts.count)
    // Which of them is placed next; the last is where the content ends.
    var next = 0
    var first = 0
    for section in 0..<content.model.sectionCount where next < cuts.count - 1 {
      let end = first + content.model.count(inSection: section)
      var items: [Int] = []
      while next < cuts.count - 1, cuts[next] < end {
        items.append(cuts[next] - first)
        next += 1
      }
      first = end
      guard !items.isEmpty else { continue }
      guard let starts = view.starts(ofItems: items, inSection: section) else { return [] }
      for start in starts { edges.append(max(start, edges.last ?? 0)) }
    }
    edges.append(max(axis.length(view.contentSize), edges.last ?? 0))
    return edges
  }

  private func sectionStarts() -> [CGFloat] {
    guard (2...Self.sectionLimit).contains(content.model.sectionCount) else { return [] }
    return (0..<content.model.sectionCount).compactMap { section in
      if let frame = view.guide(ofSection: section)?.frame {
        return view.scrollsHorizontally ? frame.minX : frame.minY
      }
      return view.span(ofItemAt: IndexPath(item: 0, section: section))?.lowerBound
    }
  }
}
