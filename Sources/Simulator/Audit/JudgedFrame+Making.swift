import CollectionView
import Foundation
import Scenes

extension JudgedFrame {
  /// Collects what the audit judges of a painted frame.
  ///
  /// The layout is queried for empty, lost and unplaced items; these queries do not count as its work.
  ///
  /// - Parameters:
  ///   - pane: The pane as it was painted.
  ///   - run: The running pane.
  ///   - last: The frame judged before; nil for the first frame.
  ///   - isAtRest: Whether nothing moves any more.
  /// - Complexity: O(live · log live), and one more query of the layout if part of the viewport is empty.
  @MainActor
  init(_ pane: PaneFrame, of run: PaneRun, after last: JudgedFrame?, isAtRest: Bool) {
    self.init()
    mirror = Mirror(run.view)
    let pane = pane.mirrored(by: mirror)
    self.pane = pane
    self.isAtRest = isAtRest
    act = run.log.action
    pixel = run.judge.pixel
    events = run.judge.events.mirrored(by: mirror)
    isOnlyScrolled = events.wasOnlyScrolled
    let painted = pane.staying
    elements = painted.filter { $0.untransformed.sharesArea(with: pane.bounds) }
      .sorted { $0.precedes($1) }
    scroll = ScrollFacts(run, along: axis)
    fillContent(run, painted)
    truth = TruthFacts(of: elements, in: run, isWhollyMeasured: content.isWhollyMeasured)
    let start = axis.start(pane.bounds)
    let viewport = start..<axis.end(pane.bounds)
    places = ReaderPlaces(
      painted.filter { axis.meets(viewport, $0.untransformed) }
        .compactMap { ReaderPlace($0, along: axis, from: start, anchor: run.pane.anchor) })
    followReader(run, after: last)
    empty = emptyPlaces(among: painted, in: run)
    nameTrulyMissing(in: &empty, painted, run)
    lost = lostItems(after: last, in: run)
    content.unprefetched = unprefetched(run)
    if empty.extent > 0 { empty.trueExtent = run.truth.uncovered(in: run.view) }
    // The queries above may have recorded further events.
    events = run.judge.events.mirrored(by: mirror)
    mistakes = events.mistakes + run.mistakes(among: elements)
    let mayLackFrames = !events.updates.isEmpty || events.wasReloaded || events.hasArrivals
    if mayLackFrames || last?.content.unplaced != nil {
      content.unplaced = UnplacedItems(in: run, along: axis)
    }
    passState = run.judge.passState(of: run.view)
    isPlacedByOffset = run.judge.isPlacedByOffset(run.view)
  }

  @MainActor
  private mutating func fillContent(_ run: PaneRun, _ painted: [ElementFrame]) {
    let view = run.view
    content.extent = axis.length(view.contentSize)
    content.modelExtent = view.modelContentSize.map { axis.length($0) }
    content.itemCount = run.content.model.itemCount
    content.takesPreferredSizes = view.takesPreferredSizes
    content.hasDelegateSizes = run.pane.layout.sizing == .delegate
    content.isWhollyMeasured =
      !run.isSelfSizing
      || run.measured.count(in: run) == content.itemCount
        && run.content.changedUnasked.isEmpty && !run.pane.cell.mayAnswerWrongly
    content.expectedExtent = content.modelExtent
    if content.isWhollyMeasured, run.truth.isBinding,
      let size = run.truth.layout(for: view)?.contentSize,
      painted.allSatisfy({ $0.sizeState != .estimated }), view.areSupplementaryViewsMeasured
    {
      content.expectedExtent = axis.length(size)
    }
  }

  /// Finds the reader's item if no item that was on the screen is still there, although no command scrolled all of them
  /// off.
  @MainActor
  private mutating func followReader(_ run: PaneRun, after last: JudgedFrame?) {
    guard let last else { return }
    let seen = last.places.inOrder.filter { wasSeen($0, in: last) }
    guard !seen.contains(where: { places[$0.item] != nil }) else { return }
    for former in seen {
      guard let path = events.newPath(of: former.path),
        let frame = run.view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      else { continue }
      places.append(
        ReaderPlace(
          item: former.item, path: path, frame: frame, along: axis,
          from: axis.start(pane.bounds), anchor: run.pane.anchor))
      isOnlyScrolled = false
      return
    }
  }

  /// The items ahead of the screen if a prefetching data source was never called.
  ///
  /// - Complexity: One more query of the layout, only until the data source is called.
  @MainActor
  private func unprefetched(_ run: PaneRun) -> [IndexPath] {
    guard events.rounds > 0, run.counters.prefetched == 0, let ahead = run.view.prefetchWindow
    else { return [] }
    let shown = Set(elements.map(\.path))
    return run.view.elementsWanted(in: ahead)
      .filter { $0.representedElementCategory == .cell && !shown.contains($0.indexPath) }
      .map(\.indexPath).sorted()
  }
}

extension Axis {
  /// Whether a frame and an interval along the axis share more than an end.
  func meets(_ interval: Range<CGFloat>, _ frame: CGRect) -> Bool {
    end(frame) > interval.lowerBound && start(frame) < interval.upperBound
  }
}
