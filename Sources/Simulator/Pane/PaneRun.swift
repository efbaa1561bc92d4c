import CollectionView
import Foundation
import Scenes

/// One pane of a session: composes the view with its content, the motion, the log, the knobs and what judges the frames.
///
/// An action, an update or passing time changes the view and the motion; then the layout settles; then the frame is painted and
/// judged.
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
  /// What moves the content offset.
  let motion: PaneMotion
  /// Virtual time for the layout's code, which may read it and have itself called on every frame.
  let clock = DisplayClock()
  /// What happened.
  var log: PaneLog
  private var knobState: PaneKnobs
  /// What judges the painted frames.
  let judge: PaneJudge
  /// The layout with true sizes.
  var truth: PaneTruth
  let measured = MeasuredContent()

  // MARK: -

  /// - Parameters:
  ///   - pane: What to run.
  ///   - keepsTrace: Whether every event is kept for a report.
  ///   - patience: Who waits while the layout asks for very many sizes; nil for one who always does.
  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  init(_ pane: Pane, keepsTrace: Bool, patience: Patience? = nil) throws {
    self.pane = pane
    hosted = try PaneView(pane, patience: patience)
    motion = PaneMotion(hosted.collectionView, pane: pane)
    log = PaneLog(keepsTrace: keepsTrace, notices: hosted.content.notices)
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
      // As when the insets of a view on the screen change, no code of an app moves it to its start.
      view.scroll(to: view.scrollRange.minimum, as: .clamp)
      view.layoutIfNeeded()
    }
    motion.restIfIdle()
    knobState.begin(with: KnobList.knobs(of: self))
  }

  var view: UICollectionView { hosted.collectionView }
  var content: SceneContent { hosted.content }

  /// Virtual seconds.
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

  /// Whether the content offset will change by itself.
  var isScrolling: Bool { motion.isScrolling }

  // MARK: Time

  /// Brings the pane to a virtual second: animations, the motion, and content that arrives.
  ///
  /// What takes place on the way is done at its own time, so that it does not matter in which steps time passes.
  func advance(to newTime: Double) {
    while let moment = motion.nextMoment, moment > time, moment < newTime { pass(to: moment) }
    pass(to: newTime)
  }

  private func pass(to newTime: Double) {
    view.advanceAnimations(by: newTime - time)
    motion.setTime(newTime)
    remeasure(content.arrive(at: newTime))
    motion.moveContent()
    settleLayout()
  }

  /// Has the cells of items whose content has changed ask to be measured again.
  func remeasure(_ items: [IndexPath]) {
    for path in items {
      forgetTruth()
      judge.recordArrival()
      view.cellForItem(at: path)?.invalidateIntrinsicContentSize()
    }
  }

  // MARK: Layout

  /// Runs the layout pass, and ends a motion that is over.
  func settleLayout() {
    layOut()
    motion.finishIfOver()
    layOut()
    motion.restIfIdle()
  }

  /// Runs the layout pass, and adapts the motion to the range it leaves.
  private func layOut() {
    view.layoutIfNeeded()
    updateContentInset()
    motion.updateRange()
  }

  /// Has an inset that depends on the content size follow it.
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
  /// The values the scene began with, by key.
  var ownValues: [String: String] { knobState.ownValues }
  /// The viewport the scene began with.
  var ownViewport: CGSize { knobState.ownViewport }

  /// What to know of the behavior's preset in this layout; nil for nothing.
  var behaviorRemark: String? {
    BehaviorMaking.remark(on: pane.behavior.preset, for: pane.layout)
  }

  /// The behavior as the scene names it: the preset, and the knobs changed.
  var behaviorName: String {
    knobState.name(of: pane.behavior, for: pane.layout)
  }

  /// Whether the behavior is what the scene began with.
  var isOwnBehavior: Bool {
    knobState.isOwn(pane.behavior, for: pane.layout)
  }

  /// The knobs that the scene names, and those that the user turned to what the preset does not do.
  var namedKnobs: [String: KnobValue] {
    knobState.turnedKnobs(of: pane.behavior, for: pane.layout)
  }

  /// Updates the knobs after a change of settings, data or viewport.
  func updateKnobs() {
    knobState.update(KnobList.knobs(of: self))
  }

  // MARK: Settings

  /// Continues as another pane of the same file, with keys set to other values, and disturbs no more than they do.
  ///
  /// A property of the layout is set on the layout that is there, which invalidates itself as its setter does; another kind of
  /// layout is installed without an animation. Other items, or items of other sizes, are reloaded, and nothing measured
  /// before counts. Another behavior holds from the next pass, which comes at once. What moves goes on.
  ///
  /// - Parameters:
  ///   - new: The pane from now on.
  ///   - setsData: Whether its data was set, even to what it was: the items are those again, whatever was done to them.
  /// - Throws: `UnbuiltFeature` for what is not built; then nothing has changed.
  func change(to new: Pane, setsData: Bool = false) throws {
    let old = pane
    // Another field of the same rows is shown of those that are there.
    let startsData =
      !new.data.hasRows(of: old.data) || setsData && content.model.isChanged
    guard new != old || startsData else { return }
    let behavior = try BehaviorMaking.behavior(new.behavior, for: new.layout)
    let needsReload = startsData || new.needsReload(after: old)
    judge.endKeyStep()
    // An item that has come to its place is moved by the setting from here on, not by the scroll to it.
    if !isScrolling { judge.judgeAwaitedScroll(in: self) }
    log.beginSetting()
    let count = new.data.itemCount
    log.beginOccasion(
      knobState.change(
        from: old, to: new,
        itemCounts: (before: startsData ? content.model.itemCount : count, after: count)))
    defer { log.endOccasion() }
    pane = new
    content.change(to: new, isNew: needsReload, startsData: startsData)
    forgetTruth()
    measured.forgetResults()
    // What stayed in its place did so by the layout, and was an item of the data.
    if new.layout != old.layout || startsData { judge.forgetHeld() }
    log.notices = content.notices
    if new.viewport == old.viewport { judge.recordPush() }
    motion.configure(for: new)
    hosted.applyChanges(from: old, to: new, behavior: behavior)
    judge.change(to: new)
    if new.layout != old.layout {
      if new.layout.kind != old.layout.kind {
        measured.forgetAsked()
        judge.forgetSizes()
      }
      try hosted.applyLayout(from: old.layout, to: new.layout)
    }
    if needsReload {
      measured.forgetAsked()
      hosted.reloadDroppingSizes()
    }
    resize(to: new.viewport, animated: false)
    settleLayout()
    updateKnobs()
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
  /// Whether the items, their true sizes, or where sizes come from differ from a pane before, so that nothing measured counts.
  @MainActor
  fileprivate func needsReload(after old: Pane) -> Bool {
    if old.data != data || old.header != header || old.footer != footer { return true }
    if old.layout.kind == layout.kind {
      if old.layout.sizing != layout.sizing { return true }
      if old.layout.startsFromEstimates != layout.startsFromEstimates { return true }
    }
    guard old.cell.source == cell.source, old.cell.alternates == cell.alternates else {
      return true
    }
    return switch cell.source {
    case .random: old.seed != seed
    case .text, .field: old.font != font
    case .fixed, .list, .cycle, .byWidth: false
    }
  }
}
