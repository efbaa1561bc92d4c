import CollectionView
import Foundation
import Scenes

/// One pane of a session: combines the view with its content, the motion, the log, the knobs and the judge.
///
/// An action, an update or passing time changes the view and the motion; then the layout settles; then the frame is
/// painted and judged.
@MainActor
final class PaneRun: NSObject {
  private(set) var pane: Pane {
    didSet { readLayoutKind() }
  }
  /// Whether sizes are estimated until the cells, or a table's delegate, are asked.
  private(set) var isSelfSizing = false
  /// Whether the layout can tell which items it has measured.
  private(set) var reportsMeasuredCells = true

  /// The collection view with its content.
  let hosted: PaneView
  /// The motion of the content offset.
  let motion: PaneMotion
  /// Virtual time for the layout's code, which may read it and be called on every frame.
  let clock = DisplayClock()
  /// The trace, the ledger, the counters and the diagnostics.
  var log: PaneLog
  private var knobState: PaneKnobs
  /// Judges the painted frames.
  let judge: PaneJudge
  /// The true layout.
  var truth: PaneTruth
  let measured = MeasuredContent()
  /// The app's correction of the content offset that is under way.
  var correction = OffsetCorrection.none
  /// Whether a turn of the run loop is under way whose calls are laid out together at its end.
  private var isInTurn = false

  // MARK: -

  /// - Parameters:
  ///   - pane: The pane to run.
  ///   - keepsTrace: Whether every event is kept for a report.
  ///   - patience: Decides whether to go on while the layout requests very many sizes; nil to go on in any case.
  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  init(_ pane: Pane, keepsTrace: Bool, patience: Patience? = nil) throws {
    self.pane = pane
    hosted = try PaneView(pane, patience: patience)
    motion = PaneMotion(hosted.collectionView, pane: pane)
    log = PaneLog(keepsTrace: keepsTrace, notices: hosted.notices)
    knobState = PaneKnobs(pane)
    judge = PaneJudge(anchor: pane.anchor, displayScale: pane.displayScale)
    truth = PaneTruth(hosted.content)
    super.init()
    readLayoutKind()
    view.host = self
    clock.run {
      hosted.configure(for: pane)
      view.layoutIfNeeded()
      updateContentInset()
      // The author is a clamp, as when insets change on the screen: no code of an app scrolls to the start.
      view.scroll(to: view.startOffset, as: .clamp)
      view.layoutIfNeeded()
    }
    motion.restIfIdle()
    knobState.begin(with: KnobList.knobs(of: self))
  }

  var view: UICollectionView { hosted.collectionView }
  var content: SceneContent { hosted.content }

  /// The time in virtual seconds.
  var time: Double { motion.time }

  var counters: Counters { log.counters }
  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Everything to report besides findings.
  var diagnosticNotes: [DiagnosticNote] { log.notes(ofData: content.shrunkNotice) }

  /// Whether anything in the pane will change by itself.
  var isMoving: Bool {
    isScrolling || view.isLayoutPending || view.isAnimating || clock.isRunning
      || content.nextArrival != nil
  }

  /// Everything in the pane that changes by itself now; empty exactly if the pane does not move.
  var movingParts: [MovingPart] {
    var parts: [MovingPart] = []
    if isScrolling { parts.append(motion.movingPart) }
    if view.isAnimating { parts.append(.animation) }
    if clock.isRunning { parts.append(.displayLink) }
    if content.nextArrival != nil { parts.append(.lateContent) }
    if view.isLayoutPending { parts.append(.layoutPass) }
    return parts
  }

  /// Whether the content offset will change by itself.
  var isScrolling: Bool { motion.isScrolling }

  // MARK: Time

  /// Advances the pane to a virtual second: animations, the motion, and content that arrives.
  ///
  /// Events on the way are performed at their own times, so that the result does not depend on how time is divided into
  /// steps.
  func advance(to newTime: Double) {
    while let moment = motion.nextMoment, moment > time, moment < newTime { pass(to: moment) }
    pass(to: newTime)
  }

  private func pass(to newTime: Double) {
    view.advanceAnimations(by: newTime - time)
    motion.setTime(newTime)
    noteMissing(content.dueItems(at: newTime), to: "change")
    let arrived = content.arrive(at: newTime)
    if !arrived.isEmpty {
      forgetTruth()
      judge.recordArrival()
      hosted.remeasure(Growth(items: arrived, by: .zero))
    }
    motion.moveContent()
    settleLayout()
  }

  // MARK: Layout

  /// Begins a turn of the run loop in which several actions are applied without a layout pass between them.
  func beginTurn() { isInTurn = true }

  /// Runs the layout pass at the end of the turn.
  func endTurn() {
    isInTurn = false
    settleLayout()
    hosted.endTurn()
    updateKnobs()
  }

  /// Runs the layout pass, and ends a motion that is over; within a turn of several actions, the turn's end does it.
  func settleLayout() {
    guard !isInTurn else { return }
    layOut()
    motion.finishIfOver()
    layOut()
    motion.restIfIdle()
  }

  /// Runs the layout pass, and adapts the motion to the resulting scroll range.
  private func layOut() {
    view.layoutIfNeeded()
    updateContentInset()
    motion.updateRange()
  }

  /// Updates an inset that depends on the content size.
  private func updateContentInset() {
    guard let loop = hosted.updateContentInset(by: pane.contentInset) else { return }
    judge.recordInsetLoop(rounds: PaneView.insetPassLimit)
    log.record(loop)
  }

  private func readLayoutKind() {
    isSelfSizing = pane.layout.startsFromEstimates
    reportsMeasuredCells = pane.layout.simulated.reportsMeasuredCells
  }

  // MARK: Knobs

  /// The knobs with their current values.
  var knobs: [Knob] { knobState.knobs }
  /// The values at the start of the scene, by key.
  var ownValues: [String: String] { knobState.ownValues }
  /// The viewport at the start of the scene.
  var ownViewport: CGSize { knobState.ownViewport }

  /// A remark on the behavior's preset in this layout; nil for none.
  var behaviorRemark: String? {
    BehaviorMaking.remark(on: pane.behavior.preset, for: pane.layout)
  }

  /// A remark on content that came in before a reader at the very start; nil for none.
  var pushRemark: String? {
    judge.audit.pushAtStart.map {
      "content inserted at the very start pushed what was shown there by up to \($0.short) pt; with `anchor: visible` that is a jump"
    }
  }

  /// The behavior in the words of a scene: the preset, and the changed knobs.
  var behaviorName: String {
    knobState.name(of: pane.behavior, for: pane.layout)
  }

  /// Whether the behavior is the one at the start of the scene.
  var isOwnBehavior: Bool {
    knobState.isOwn(pane.behavior, for: pane.layout)
  }

  /// The knobs that the scene sets, and those that the user set to another value than the preset's.
  var namedKnobs: [String: KnobValue] {
    knobState.turnedKnobs(of: pane.behavior, for: pane.layout)
  }

  /// Updates the knobs after a change of settings, data or viewport.
  func updateKnobs() {
    knobState.update(KnobList.knobs(of: self))
  }

  // MARK: Settings

  /// Continues as another version of the pane in which keys have other values, with the least disturbance.
  ///
  /// A property of the layout is set on the existing layout, whose setter invalidates it; another kind of layout is
  /// installed without an animation. Other items, or items of other sizes, are reloaded, and all measurements are
  /// dropped. Another behavior applies from the next layout pass, which follows at once. A motion under way continues.
  ///
  /// - Parameters:
  ///   - new: The new version of the pane.
  ///   - setsData: Whether its data was set, possibly to the same value: the items are then the original ones again,
  ///     without later changes.
  ///   - installation: How a new layout object is installed, even of the same kind; nil to keep the object if the kind
  ///     stays.
  /// - Throws: `UnbuiltFeature` for a feature that is not built; then nothing has changed.
  func change(
    to new: Pane, setsData: Bool = false, installing installation: LayoutInstallation? = nil
  ) throws {
    let old = pane
    // Another field of the same rows is shown without resetting the items.
    let startsData =
      !new.data.hasRows(of: old.data) || setsData && content.model.isChanged
    guard new != old || startsData || installation != nil else { return }
    let behavior = try BehaviorMaking.behavior(new.behavior, for: new.layout)
    // A property that decides what is measured needs a reload only if the layout object stays.
    let keepsLayout = new.layout.kind == old.layout.kind && installation == nil
    let needsReload = startsData || new.needsReload(after: old, keepingLayout: keepsLayout)
    judge.endKeyStep()
    if isInTurn {
      judge.abandonScroll()
    } else if !isScrolling {
      // A scroll whose item has arrived is judged now, since the setting may move the item.
      judge.judgeAwaitedScroll(in: self)
    }
    log.beginSetting()
    let count = new.data.itemCount
    let turned = knobState.change(
      from: old, to: new,
      itemCounts: (before: startsData ? content.model.itemCount : count, after: count))
    log.beginOccasion(installation == nil ? turned : LayoutInstallation.occasion)
    defer { log.endOccasion() }
    pane = new
    let shown = (judge.last?.staying ?? []).filter {
      $0.untransformed.sharesArea(with: view.bounds)
    }
    let change = SettingsChange(from: old, to: new, restarting: startsData ? shown : nil)
    // A new layout object holds what is in the middle of the screen itself, unless everything is loaded again.
    let heldPlace = keepsLayout || needsReload ? heldPlace(of: shown, through: change) : nil
    judge.recordSettings(change)
    content.change(to: new, isNew: needsReload, startsData: startsData)
    forgetTruth()
    measured.forgetResults()
    // Elements are held by the old layout or are items of the old data.
    if new.layout != old.layout || startsData || !keepsLayout { judge.forgetHeld() }
    motion.configure(for: new)
    hosted.applyChanges(from: old, to: new, behavior: behavior)
    judge.change(to: new)
    if !keepsLayout {
      measured.forgetAsked()
      judge.recordNewLayout()
      try hosted.install(new.layout, installation)
    } else if new.layout != old.layout {
      try hosted.applyLayout(from: old.layout, to: new.layout)
    }
    log.notices = hosted.notices
    if needsReload {
      measured.forgetAsked()
      hosted.reloadDroppingSizes(inTurn: isInTurn)
    }
    resize(to: new.viewport, animated: false)
    settleLayout()
    if let heldPlace, let path = content.model.path(ofPosition: heldPlace.position) {
      hold(path, at: heldPlace.place)
    }
    updateKnobs()
  }

  /// The item that keeps its place on the screen through a change of settings, and that place; nil for none.
  ///
  /// Only the behavior that keeps the reader's place does that; in an app it is the app's own code.
  private func heldPlace(
    of shown: [ElementFrame], through change: SettingsChange
  ) -> (position: Int, place: CGPoint)? {
    let isAtStart = view.contentOffset == view.startOffset
    guard pane.behavior.keepsPlace, pane.anchor != .none,
      !change.startsOver, !isInTurn, !isAtStart || pane.anchor == .visible,
      let (position, element) = change.survivor(among: shown, anchor: pane.anchor)
    else { return nil }
    let frame = element.untransformed
    return (
      position,
      CGPoint(x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y)
    )
  }

  /// Resizes the viewport, at once or as a device rotates.
  func resize(to size: CGSize, animated: Bool) {
    guard size != view.bounds.size else { return }
    content.widthChanged()
    let breadth = truth.breadth(of: view)
    let cross = Axis(isHorizontal: !view.scrollsHorizontally)
    judge.recordResize(
      from: breadth, to: breadth + cross.length(size) - cross.length(view.bounds.size))
    pane.viewport = size
    updateKnobs()
    hosted.resize(to: size, animated: animated)
  }
}

extension Pane {
  /// Whether the items, their true sizes, or the sources of sizes differ from an earlier version, so that measurements
  /// are dropped.
  @MainActor
  fileprivate func needsReload(after old: Pane, keepingLayout: Bool) -> Bool {
    if old.data != data || old.header != header || old.footer != footer { return true }
    if keepingLayout {
      if old.layout.sizing != layout.sizing { return true }
      if old.layout.startsFromEstimates != layout.startsFromEstimates { return true }
    }
    guard old.cell.source == cell.source, old.cell.alternates == cell.alternates else {
      return true
    }
    return switch cell.source {
    case .random: old.seed != seed
    case .text, .field, .listCell: old.font != font
    case .fixed, .list, .cycle, .byWidth, .inner: false
    }
  }
}
