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
    isOnlyScrolled = run.happenings.wasOnlyScrolled
    commanded = axis.position(run.happenings.commanded)
    commandedWay =
      axis.position(run.happenings.farthestBack)...axis.position(run.happenings.farthestForward)
    followReader(view, axis, run)
    fillBlanks(elements, view, axis, run)
    nameMissing(elements, run, axis)
    if run.happenings.updates.isEmpty {
      fillLost(view, run)
    } else {
      fillJudgedByEstimate(view, run)
    }
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

  // What happened is read where it stands: to hold all of it costs more than what is read.

  @MainActor
  private func fillHappenings(_ run: PaneRun) {
    wasPushed = run.happenings.wasPushed
    wasResized = run.happenings.wasResized
    upheaval = run.happenings.upheaval
    isDesigned = run.isDesigned
    isLaidOutByOffset = run.happenings.wasLaidOutByOffset
    moved = run.happenings.moved
    measured = run.happenings.measured
    mistakes = run.happenings.mistakes
    run.addMistakes(among: elements, to: &mistakes)
    effort = run.happenings.effort
    areSizesTaken = run.view.takesPreferredSizes
    areSizesGiven = run.pane.layout.sizing == .delegate
    itemCount = run.content.model.itemCount
    fillUnplaced(run.view, run)
    guessedCount = guessedCount(filling: run.view.bounds.size)
    rounds = run.happenings.givenUpAfter ?? run.happenings.rounds
    isGivenUp = run.happenings.givenUpAfter != nil
    let measuredBefore = run.happenings.measuredBefore
    // What took one size alone has decided.
    if measured.count > measuredBefore + 1 {
      indecision = Indecision(
        measured[measuredBefore...], across: cross, told: run.happenings.givenUpAt)
    }
    // Two rounds and what they have come to, at least.
    if run.happenings.states.count > 1 {
      cycle = (run.happenings.states + [run.passState]).cycle
    }
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
    offset = axis.position(view.contentOffset)
    beyond = offset < firstOffset ? offset - firstOffset : max(0, offset - lastOffset)
    isStretched = run.motion.mayOverscroll
    isHeld = isStretched || run.motion.isAnimating
    isSentBeyond = run.motion.isProgrammaticallyOverscrolled
    if run.motion.isDecelerating {
      fling = (axis.position(run.motion.velocity), axis.position(run.motion.destination))
    }
    act = run.log.action
    insets = view.adjustedContentInset
    wasClamped = run.happenings.wasClamped
    wasClampedAtEnd =
      wasClamped
      && [firstOffset, lastOffset].contains {
        abs($0 - offset) <= 1 / run.pane.displayScale
      }
    clampedWay = axis.position(run.happenings.clampedWay)
    uncommanded = axis.position(run.happenings.uncommanded)
    corrections = run.happenings.corrections
    wasBroughtAlong = run.happenings.broughtAlong != .zero
    isAligned = run.happenings.isAligned
    updates = run.happenings.updates.count
    wasReloaded = run.happenings.wasReloaded
    hasArrivals = run.happenings.hasArrivals
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
      isOnlyScrolled = false
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
