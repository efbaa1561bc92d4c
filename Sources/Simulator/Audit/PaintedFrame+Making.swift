import CollectionView
import Foundation
import Scenes

extension PaintedFrame {
  /// What the audit needs to know of a pane now, with the elements that were painted and stay.
  ///
  /// - Complexity: O(live · log live), and one more query of the layout when part of the viewport is empty.
  @MainActor
  convenience init(_ run: PaneRun, _ elements: [PaintedElement], isAtRest: Bool) {
    self.init()
    let view = run.view
    isHorizontal = view.scrollsHorizontally
    let axis = Axis(isHorizontal: isHorizontal)
    fillExtents(elements, view, axis, run)
    fillElements(elements, run)
    let happenings = run.happenings
    commanded = axis.position(happenings.commanded)
    commandedWay =
      axis.position(happenings.farthestBack)...axis.position(happenings.farthestForward)
    followReader(view, axis, run)
    fillBlanks(elements, view, axis, run)
    nameMissing(elements, run, axis)
    if happenings.updates.isEmpty { fillLost(view, run) } else { fillJudgedByEstimate(view, run) }
    fillUntold(view, run)
    if uncovered > 0 { trulyUncovered = run.truth.uncovered(in: view) }
    fillOffset(view, axis, run)
    fillHappenings(run)
    self.isAtRest = isAtRest
  }

  @MainActor
  private func fillExtents(
    _ elements: [PaintedElement], _ view: UICollectionView, _ axis: Axis, _ run: PaneRun
  ) {
    isEmpty = view.bounds.width <= 0 || view.bounds.height <= 0
    pixel = run.audit.pixel
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
  }

  @MainActor
  private func fillHappenings(_ run: PaneRun) {
    let happenings = run.happenings
    wasPushed = happenings.wasPushed
    wasResized = happenings.wasResized
    upheaval = happenings.upheaval
    isDesigned = run.isDesigned
    isLaidOutByOffset = happenings.wasLaidOutByOffset
    moved = happenings.moved
    measured = happenings.measured
    mistakes = happenings.mistakes + run.mistakes(among: self.elements)
    effort = happenings.effort
    areSizesTaken = run.view.takesPreferredSizes
    itemCount = run.content.model.itemCount
    fillUnplaced(run.view, run)
    guessedCount = guessedCount(filling: run.view.bounds.size)
    rounds = happenings.givenUpAfter ?? happenings.rounds
    isGivenUp = happenings.givenUpAfter != nil
    indecision = Indecision(
      measured[happenings.measuredBefore...], across: cross, told: happenings.givenUpAt)
    // Two rounds and what they have come to, at least.
    if happenings.states.count > 1 { cycle = (happenings.states + [run.passState]).cycle }
  }

  /// How many items would fill a view at their least guess; all there are at most.
  private func guessedCount(filling size: CGSize) -> Double {
    guard let guess = leastGuess?.original else { return 0 }
    let least = Double(guess.width * guess.height)
    let area = Double(size.width * size.height)
    return least > 0 ? min(area / least, Double(itemCount)) : Double(itemCount)
  }

  @MainActor
  private func fillOffset(_ view: UICollectionView, _ axis: Axis, _ run: PaneRun) {
    let happenings = run.happenings
    offset = axis.position(view.contentOffset)
    beyond = offset < firstOffset ? offset - firstOffset : max(0, offset - lastOffset)
    isStretched = run.isStretched
    isHeld = isStretched || run.motion == .animating
    isSentBeyond = run.isSentBeyond
    if run.motion == .decelerating {
      fling = (axis.position(run.velocity), axis.position(run.scroller.destination))
    }
    act = run.act
    insets = view.adjustedContentInset
    wasClamped = happenings.wasClamped
    wasClampedAtEnd =
      wasClamped
      && [firstOffset, lastOffset].contains {
        abs($0 - offset) <= 1 / run.pane.displayScale
      }
    clampedWay = axis.position(happenings.clampedWay)
    uncommanded = axis.position(happenings.uncommanded)
    corrections = happenings.corrections
    wasBroughtAlong = happenings.wasBroughtAlong
    updates = happenings.updates.count
    wasReloaded = happenings.wasReloaded
    hasArrivals = happenings.hasArrivals
  }

  /// Finds the reader's item where it went, when nothing that was on the screen is there any more and nobody commanded so.
  @MainActor
  private func followReader(_ view: UICollectionView, _ axis: Axis, _ run: PaneRun) {
    guard let last = run.audit.last else { return }
    guard !shows(anyOf: last) else { return }
    let start = axis.position(view.contentOffset)
    for former in last.places.inOrder where wasSeen(former, in: last) {
      guard let path = run.happenings.newPath(of: former.path),
        let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      else { continue }
      places.append(
        ReaderPlace(
          item: former.item, path: path, frame: frame, along: axis, from: start,
          anchor: run.pane.anchor))
      return
    }
  }

  /// Whether an item that was seen in the last frame has a place now.
  private func shows(anyOf last: PaintedFrame) -> Bool {
    last.places.inOrder.contains { wasSeen($0, in: last) && places[$0.item] != nil }
  }

  /// Whether nobody commanded a place off the screen that a reader had in the last frame.
  private func wasSeen(_ place: ReaderPlace, in last: PaintedFrame) -> Bool {
    place.isOnScreen(last.viewportExtent, throughout: commandedWay)
  }
}
