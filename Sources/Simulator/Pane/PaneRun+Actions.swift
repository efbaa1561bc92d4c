import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Does what a hand, a key or a step does.
  func apply(_ action: Action) {
    beginAct(of: action)
    perform(action)
  }

  /// Counts what begins: a turn of the wheel goes on from notch to notch, a touch until another finger comes down, and
  /// a key that is held is the one that was pressed.
  private func beginAct(of action: Action) {
    switch action {
    case .keyboard(.tap), .keyboard(.hold), .place(.current, _, _): arrive()
    default: break
    }
    switch action {
    case .touch(.move), .touch(.up), .touch(.cancel), .keyboard(.hold), .keyboard(.release),
      .continueSteps:
      return
    case .wheel where isWheelTurning: return
    default: act += 1
    }
    if case .viewport = action {
      judge.beginAction(isResize: true)
    } else {
      judge.beginAction(isResize: false)
    }
    if case .wheel = action { isWheelTurning = true } else { isWheelTurning = false }
  }

  /// - Parameters:
  ///   - action: What is done.
  ///   - pages: How often a key is pressed that goes by pages: one way however long.
  private func perform(_ action: Action, pages: Int = 1) {
    // A window that keeps its size is nothing that has happened.
    if action != .viewport(view.bounds.size) { judge.endKeyStep() }
    if action.takesContent { cancelFinger() }
    if case .update(let changes, _, _) = action { occasion = changes.told }
    defer { occasion = nil }
    switch action {
    case .scrollBy(let way): scroll(by: way, as: .finger)
    case .drag(let way, let seconds, let hold): drag(by: way, over: seconds, hold: hold)
    case .touch(let touch): self.touch(touch)
    case .fling(let speed): fling(speed)
    case .page(let direction): page(along(direction), share: CGFloat(pages))
    case .halfPage(let direction): page(along(direction), share: 0.5 * CGFloat(pages))
    case .line(let direction):
      let unit = along(direction).unit
      scroll(by: CGPoint(x: unit.x * row, y: unit.y * row), as: .finger)
    case .home: goToEnd(.start)
    case .end: goToEnd(.end)
    case .keyboard(let action): return take(action)
    case .place(let item, let place, let animated):
      if let target = target(for: item, at: place, animated: animated) { scroll(to: target) }
    case .wheel(let rows), .rows(let rows):
      scroll(by: onScrollAxis(CGPoint(x: rows.x * row, y: rows.y * row)), as: .finger)
    case .indicator(let shares): takeIndicators(to: shares)
    case .scrollTo(let target): scroll(to: target)
    case .setOffset(let offset, let animated): view.setContentOffset(offset, animated: animated)
    case .update(let changes, let animated, let frames):
      update(changes, animated: animated, frames: frames)
    case .reloadData:
      judge.endMeasuringOrder()
      view.reloadData()
    case .reappear:
      judge.recordReappearance()
      view.reappear()
    case .grow(let items, let by):
      askAgain(content.grow(items, by: by))
    case .invalidateLayout(let times):
      for _ in 0..<times { view.collectionViewLayout.invalidateLayout() }
    case .viewport(let size, let animated): resize(to: size, animated: animated)
    case .set, .turn, .undoSetting, .redoSetting, .edit, .continueSteps, .follow: break
    }
    settleLayout()
  }

  /// Does the same so often, or until it moves nothing any more.
  func apply(_ action: Action, times: Int) {
    beginAct(of: action)
    switch action {
    case .page, .halfPage: return perform(action, pages: times)
    default: break
    }
    for _ in 0..<times {
      let before = view.contentOffset
      perform(action)
      if view.contentOffset == before { return }
    }
  }

  /// Points of one row of character cells.
  var row: CGFloat { pane.scale?.height ?? Self.lineHeight }

  /// Points of one row of character cells at the default scale.
  private static let lineHeight: CGFloat = 20

  /// Moves the content in one frame, held to the legal range, as a wheel or a finger without velocity does.
  private func scroll(by way: CGPoint, as author: Author) {
    stopMoving()
    let offset = view.contentOffset
    view.scroll(
      to: view.scrollRange.clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y)), as: author)
  }

  /// Moves by a part of the viewport, or by what the layout makes of it.
  private func page(_ direction: Step.Direction, share: CGFloat) {
    stopMoving()
    let rest = rest(afterPages: share, direction, from: view.contentOffset)
    view.scroll(to: rest, as: .page)
  }

  /// Has the view scroll to an item, and judges where it comes to stand.
  func scroll(to target: ScrollTarget) {
    if content.model.entry(at: target.item) != nil {
      judge.awaitScroll(to: target, in: self)
    }
    view.scrollToItem(
      at: target.item, at: UICollectionView.ScrollPosition(target.position),
      animated: target.animated)
    if target.animated, let frames = target.linearFrames, motion == .animating {
      animateLinearly(to: scroller.destination, frames: frames)
    }
  }

  private func update(_ changes: [Change], animated: Bool, frames: Int?) {
    let moved = changes.flatMap(movedPaths).compactMap { content.model.entry(at: $0)?.position }
    // A reload names its items as they were before the update.
    let reloaded = changes.flatMap(reloadedTracks)
    let deleted = measured.items(deletedBy: changes, in: content.model)
    let start = view.scrollRange.minimum
    let wasAtStart = view.contentOffset.x <= start.x && view.contentOffset.y <= start.y
    do throws(ModelError) {
      try content.apply(changes)
    } catch {
      note(Diagnostic(.conflictingUpdates, error.message))
      return
    }
    measured.forget(deleted)
    judge.recordUpdate(changes, moving: moved, reloading: reloaded, atStart: wasAtStart)
    forgetTruth()
    knobs = KnobList.knobs(of: self)
    if !animated {
      UIView.performWithoutAnimation { commit(changes) }
    } else if let frames {
      UIView.animate(withDuration: Double(frames) / Session.frameRate) { self.commit(changes) }
    } else {
      commit(changes)
    }
  }

  /// The items that a change reloads by name.
  private func reloadedTracks(by change: Change) -> [ElementTrack] {
    guard case .reload(let paths) = change else { return [] }
    return paths.map { track(ElementFrame.Identity(kind: nil, $0)) }
  }

  /// Tells the view of changes that the data has undergone.
  private func commit(_ changes: [Change]) {
    view.performBatchUpdates { [view] in
      for change in changes {
        switch change {
        case .insert(let paths, _): view.insertItems(at: paths)
        case .delete(let paths): view.deleteItems(at: paths)
        case .reload(let paths): view.reloadItems(at: paths)
        case .move(let from, let to): view.moveItem(at: from, to: to)
        case .reconfigure(let paths): view.reconfigureItems(at: paths)
        case .insertSections(let sections, _): view.insertSections(IndexSet(sections))
        case .deleteSections(let sections): view.deleteSections(IndexSet(sections))
        case .reloadSections(let sections): view.reloadSections(IndexSet(sections))
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        }
      }
    }
  }

  /// What a change moves by name, of a section as much as is on the screen.
  private func movedPaths(by change: Change) -> [IndexPath] {
    switch change {
    case .move(let from, _): [from]
    case .moveSection(let from, _):
      view.indexPathsForVisibleItems.filter { $0.section == from }
    default: []
    }
  }

  /// What a phone takes to turn round, in seconds; the coordinator of the transition says so.
  private static let rotation = 0.3

  func resize(to size: CGSize, animated: Bool) {
    guard size != view.bounds.size else { return }
    content.noteOtherWidth()
    let breadth = truth.breadth(of: view)
    let cross = Axis(isHorizontal: !view.scrollsHorizontally)
    judge.recordResize(
      from: breadth, to: breadth + cross.length(size) - cross.length(view.bounds.size))
    pane.viewport = size
    knobs = KnobList.knobs(of: self)
    if animated {
      view.resize(to: size, over: Self.rotation)
    } else {
      view.resize(to: size)
    }
  }

  /// The direction, or the one along the other axis when only that one scrolls.
  func along(_ direction: Step.Direction) -> Step.Direction {
    let range = range
    switch direction {
    case .up where !range.vertical.canScroll && range.horizontal.canScroll: return .left
    case .down where !range.vertical.canScroll && range.horizontal.canScroll: return .right
    case .left where !range.horizontal.canScroll && range.vertical.canScroll: return .up
    case .right where !range.horizontal.canScroll && range.vertical.canScroll: return .down
    default: return direction
    }
  }

  /// A vertical way turned sideways when only that axis scrolls.
  private func onScrollAxis(_ way: CGPoint) -> CGPoint {
    let range = range
    if way.x == 0, !range.vertical.canScroll, range.horizontal.canScroll {
      return CGPoint(x: way.y, y: 0)
    }
    return way
  }
}

extension Step.Direction {
  /// One point that way, in content coordinates.
  var unit: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// UIKit's position for the scene's word.
  init(_ position: ScrollTarget.Position) {
    switch position {
    case .top: self = .top
    case .centeredVertically: self = .centeredVertically
    case .bottom: self = .bottom
    case .left: self = .left
    case .centeredHorizontally: self = .centeredHorizontally
    case .right: self = .right
    case .none: self = []
    }
  }
}

extension Action {
  /// Whether it is a hand's and takes the content from a finger that holds it.
  fileprivate var takesContent: Bool {
    switch self {
    case .scrollBy, .drag, .fling, .page, .halfPage, .line, .home, .end, .wheel, .rows,
      .indicator:
      true
    case .keyboard(let action): action != .release
    default: false
    }
  }
}
