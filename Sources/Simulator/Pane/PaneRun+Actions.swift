import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Applies an action of a user or of a scene step.
  func apply(_ action: Action) {
    begin(action)
    perform(action)
  }

  /// Applies an action a number of times, or until it moves nothing any more.
  func apply(_ action: Action, times: Int) {
    begin(action)
    switch action {
    case .page, .halfPage, .aimed(_, .page), .aimed(_, .halfPage):
      return perform(action, pages: times)
    default: break
    }
    for _ in 0..<times {
      let before = view.contentOffset
      perform(action)
      if case .aimed = action { continue }
      if view.contentOffset == before { return }
    }
  }

  /// Counts the action, and ends everything that it does not continue.
  private func begin(_ action: Action) {
    switch action {
    case .keyboard(.tap), .keyboard(.hold), .place(.current, _, _): finishScroll()
    default: break
    }
    if action.isScroll { correction = .none }
    guard log.begin(action) else { return }
    if case .viewport = action {
      judge.beginAction(isResize: true)
    } else {
      judge.beginAction(isResize: false)
    }
  }

  /// - Parameters:
  ///   - action: The action.
  ///   - pages: The number of presses of a key that scrolls by pages; they make one scroll.
  private func perform(_ action: Action, pages: Int = 1) {
    // A resize to the same size changes nothing.
    if action != .viewport(view.bounds.size) { judge.endKeyStep() }
    if action.takesContent { motion.cancelTouch() }
    if case .update(let changes, _, _) = action { log.beginOccasion(changes.summary) }
    defer { log.endOccasion() }
    switch action {
    case .scrollBy(let way): motion.scroll(by: way)
    case .drag(let way, let seconds, let hold): motion.drag(by: way, over: seconds, hold: hold)
    case .touch(let touch): motion.touch(touch)
    case .fling(let speed): motion.fling(speed)
    case .page(let direction): motion.scrollPages(CGFloat(pages), direction)
    case .halfPage(let direction): motion.scrollPages(0.5 * CGFloat(pages), direction)
    case .line(let direction): motion.scrollLine(direction)
    case .home: motion.goToEnd(.start)
    case .end: motion.goToEnd(.end)
    case .keyboard(let action):
      if case .tap = action { judge.beginKeyStep() }
      return motion.press(action)
    case .place(let item, let place, let animated):
      if let target = hosted.target(for: item, at: place, animated: animated) {
        scroll(to: target)
      }
    case .wheel(let rows), .rows(let rows): motion.scroll(byRows: rows)
    case .indicator(let shares): motion.dragIndicators(to: shares)
    case .scrollTo(let target): scroll(to: target)
    case .setOffset(let offset, let animated, let isCorrection):
      if isCorrection { correction = .calling } else { judge.recordTarget() }
      view.setContentOffset(offset, animated: animated)
      correction = isCorrection && animated ? .animating : .none
    case .update(let changes, let animated, let frames):
      update(changes, animated: animated, frames: frames)
    case .reloadData:
      judge.endMeasuringOrder()
      view.reloadData()
    case .reappear:
      judge.recordReappearance()
      view.reappear()
    case .grow(let items, let headers, let footers, let by):
      let growth = Growth(items: items, headers: headers, footers: footers, by: by)
      noteMissing(growth)
      grow(content.elements(of: growth), by: by)
      hosted.remeasure(growth)
    case .invalidateLayout(let times):
      for _ in 0..<times { view.collectionViewLayout.invalidateLayout() }
    case .viewport(let size, let animated): resize(to: size, animated: animated)
    case .aimed(let place, let action):
      guard canAim(at: place) else { return }
      return motion.scroll(at: place) { perform(action, pages: pages) }
    case .set, .setCollectionViewLayout, .turn, .undoSetting, .redoSetting, .edit, .continueSteps,
      .follow:
      break
    }
    settleLayout()
  }

  /// Whether there is a section that scrolls across where an action names one; records a section that does not.
  private func canAim(at place: ScrollPlace) -> Bool {
    guard case .section(let section) = place, view.orthogonalState(ofSection: section) == nil
    else { return true }
    let count = content.model.sectionCount
    log.recordRejection(DiagnosticNote(unscrollable: section, among: count))
    return false
  }

  /// Ends a scroll to an end of the content, or to an item, at its target: the effect of further keys is counted from
  /// there.
  private func finishScroll() {
    guard !motion.finishJump(), motion.isAnimating, let awaited = judge.awaitedScroll
    else { return }
    scroll(to: ScrollTarget(item: awaited.path, position: awaited.position, animated: false))
  }

  /// Makes the view scroll to an item; the audit checks where the item comes to rest.
  func scroll(to target: ScrollTarget) {
    if content.model.entry(at: target.item) != nil {
      judge.recordTarget()
      judge.awaitScroll(to: target, in: self)
    }
    motion.scroll(to: target)
  }

  private func update(_ wanted: [Change], animated: Bool, frames: Int?) {
    let outline = content.model.outlineUpdate(of: wanted)
    let changes = outline.changes
    for path in outline.childless {
      log.recordRejection(DiagnosticNote(childless: path))
    }
    let moved = changes.flatMap(movedPaths).compactMap { content.model.entry(at: $0)?.position }
    // The index paths of reloaded items are those before the update.
    let reloaded = changes.flatMap(reloadedTracks)
    let deleted = measured.items(deletedBy: changes, in: content.model)
    changes.forEach(noteMissing)
    let grown = changes.compactMap { change -> (elements: [ContentElement], size: CGSize)? in
      guard case .grow(let growth) = change else { return nil }
      return (content.elements(of: growth), growth.by)
    }
    do throws(ModelError) {
      try content.apply(outline)
    } catch {
      log.record(Diagnostic(.conflictingUpdates, error.message))
      return
    }
    measured.forget(deleted)
    for (elements, size) in grown { grow(elements, by: size) }
    judge.recordUpdate(changes, moving: moved, reloading: reloaded)
    forgetTruth()
    updateKnobs()
    if !animated {
      UIView.performWithoutAnimation { hosted.performBatchUpdates(changes) }
    } else if let frames {
      UIView.animate(withDuration: Double(frames) / Session.frameRate) {
        self.hosted.performBatchUpdates(changes)
      }
    } else {
      hosted.performBatchUpdates(changes)
    }
  }

  /// Records the elements that a change names and that do not exist, if UIKit does not object to them.
  private func noteMissing(_ change: Change) {
    switch change {
    case .grow(let growth): noteMissing(growth)
    case .reconfigure(let paths): noteMissing(paths, to: "reconfigure")
    default: break
    }
  }

  private func noteMissing(_ growth: Growth) {
    noteMissing(growth.items, to: "grow")
    let sections = (growth.headers + growth.footers).filter {
      content.model.number(ofSection: $0) == nil
    }
    noteMissing(sections.map { IndexPath(indexes: [$0]) }, to: "grow")
  }

  /// Records the index paths among these at which there is nothing.
  func noteMissing(_ paths: [IndexPath], to verb: String) {
    let model = content.model
    for path in paths {
      let isThere =
        path.count == 1 ? path[0] < model.sectionCount : model.position(at: path) != nil
      guard !isThere else { continue }
      let counts = (0..<model.sectionCount).map(model.count(inSection:))
      log.recordRejection(DiagnosticNote(missing: path, to: verb, among: counts))
    }
  }

  /// Enlarges the content of elements.
  private func grow(_ elements: [ContentElement], by size: CGSize) {
    guard !elements.isEmpty else { return }
    content.grow(elements, by: size)
    forgetTruth()
    judge.recordArrival()
  }

  /// The items that a change reloads.
  private func reloadedTracks(by change: Change) -> [ElementTrack] {
    guard case .reload(let paths) = change else { return [] }
    return paths.map { track(ElementFrame.Identity(kind: nil, $0)) }
  }

  /// The index paths that a change moves; for a moved section, those on the screen.
  private func movedPaths(by change: Change) -> [IndexPath] {
    switch change {
    case .move(let from, _): [from]
    case .moveSection(let from, _):
      view.indexPathsForVisibleItems.filter { $0.section == from }
    default: []
    }
  }
}

extension Action {
  /// Whether the action scrolls as a user does, and so cancels the touch of a finger.
  fileprivate var takesContent: Bool {
    switch self {
    case .scrollBy, .drag, .fling, .page, .halfPage, .line, .home, .end, .wheel, .rows,
      .indicator:
      true
    case .keyboard(let action): action != .release
    case .aimed(_, let action): action.takesContent
    default: false
    }
  }
}
