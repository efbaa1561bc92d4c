import CollectionView
import Foundation
import Scenes

/// Judges the painted frames of a pane: which elements moved, which invariants are broken, and by which culprit.
@MainActor
final class PaneJudge {
  /// Whether painted frames are audited.
  var isAudited = true
  /// Whether the judge is querying the layout; such queries do not count as work of the layout.
  private(set) var isQueryingLayout = false
  private(set) var audit: Audit
  /// The events since the last painted frame.
  private(set) var events = FrameEvents()
  /// The audits of the sections that scroll across.
  private var sections = SectionAudits()
  /// The marks of the elements.
  private(set) var markings = Markings()
  /// The former sizes of elements.
  private(set) var sizes = SizeHistory()
  /// The elements that the layout holds on the screen.
  private(set) var held = HeldElements()
  /// The items that were measured after all those before them.
  private(set) var measuringOrder = MeasuringOrder()
  private(set) var jumps = JumpRecord()
  private(set) var findingPlaces = FindingPlaces()
  /// The outcome of the key press that was the last action; nil after any other action.
  private(set) var keyStep: StepOutcome?
  /// Counts of the engine's work for the last painted frame.
  private(set) var counts = FrameCounts()
  private(set) var supplementaryCounts = SupplementaryCounts()
  /// The scroll to an item that is under way; nil for none.
  private(set) var awaitedScroll: AwaitedScroll?
  /// The empty parts of the viewport in the last painted frame, in content points along the scroll axis.
  private(set) var blanks: [Range<CGFloat>] = []
  /// The places of lost items beside others, in content points.
  private(set) var holes: [CGRect] = []
  /// Items that belong in the viewport and are not shown.
  private(set) var missing: [IndexPath] = []
  /// The cells that the current update moved at once.
  private(set) var abruptMoves = AbruptMoves()

  /// The last painted frame; nil before the first.
  private(set) var last: PaneFrame?
  /// The number of the action that was current at the last painted frame.
  private var judgedAct = 0
  /// A finished scroll to an item that determines the reader's place; nil as soon as anything but the view's size
  /// changes.
  private var completedScroll: AwaitedScroll?
  /// The width within which the layout was mirrored at the last frame or change of the content offset; nil if it was not.
  private var mirroredWidth: CGFloat?
  /// Items that an update reloaded and that have not been measured since.
  private var reloadedItems: Set<ElementTrack> = []

  init(anchor: Anchor, displayScale: CGFloat) {
    audit = Audit(anchor: anchor, displayScale: displayScale)
  }

  /// The largest error of rounding to device pixels, in points.
  var pixel: CGFloat { audit.pixel }

  /// Whether elements can only have moved because the layout places them by the content offset.
  ///
  /// False for a list whose rows depend on the visible rows.
  func isPlacedByOffset(_ view: UICollectionView) -> Bool {
    events.areOnlyPlacedByOffset && view.behavior.margins == .counted
      && view.behavior.estimate != .visibleMean
  }
}

// MARK: - Painting

extension PaneJudge {
  /// Judges the pane as it is painted now.
  ///
  /// The audit judges frames as they are at the end of animations: an animation does not change the result of an
  /// update.
  func paint(_ run: PaneRun) {
    let frame = PaneFrame(painting: run)
    mirroredWidth = LayoutMirror(run.view)?.width
    findMoves(to: frame, in: run)
    counts = counts.next(of: run)
    jumps.age(at: markings.frame, showsOtherContent: events.showsOtherContent)
    let isNew = last.map { !frame.looksLike($0) } ?? true
    // Late content and mistakes are judged in this frame even if nothing moved.
    let hasChanged =
      isNew && last.map { !frame.settlesLike($0) } ?? true || events.hasArrivals
      || !events.mistakes.isEmpty
    let hadAbruptMoves = !abruptMoves.isEmpty
    if let last, isAudited, run.truth.isKnown {
      abruptMoves = AbruptMoves(
        after: abruptMoves, events, from: last, to: frame, except: reloadedItems)
    } else {
      abruptMoves = AbruptMoves()
    }
    last = frame
    if isNew { run.log.countFrame() }
    if hasChanged, isAudited {
      check(frame, of: run)
    } else if run.log.action != judgedAct || events.hasNewSettings, events.rounds > 0 {
      audit.proceed(
        withOtherContent: events.showsOtherContent,
        // The diagnostic that names the element is recorded only once for each cell.
        givenUpAgainAt: events.rounds >= UICollectionView.roundsBeforeGivingUp
          ? events.measured.last?.indexPath : nil)
    }
    if hadAbruptMoves, !hasChanged {
      let axis = Axis(isHorizontal: frame.scrollsHorizontally)
      audit.proceed(leavingEmpty: abruptMoves.share(of: axis.length(frame.bounds.size)))
    }
    judgedAct = run.log.action
    let isScrollComplete = isAwaitedScrollComplete(in: run)
    judgeScrolls(in: run)
    if !run.isMoving { audit.rest() }
    if hasChanged || isScrollComplete {
      recordPlaces(in: run)
      recordJump(isNew: hasChanged && isAudited)
      keyStep?.add(audit.current)
    }
    events = FrameEvents()
    sections.endFrame()
  }

  private func check(_ frame: PaneFrame, of run: PaneRun) {
    isQueryingLayout = true
    var judged = JudgedFrame(frame, of: run, after: audit.last, isAtRest: !run.isMoving)
    judged.abruptMoves = abruptMoves
    let broken = sections.violations(in: judged, of: run)
    isQueryingLayout = false
    audit.check(judged, with: broken, at: run.time)
    let mirror = judged.isHorizontal ? judged.mirror : nil
    blanks = judged.empty.intervals.map { interval in mirror.map { $0(interval) } ?? interval }
    holes = judged.lost.frames.map { judged.mirror($0) }
    missing = judged.empty.missing.isEmpty ? judged.lost.paths : judged.empty.missing
  }

  /// Finds the elements that moved on the screen since the last painted frame apart from the scroll.
  private func findMoves(to frame: PaneFrame, in run: PaneRun) {
    let staying = frame.staying
    guard let last = last?.staying else {
      markings.paint(moved: [:], known: [], isHeld: keyStep != nil)
      run.log.countShownItems(staying.count { $0.item != nil })
      return
    }
    let tolerance = pixel
    let isByOffset = events.wasLaidOutByOffset
    let isPlacedByOffset = isPlacedByOffset(run.view)
    let offset = self.last?.bounds.origin ?? .zero
    let range = HeldElements.Range(
      minimum: run.view.scrollRange.minimum, maximum: run.view.scrollRange.maximum,
      tolerance: tolerance)
    let scroll = ScrollBetweenFrames(
      shift: CGPoint(x: frame.bounds.minX - offset.x, y: frame.bounds.minY - offset.y),
      commanded: events.commandedHere, whole: events.commanded, isByOffset: isByOffset)
    let former = Dictionary(last.map { ($0.track, $0) }) { first, _ in first }
    let sectionScrolls = sectionScrolls(beside: scroll, in: run.view)
    var moved: [ElementTrack: CGPoint] = [:]
    var setOff: [ElementTrack] = []
    var arrived: [ElementFrame] = []
    var areAllInPlace = true
    for element in staying {
      guard let before = former[element.track] else {
        arrived.append(element)
        continue
      }
      if before.untransformed != element.untransformed { areAllInPlace = false }
      if element.isMoving, !before.isMoving { setOff.append(element.track) }
      // The parts of an animation add up, however small; but aligning a pane moves it by whole pixels.
      let isPart = (element.isMoving || before.isMoving) && events.aligned == .zero
      let allowed = isPart ? 1e-6 : tolerance
      var move = scroll.move(from: before.frame, to: element.frame, tolerance: allowed)
      if let own = sectionScrolls[element.section], element.category != .decorationView {
        let inside = own.move(from: before.frame, to: element.frame, tolerance: allowed)
        // Headers and footers stay while their section scrolls; badges go with the items.
        if element.category == .cell || inside.isExpected { move = inside }
      }
      if isByOffset { held.record(element, move, in: frame, range) }
      if !move.isExpected, !isPlacedByOffset { moved[element.track] = move.amount }
    }
    run.log.countShownItems(arrived.count { $0.item != nil })
    if isByOffset { held.record(arrived: arrived, in: frame, range) }
    let kept = scroll.move(from: .zero, to: .zero, tolerance: tolerance)
    events.wasOnlyScrolled = areAllInPlace && kept.isScrolled && events.aligned == .zero
    markings.paint(
      moved: moved, known: last.map(\.track), setOff: setOff,
      endsMoves: events.showsOtherContent,
      continuing: Set(last.filter(\.isMoving).map(\.track)), isHeld: keyStep != nil)
  }

  /// How the members of the sections moved that were scrolled across, by section.
  private func sectionScrolls(
    beside scroll: ScrollBetweenFrames, in view: UICollectionView
  ) -> [Int: ScrollBetweenFrames] {
    guard sections.hasMoves else { return [:] }
    return view.orthogonalSections.reduce(into: [:]) { scrolls, section in
      guard let scroller = view.orthogonalScroller(ofSection: section.section) else { return }
      let way = sections.commanded(in: scroller)
      guard way != .zero else { return }
      var own = scroll
      own.commanded = CGPoint(x: scroll.commanded.x + way.x, y: scroll.commanded.y + way.y)
      scrolls[section.section] = own
    }
  }

  /// Records where the content breaks an invariant in this frame, unless a recorded position is within half a viewport.
  private func recordPlaces(in run: PaneRun) {
    let axis = Axis(isHorizontal: run.view.scrollsHorizontally)
    let bounds = run.view.bounds
    for finding in audit.current {
      var position = axis.position(CGPoint(x: bounds.midX, y: bounds.midY))
      if let culprit = finding.culprit, culprit.category == .cell,
        let span = run.view.span(ofItemAt: IndexPath(indexes: culprit.indexPath))
      {
        position = span.lowerBound
      }
      findingPlaces.add(
        finding.invariant, at: Double(position), reach: Double(axis.length(bounds.size)) / 2)
    }
  }

  /// Records a jump of this frame, of the whole page or of a part of the screen.
  ///
  /// - Parameter isNew: Whether the audit has checked the frame.
  private func recordJump(isNew: Bool) {
    let jump: JumpFrame
    if let finding = audit.current.first(where: { $0.invariant == .anchor }) {
      jump = JumpFrame(culprit: finding.culprit)
    } else if isNew, let push = audit.push {
      jump = JumpFrame(
        culprit: push.culprits.first, others: Array(push.culprits.dropFirst()), isPartial: true)
    } else {
      return
    }
    let movedTracks = last?.staying.filter { markings.record(of: $0.track).marks.contains(.moved) }
    let moved = Set((movedTracks ?? []).map(\.identity))
    jumps.record(jump, at: markings.frame) { culprit in
      moved.contains(
        ElementFrame.Identity(kind: culprit.kind, IndexPath(indexes: culprit.indexPath)))
    }
  }
}

// MARK: - Scrolls to items

extension PaneJudge {
  /// Begins to wait for the end of a scroll to an item.
  func awaitScroll(to target: ScrollTarget, in run: PaneRun) {
    awaitedScroll = AwaitedScroll(
      path: target.item, position: target.position, passes: run.counters.passes)
  }

  /// Judges the scroll under way where it has come so far.
  func judgeAwaitedScroll(in run: PaneRun) {
    guard let scroll = awaitedScroll, !run.view.bounds.isEmpty else { return }
    let completion = ScrollCompletion(of: scroll, in: run)
    audit.check(
      completion, inside: ScrollCompletion(of: scroll, inSectionOf: run), at: run.time)
    completedScroll = nil
    if let completion, completion.isFirst, ![.bottom, .none].contains(run.pane.anchor) {
      completedScroll = scroll
      // Whatever the position was, the reader's place now depends on the leading edge of the viewport.
      completedScroll?.position = completion.isHorizontal ? .left : .top
    }
    awaitedScroll = nil
  }

  private func isAwaitedScrollComplete(in run: PaneRun) -> Bool {
    awaitedScroll != nil && run.motion.isIdle && !run.view.isAnimating
  }

  /// Judges a finished scroll to an item, and judges it again after a resize if it determines the reader's place.
  private func judgeScrolls(in run: PaneRun) {
    if isAwaitedScrollComplete(in: run) {
      judgeAwaitedScroll(in: run)
    } else if let scroll = completedScroll, events.wasResized, run.truth.arrangement == .list {
      completedScroll = nil
      var completion = ScrollCompletion(of: scroll, in: run)
      completion?.wasThere = true
      audit.check(completion, at: run.time)
    }
  }
}

// MARK: - Actions

extension PaneJudge {
  /// Begins a new action; only a resize keeps a finished scroll to an item.
  func beginAction(isResize: Bool) {
    awaitedScroll = nil
    if !isResize { completedScroll = nil }
  }

  /// Begins a press of a key that scrolls; its frames are judged together.
  func beginKeyStep() {
    keyStep = StepOutcome()
    markings.clear()
    jumps.clear()
  }

  /// Ends the frames that are judged together.
  func endKeyStep() { keyStep = nil }

  /// Counts all jumps so far as earlier ones, because another part of the scene begins or a knob is turned.
  func closeJumps() { jumps.close(count: audit.findings[.anchor]?.count ?? 0) }

  /// Records a batch update.
  ///
  /// - Parameters:
  ///   - changes: The changes, in order.
  ///   - moved: The positions in the data of the items that they move by name.
  ///   - reloaded: The items they reload by name.
  func recordUpdate(
    _ changes: [Change], moving moved: [Int], reloading reloaded: [ElementTrack]
  ) {
    events.recordUpdate(changes, moving: moved)
    reloadedItems.formUnion(reloaded)
    let reloadsSections = changes.contains {
      if case .reloadSections = $0 { true } else { false }
    }
    if reloadsSections { sizes.forget() }
  }

  /// Records a resize of the view, with the breadth of its content before and after, in points.
  func recordResize(from old: CGFloat, to new: CGFloat) {
    events.recordResize()
    measuringOrder.end()
    sizes.turn(from: old, to: new)
  }

  /// Records that the view came back to the screen.
  func recordReappearance() {
    events.recordReappearance()
    measuringOrder.end()
  }

  /// Records that another layout object is installed.
  func recordNewLayout() {
    events.recordNewLayout()
    forgetSizes()
  }

  /// Abandons the scroll to an item, which a later call of the same turn has overtaken.
  func abandonScroll() { awaitedScroll = nil }

  /// Records that late content arrived.
  func recordArrival() { events.hasArrivals = true }

  /// Records a change of settings.
  func recordSettings(_ change: SettingsChange) { events.recordSettings(change) }

  /// Records a command to scroll to an item or an offset.
  func recordTarget() { events.hasTarget = true }

  /// Records that an inset and the content that depends on it did not settle within a number of rounds.
  func recordInsetLoop(rounds: Int) { events.givenUpAfter = rounds }

  /// Records whether aligning brought the reader's item exactly to its place in the leading pane.
  func recordAlignment(isExact: Bool) { events.isAligned = isExact }

  /// Records that the pane is about to be aligned with another one; ends the scrolls to items.
  ///
  /// - Parameters:
  ///   - old: The content offset from which aligning starts.
  ///   - new: The content offset to which it goes.
  ///   - isNew: Whether the panes were not aligned before, so that everything is meant to move.
  func recordAlignment(from old: CGPoint, to new: CGPoint, isNew: Bool) {
    events.recordAlignment(from: isNew ? new : old, to: new)
    if isNew { events.recordNewLeader() }
    awaitedScroll = nil
    completedScroll = nil
  }

  /// Ends the measuring order, because the data, or anything else on which the true sizes depend, changed.
  func endMeasuringOrder() { measuringOrder.end() }

  /// Applies the settings that affect judging.
  func change(to pane: Pane) {
    audit.anchor = pane.anchor
    audit.displayScale = pane.displayScale
  }

  /// Forgets which elements the layout holds.
  func forgetHeld() { held = HeldElements() }

  /// Forgets the sizes that elements have had.
  func forgetSizes() { sizes.forget() }
}

// MARK: - Events of the engine

extension PaneJudge {
  /// Records an event of a pane's collection view.
  func record(_ event: CollectionViewEvent, in run: PaneRun) {
    switch event {
    case .pass: events.recordRound(from: passState(of: run.view))
    case .passEnd: events.recordEndOfPass()
    case .measured(let change):
      events.recordMeasurement(change)
      recordMistake(in: event, run)
      recordSize(change, in: run)
    case .invalidated(.all): markings.addInvalidationOfAll()
    case .invalidated(.named(let names)):
      for name in names { markings.add(.invalidated, to: run.track(ElementFrame.Identity(name))) }
    case .contentOffset(let from, let to, let author, _):
      recordOffset(from: from, to: to, by: author, in: run)
      // A scroll by the user abandons the scroll to an item.
      if author == .finger || author == .page { awaitedScroll = nil }
    case .wentThrough(let count): events.effort.visited += count
    case .diagnostic(let diagnostic):
      if diagnostic.id == .layoutLoop { events.recordGivingUp(at: diagnostic.indexPath) }
      recordMistake(in: event, run)
    case .call, .contentSize: break
    }
  }

  /// Records a call between a pane's collection view, layout, cells, data source and delegate.
  func record(_ call: Call, in run: PaneRun) {
    events.record(call) { run.content.model.itemCount }
    switch call {
    case .preferredLayoutAttributesFitting(let kind, let path, let original, let preferred):
      let track = run.track(kind, path)
      markings.add(.asked, to: track)
      if original == preferred, run.isEstimated(kind, path) {
        sizes.record(confirmedEstimate: original, of: track)
      }
      if kind == nil {
        run.measured.recordAsked(path, in: run)
        measuringOrder.ask(path)
      }
    case .cellForItem(let path, reused: true):
      markings.recordDequeuing(of: run.track(nil, path))
    case .viewForSupplementaryElement(let kind, let path, let isReused):
      supplementaryCounts.add(isReused: isReused)
      if isReused { markings.recordDequeuing(of: run.track(kind, path)) }
    case .willDisplay(let kind, let path): markings.recordDisplay(of: run.track(kind, path))
    case .reloadData:
      sizes.forget()
      reloadedItems = []
    default: break
    }
  }

  /// The state from which a round of the layout pass would start now.
  func passState(of view: UICollectionView) -> PassState {
    PassState(
      contentSize: view.contentSize, contentOffset: view.contentOffset,
      insets: view.adjustedContentInset, measured: events.measured.count)
  }

  /// Records a change of the content offset.
  ///
  /// If content that is mirrored becomes wider, its offset changes although the content keeps its place for the layout.
  private func recordOffset(from: CGPoint, to: CGPoint, by author: Author, in run: PaneRun) {
    var way = CGPoint(x: to.x - from.x, y: to.y - from.y)
    let mirror = LayoutMirror(run.view)
    if let width = mirror?.width, let mirroredWidth { way.x -= width - mirroredWidth }
    mirroredWidth = mirror?.width
    guard way != .zero else { return }
    events.recordOffset(way, by: author, isCorrection: run.correction.includes(author))
  }

  /// Records a change of the offset of a section that scrolls across.
  func record(_ event: CollectionViewEvent, of scroller: UIScrollView) {
    guard case .contentOffset(let from, let to, let author, _) = event else { return }
    sections.record(
      CGPoint(x: to.x - from.x, y: to.y - from.y), of: scroller, by: author)
  }

  private func recordMistake(in event: CollectionViewEvent, _ run: PaneRun) {
    if isAudited, let mistake = run.mistake(in: event) { events.mistakes.append(mistake) }
  }

  private func recordSize(_ change: SizeChange, in run: PaneRun) {
    let track = run.track(ElementFrame.Identity(change))
    markings.add(.measured, to: track)
    let breadth = run.truth.breadth(of: run.view)
    let isRepeated = sizes.isKnown(change.preferred, of: track, at: breadth)
    if isRepeated, !reloadedItems.contains(track) { events.effort.repeated += 1 }
    reloadedItems.remove(track)
    sizes.record(change, of: track, at: breadth)
  }
}
