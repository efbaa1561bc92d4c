import CollectionView
import Foundation
import Scenes

extension PaintedFrame {
  /// What the audit needs to know of a pane now.
  ///
  /// - Complexity: O(live · log live), and one more query of the layout when part of the viewport is empty.
  @MainActor
  init(_ run: PaneRun) {
    let view = run.view
    let elements = view.liveElements.filter { !$0.isDisappearing }
    isHorizontal = view.scrollsHorizontally
    let axis = Axis(isHorizontal: isHorizontal)
    let range = view.scrollRange
    let insets = view.adjustedContentInset
    contentExtent = axis.length(view.contentSize)
    modelExtent = view.modelContentSize.map { axis.length($0) }
    firstOffset = axis.position(range.minimum)
    lastOffset = axis.position(range.maximum)
    viewportExtent = axis.length(view.bounds.size)
    reachableEnd =
      lastOffset + viewportExtent - (isHorizontal ? insets.right : insets.bottom)
    hasTruth = run.truth.isKnown
    isWhollyMeasured =
      !run.isSelfSizing
      || run.measuredItemCount == run.content.model.itemCount
        && run.content.changedUnasked.isEmpty && run.pane.cell.alternates.isEmpty
    expectedExtent = modelExtent
    if isWhollyMeasured, run.truth.isBinding, let size = run.truth.layout(for: view)?.contentSize,
      elements.allSatisfy({ $0.sizeState != .estimated })
    {
      expectedExtent = view.areSupplementaryViewsMeasured ? axis.length(size) : modelExtent
    }
    fillElements(elements, run)
    commanded = axis.position(run.happenings.commanded)
    commandedWay =
      axis.position(run.happenings.farthestBack)...axis.position(run.happenings.farthestForward)
    fillAnchors(elements, view, axis, run)
    followReader(view, axis, run)
    fillBlanks(elements, view, axis, isStretched: run.isStretched)
    fillLost(view, run)
    if uncovered > 0 { trulyUncovered = run.truth.uncovered(in: view) }
    let happenings = run.happenings
    wasClampedAtEnd =
      happenings.wasClamped
      && [axis.position(range.minimum), lastOffset].contains {
        abs($0 - axis.position(view.contentOffset)) <= 1 / run.pane.displayScale
      }
    fillOffset(view, axis, run)
    wasPushed = happenings.wasPushed
    wasResized = happenings.wasResized
    upheaval = happenings.upheaval
    // Layouts that move their items by the offset on purpose are not the lists and grids of the engine.
    let behavior = run.view.behavior
    isDesigned =
      happenings.areDesigned && behavior.margins == .counted && behavior.estimate != .visibleMean
    moved = happenings.moved
    measured = happenings.measured
    mistakes = happenings.mistakes + run.mistakes(among: self.elements)
    effort = happenings.effort
    itemCount = run.content.model.itemCount
    guessedCount = guessedCount(filling: view.bounds.size)
    rounds = happenings.rounds
    isGivenUp = happenings.isGivenUp
    indecision = Indecision(measured[happenings.measuredBefore...])
    cycle = (happenings.states + [run.passState]).cycle
    isAtRest = !run.isMoving
  }

  /// How many items would fill a view at the smallest size that one had before it was measured; all there are at most.
  private func guessedCount(filling size: CGSize) -> Double {
    let guesses = measured.filter { $0.category == .cell && $0.originalState == .estimated }
    guard let least = guesses.map({ $0.original.width * $0.original.height }).min() else {
      return 0
    }
    let area = Double(size.width * size.height)
    return least > 0 ? min(area / Double(least), Double(itemCount)) : Double(itemCount)
  }

  @MainActor
  private mutating func fillOffset(_ view: UICollectionView, _ axis: Axis, _ run: PaneRun) {
    let happenings = run.happenings
    offset = axis.position(view.contentOffset)
    beyond = offset < firstOffset ? offset - firstOffset : max(0, offset - lastOffset)
    isHeld = run.isStretched || run.motion == .animating
    isSentBeyond = run.isSentBeyond
    isFlung = run.motion == .decelerating
    if isFlung {
      velocity = axis.position(run.velocity)
      flingTarget = axis.position(run.scroller.destination)
    }
    act = run.act
    insets = view.adjustedContentInset
    wasClamped = happenings.wasClamped
    clampedWay = axis.position(happenings.clampedWay)
    uncommanded = axis.position(happenings.uncommanded)
    updates = happenings.updates.count
    wasReloaded = happenings.wasReloaded
    hasArrivals = happenings.hasArrivals
  }

  @MainActor
  private mutating func fillAnchors(
    _ elements: [UICollectionView.LiveElement], _ view: UICollectionView, _ axis: Axis,
    _ run: PaneRun
  ) {
    let start = axis.position(view.contentOffset)
    let end = start + viewportExtent
    for element in elements where element.modelAttributes.representedElementCategory == .cell {
      let frame = element.modelAttributes.untransformedFrame
      guard axis.end(frame) > start, axis.start(frame) < end,
        let position = (element.view as? SceneCell)?.entry?.position
      else { continue }
      let edge = run.pane.anchor == .bottom ? axis.end(frame) : axis.start(frame)
      anchors[position] = edge - start
      let span = axis.interval(frame)
      spans[position] = span.lowerBound - start..<span.upperBound - start
      readingOrder.append(position)
      paths[position] = element.modelAttributes.indexPath
    }
    readingOrder.sort { (anchors[$0] ?? 0, $0) < (anchors[$1] ?? 0, $1) }
  }

  /// Finds the reader's item where it went, when nothing that was on the screen is there any more and nobody commanded so.
  @MainActor
  private mutating func followReader(_ view: UICollectionView, _ axis: Axis, _ run: PaneRun) {
    guard let last = run.audit.last else { return }
    let seen = last.readingOrder.filter { last.isOnScreen($0, throughout: commandedWay) }
    guard !seen.contains(where: { anchors[$0] != nil }) else { return }
    let start = axis.position(view.contentOffset)
    for position in seen {
      guard let path = last.paths[position].flatMap(run.happenings.newPath),
        let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      else { continue }
      let span = axis.interval(frame)
      spans[position] = span.lowerBound - start..<span.upperBound - start
      anchors[position] = (run.pane.anchor == .bottom ? span.upperBound : span.lowerBound) - start
      readingOrder.append(position)
      paths[position] = path
      return
    }
  }

  /// Finds items that left the screen and should not have, where others cover the axis beside them.
  ///
  /// - Complexity: O(items that left).
  @MainActor
  private mutating func fillLost(_ view: UICollectionView, _ run: PaneRun) {
    guard hasTruth, !isOneALine, let last = run.audit.last, run.happenings.updates.isEmpty else {
      return
    }
    let pixel = 1 / view.traitCollection.displayScale
    let bounds = view.bounds.insetBy(dx: pixel, dy: pixel)
    let shown = Set(elements.compactMap(\.item))
    for element in last.elements {
      guard let item = element.item, !shown.contains(item),
        let frame = view.layoutAttributesForItem(at: element.identity.indexPath)?.frame,
        frame.sharesArea(with: bounds)
      else { continue }
      lost.append(element.identity.indexPath)
      let width = min(frame.maxX, bounds.maxX) - max(frame.minX, bounds.minX)
      let height = min(frame.maxY, bounds.maxY) - max(frame.minY, bounds.minY)
      lostFraction += width * height / (bounds.width * bounds.height)
    }
  }

  @MainActor
  private mutating func fillBlanks(
    _ elements: [UICollectionView.LiveElement], _ view: UICollectionView, _ axis: Axis,
    isStretched: Bool
  ) {
    let start = axis.position(view.contentOffset)
    let viewport = start..<start + viewportExtent
    let shown = Intervals(elements.map { axis.interval($0.modelAttributes.frame) }, in: viewport)
    guard shown.length < viewportExtent else { return }
    // One that stands elsewhere than the layout has it does not fill its place.
    let live = Set(
      elements.filter { axis.interval($0.modelAttributes.frame).overlaps(viewport) }
        .map { $0.modelAttributes.indexPath })
    let wanted = view.elementsWanted(in: view.bounds)
    let absent = wanted.filter {
      $0.representedElementCategory == .cell && !live.contains($0.indexPath)
    }
    missing = absent.map(\.indexPath).sorted()
    areMisplaced =
      missing.first.map { path in
        elements.contains { $0.modelAttributes.indexPath == path }
      } ?? false
    missingExtent = absent.min { $0.indexPath < $1.indexPath }.map { axis.length($0.size) }
    let content = modelExtent ?? contentExtent
    var empty = absent.map { axis.interval($0.frame) }
    if !isStretched {
      // Content shorter than the view leaves the rest empty by right; what lies past a legal offset does not.
      let trueLast = min(lastOffset, max(firstOffset, content - viewportExtent))
      if start > trueLast, viewport.upperBound > content {
        let first = max(content, start, viewport.upperBound - (start - trueLast))
        empty.append(first..<viewport.upperBound)
      }
      if start < min(0, firstOffset) { empty.append(start..<min(0, viewport.upperBound)) }
    }
    let insets = view.adjustedContentInset
    let held = Intervals(
      elements.map { axis.interval($0.modelAttributes.frame) } + [
        -max(0, isHorizontal ? insets.left : insets.top)..<0,
        content..<content + max(0, isHorizontal ? insets.right : insets.bottom),
      ], in: viewport)
    blanks = Intervals(empty, in: viewport).subtracting(held)
    uncovered = blanks.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Where the element stands before its transform; a card that only grows towards the middle does not move.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
