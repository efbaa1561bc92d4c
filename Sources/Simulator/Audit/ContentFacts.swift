import CollectionView
import Foundation

/// The audit's facts about a pane's content; lengths are in points along the scroll axis.
struct ContentFacts {
  /// The content size the layout reports.
  var extent: CGFloat = 0
  /// The right content size; nil if it is unknown.
  var expectedExtent: CGFloat?
  /// The end of the layout's own frames; nil if it is unknown.
  var modelExtent: CGFloat?
  var itemCount = 0
  /// Whether every size is known, so that nothing is an estimate any more.
  var isWhollyMeasured = false
  /// Whether the layout uses the sizes that views prefer.
  var takesPreferredSizes = true
  /// Whether a delegate gives the sizes.
  var hasDelegateSizes = false
  /// The version of the delegate's answers.
  var answerVersion = 0
  /// The last items of the data, if the layout has no frames for them.
  var unplaced: UnplacedItems?
  /// Items ahead of the screen, if the prefetching data source was never called.
  var unprefetched: [IndexPath] = []
}

/// The last items of the data, for which the layout has no frames.
struct UnplacedItems {
  let first: IndexPath
  let count: Int
  /// The sum of their true lengths.
  let extent: CGFloat

  /// The largest number of items without a frame whose true lengths are added up; the others count as their mean.
  private static let sample = 100

  /// Requests the frame of the last item of a list; a layout that uses the old item count has none.
  ///
  /// - Returns: Nil if the item has a frame, or if the layout first places everything before a requested item.
  /// - Complexity: O(sections), and O(log items) where there is no frame.
  @MainActor
  init?(in run: PaneRun, along axis: Axis) {
    let model = run.content.model
    guard !run.truth.isSettledOnTheWay, run.truth.isKnown, run.truth.arrangement == .list,
      let section = (0..<model.sectionCount).last(where: { model.count(inSection: $0) > 0 })
    else { return nil }
    func hasFrame(_ item: Int) -> Bool {
      run.view.collectionViewLayout.layoutAttributesForItem(at: [section, item]) != nil
    }
    let all = model.count(inSection: section)
    guard !hasFrame(all - 1) else { return nil }
    var (placed, first) = (0, all - 1)
    while placed < first {
      let middle = (placed + first) / 2
      if hasFrame(middle) { placed = middle + 1 } else { first = middle }
    }
    let lengths = (first..<min(all, first + Self.sample)).compactMap { item in
      model.entry(section: section, item: item).map {
        axis.length(run.content.trueSize(of: $0, offered: run.truth.breadth(of: run.view)))
      }
    }
    let mean = lengths.reduce(0, +) / CGFloat(max(lengths.count, 1))
    self.first = [section, first]
    count = all - first
    extent = mean * CGFloat(count)
  }
}
