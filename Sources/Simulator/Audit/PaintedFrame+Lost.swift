import CollectionView
import Foundation

extension PaintedFrame {
  /// Finds items that left the screen and should not have, where others cover the axis beside them.
  ///
  /// - Complexity: O(items that left).
  @MainActor
  func fillLost(_ view: UICollectionView, _ run: PaneRun) {
    guard hasTruth, !isOneALine, let last = run.audit.last else { return }
    let pixel = 1 / view.traitCollection.displayScale
    let bounds = view.bounds.insetBy(dx: pixel, dy: pixel)
    let shown = Set(elements.compactMap(\.item))
    for element in last.elements {
      guard let item = element.item, !shown.contains(item),
        last.isOnScreen(item, throughout: commandedWay),
        let frame = view.layoutAttributesForItem(at: element.identity.indexPath)?.frame,
        frame.sharesArea(with: bounds)
      else { continue }
      lost.append(element.identity.indexPath)
      let width = min(frame.maxX, bounds.maxX) - max(frame.minX, bounds.minX)
      let height = min(frame.maxY, bounds.maxY) - max(frame.minY, bounds.minY)
      lostFraction += width * height / (bounds.width * bounds.height)
    }
  }

  /// Finds items of a list that an update has taken off the screen although there is room for them at their true sizes.
  ///
  /// Where the update leaves everything as large as it is, what was on the screen and still belongs there is still shown.
  ///
  /// - Complexity: O(sections + items that fit the screen).
  @MainActor
  func fillJudgedByEstimate(_ view: UICollectionView, _ run: PaneRun) {
    guard hasTruth, isOneALine, run.truth.hasTrueSizes, let last = run.audit.last,
      let first = elements.first(where: { $0.rank == 1 && !$0.isPinned })
    else { return }
    let bounds = view.bounds
    let pixel = 1 / view.traitCollection.displayScale
    let former = Set(last.elements.compactMap(\.item))
    let shown = Set(elements.compactMap(\.item))
    let anchor = Oracle.Anchor(
      section: first.section, item: first.index, origin: axis.start(first.frame),
      end: axis.end(bounds))
    for element in run.truth.window(from: anchor, in: view)?.elements ?? [] {
      let path = IndexPath(item: element.identity.item, section: element.identity.section)
      guard element.identity.kind == .item,
        let item = run.content.model.entry(at: path)?.position,
        former.contains(item), !shown.contains(item)
      else { continue }
      let length = min(axis.end(element.frame), axis.end(bounds)) - axis.start(element.frame)
      guard length > pixel else { continue }
      lost.append(path)
      lostFraction += length / viewportExtent
    }
    areLostByEstimate = !lost.isEmpty
  }

  /// Finds out whether the layout has a place for the last item; one that counted before something was inserted has none.
  ///
  /// Asked only where the content has become another, or had items without a place.
  ///
  /// - Complexity: O(sections), and O(log items) where there is no place.
  @MainActor
  func fillUnplaced(_ view: UICollectionView, _ run: PaneRun) {
    if let last = run.audit.last, last.unplaced == nil, last.itemCount == itemCount,
      upheaval == nil, !hasArrivals, last.contentExtent == contentExtent || !measured.isEmpty
    {
      return
    }
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
    unplaced = [section, first]
    unplacedCount = count - first
    let lengths = (first..<min(count, first + Self.unplacedSample)).compactMap { item in
      model.entry(section: section, item: item).map {
        axis.length(run.content.trueSize(of: $0, offered: run.truth.breadth(of: view)))
      }
    }
    let mean = lengths.reduce(0, +) / CGFloat(max(lengths.count, 1))
    unplacedExtent = mean * CGFloat(unplacedCount)
  }

  /// Items without a place whose true lengths are added up; the others count as their mean.
  private static let unplacedSample = 100

  /// Counts the items ahead of the screen if a prefetching data source was never told of any.
  ///
  /// - Complexity: One more question to the layout, only while nobody was told.
  @MainActor
  func fillUntold(_ view: UICollectionView, _ run: PaneRun) {
    guard view.prefetchDataSource != nil, view.isPrefetchingEnabled, run.happenings.rounds > 0,
      run.counters.prefetched == 0
    else { return }
    let bounds = view.bounds
    let ahead = bounds.offsetBy(
      dx: isHorizontal ? bounds.width : 0, dy: isHorizontal ? 0 : bounds.height)
    let shown = Set(elements.map(\.identity.indexPath))
    untold = view.elementsWanted(in: ahead).count {
      $0.representedElementCategory == .cell && !shown.contains($0.indexPath)
    }
  }
}
