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
    mirror = LayoutMirror(run.view)
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
    for header in painted where header.isHeader && !header.isPinned {
      let frame = header.untransformed
      guard axis.meets(viewport, frame) else { continue }
      headerPlaces[header.section] = axis.start(frame) - start..<axis.end(frame) - start
    }
    findHiddenReader(run, after: last)
    if let last, !events.startsOver {
      survivors = Survivors(from: last, to: self, anchor: run.pane.anchor)
    }
    findReaderRoom(run)
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
    content.answerVersion = run.content.answerVersion
    content.isWhollyMeasured =
      !run.isSelfSizing
      || run.measured.count(in: run) == content.itemCount
        && run.content.changedUnasked.isEmpty && !run.pane.cell.mayAnswerWrongly
    content.expectedExtent = content.modelExtent
    if content.isWhollyMeasured, run.truth.isBinding,
      let size = run.truth.givenLayout(for: view)?.contentSize,
      painted.allSatisfy({ $0.sizeState != .estimated }), view.areSupplementaryViewsMeasured
    {
      content.expectedExtent = axis.length(size)
    }
  }

  /// Finds the reader's item if it was on the screen and now is beside it.
  ///
  /// - Complexity: Two more queries of the layout and one for each item without a frame, and only if items have left the
  ///   screen without a command.
  @MainActor
  private mutating func findHiddenReader(_ run: PaneRun, after last: JudgedFrame?) {
    guard let last else { return }
    let inOrder =
      run.pane.anchor == .bottom ? last.places.inOrder.reversed() : last.places.inOrder
    for former in inOrder where wasSeen(former, in: last) {
      guard let item = events.position(ofFormer: former.item), !events.moved.contains(item)
      else { continue }
      guard places[item] == nil else { return }
      guard let path = run.content.model.path(ofPosition: item),
        let frame = frame(ofItemAt: path, in: run)
      else { continue }
      isOnlyScrolled = false
      hiddenReader = ReaderPlace(
        item: item, path: path, frame: frame, along: axis, from: axis.start(pane.bounds),
        anchor: run.pane.anchor)
      return
    }
  }

  /// Finds the true content around the reader's element if it has moved.
  @MainActor
  private mutating func findReaderRoom(_ run: PaneRun) {
    guard run.truth.isKnown, !isOnlyScrolled, let reader = survivors.reader,
      abs(reader.leadingMove(commanded: commanded)) > pixel
        || abs(reader.trailingMove(commanded: commanded)) > pixel
    else { return }
    readerRoom = run.truth.room(around: reader, scrolledTo: scroll.offset, in: run.view)
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
