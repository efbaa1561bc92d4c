import CollectionView
import Foundation

extension PaintedFrame {
  /// Finds out whether the layout has a place for the last item; one that counted before something was inserted has none.
  ///
  /// Asked only when the content has become another, and not of a layout that places everything before what it is asked for.
  ///
  /// - Complexity: O(sections), and O(log items) where there is no place.
  @MainActor
  func fillUnplaced(_ view: UICollectionView, _ run: PaneRun) {
    let isAnother = !run.happenings.updates.isEmpty || wasReloaded || hasArrivals
    guard isAnother || run.audit.last?.unplaced != nil, !run.truth.isSettledOnTheWay else { return }
    let model = run.content.model
    guard hasTruth, isOneALine,
      let section = (0..<model.sectionCount).last(where: { model.count(inSection: $0) > 0 })
    else { return }
    func hasPlace(_ item: Int) -> Bool {
      view.collectionViewLayout.layoutAttributesForItem(at: [section, item]) != nil
    }
    let count = model.count(inSection: section)
    guard !hasPlace(count - 1) else { return }
    var (placed, first) = (0, count - 1)
    while placed < first {
      let middle = (placed + first) / 2
      if hasPlace(middle) { placed = middle + 1 } else { first = middle }
    }
    let lengths = (first..<min(count, first + Self.unplacedSample)).compactMap { item in
      model.entry(section: section, item: item).map {
        axis.length(run.content.trueSize(of: $0, offered: run.truth.breadth(of: view)))
      }
    }
    let mean = lengths.reduce(0, +) / CGFloat(max(lengths.count, 1))
    unplaced = UnplacedItems(
      first: [section, first], count: count - first, extent: mean * CGFloat(count - first))
  }

  /// Items without a place whose true lengths are added up; the others count as their mean.
  private static let unplacedSample = 100
}
