import CollectionView
import Foundation
import Scenes

/// The motion of a pane's content offset by a finger, by keys, or by a free motion, one at a time.
///
/// Decides which of them takes over from which, and shifts them with content that the layout moves. Time is virtual
/// seconds, offsets are content points.
///
/// Long because each way to scroll ends the others, which only this type may do.
@MainActor
final class PaneMotion {
  /// The largest number of scrolls to an end of the content that moves because it is measured.
  private static let endLimit = 50
  /// Points of one row of character cells in a pane without a scale.
  private static let defaultRowHeight: CGFloat = 20

  private let view: UICollectionView
  private let own: ContentMotions
  /// The motions of sections that scroll across.
  private let sections: SectionMotions
  private var history = MotionHistory()
  /// Where the current action scrolls; nil for an action without a place.
  private var place: ScrollPlace?
  /// The last author of a change of the content offset; nil before any.
  private var lastAuthor: Author?

  /// The time in virtual seconds.
  private(set) var time = 0.0
  /// Whether a programmatic scroll has moved the offset beyond its range.
  private(set) var isProgrammaticallyOverscrolled = false

  init(_ view: UICollectionView, pane: Pane) {
    self.view = view
    let (grid, rowHeight) = (PixelGrid(scale: pane.displayScale), Self.rowHeight(of: pane))
    own = ContentMotions(view, grid: grid, rowHeight: rowHeight)
    sections = SectionMotions(view, grid: grid, rowHeight: rowHeight)
  }

  private var free: FreeMotion { own.free }
  private var finger: FingerMotion { own.finger }
  private var keys: KeyMotion { own.keys }

  /// Applies the display scale and the row height of a pane.
  func configure(for pane: Pane) {
    free.grid = PixelGrid(scale: pane.displayScale)
    sections.grid = free.grid
    keys.rowHeight = Self.rowHeight(of: pane)
    sections.rowHeight = keys.rowHeight
  }

  private static func rowHeight(of pane: Pane) -> CGFloat {
    pane.scale?.height ?? defaultRowHeight
  }

  /// The range of the content offset at rest.
  var range: ScrollLimits { ScrollLimits(view) }

  /// The device's pixels.
  var grid: PixelGrid { free.grid }

  // MARK: State

  /// Whether no finger, key or motion moves the content.
  var isIdle: Bool { own.isIdle && sections.isIdle }

  /// Whether the content offset will change by itself.
  var isScrolling: Bool { own.isMoving(at: time) || sections.isMoving(at: time) }

  /// Whether a finger is down that will neither move nor lift by itself.
  var hasRestingFinger: Bool {
    finger.isDown && !finger.isMoving(at: time)
      || sections.fingered.map { !$0.isMoving(at: time) } ?? false
  }

  /// Whether an animated scroll is under way.
  var isAnimating: Bool { free.activity == .animating }

  /// Whether the content is decelerating or bouncing after a finger.
  var isDecelerating: Bool { free.activity == .decelerating }

  /// Whether a finger, a bounce or a key may hold the content beyond its ends.
  var mayOverscroll: Bool {
    finger.isDown || free.activity == .decelerating || keys.isActive
  }

  /// Whether an animated scroll returns the content from beyond its ends.
  var isReturning: Bool { free.isReturning }

  /// The velocity along both axes, in points per second.
  var velocity: CGPoint { own.velocity(at: time) }

  /// The content offset at which the free motion ends.
  var destination: CGPoint { free.destination }

  /// The motion for a frame.
  var frame: MotionFrame {
    var frame = own.frame(at: time)
    frame.author = lastAuthor?.rawValue
    frame.authors = history.authors.map(\.rawValue)
    frame.history = history.samples
    return frame
  }

  private var activity: MotionFrame.Activity { own.activity(at: time) }

  /// The motion of a section that scrolls across; one at rest if nothing has moved it.
  func frame(of scroller: UIScrollView) -> MotionFrame {
    sections.known(scroller)?.frame(at: time) ?? MotionFrame()
  }

  /// Whether a finger, a bounce or a key may hold the content of a section beyond its ends.
  func mayOverscroll(_ scroller: UIScrollView) -> Bool {
    switch frame(of: scroller).activity {
    case .idle, .animating: false
    case .tracking, .dragging, .decelerating, .bouncing, .keyHeld: true
    }
  }

  /// The motion of the content offset, of the pane or of a section, that is under way.
  var movingPart: MovingPart {
    switch activity == .idle ? sections.activity(at: time) : activity {
    case .dragging, .tracking, .idle: .finger
    case .decelerating: .fling
    case .bouncing: .bounce
    case .animating: keys.isActive ? .key : .scroll
    case .keyHeld: .heldKey
    }
  }

  /// Adds the painted frame to the history of the motion.
  func recordFrame() {
    sections.endFrame()
    history.endFrame(MotionSample(time: time, offset: view.contentOffset, velocity: velocity))
  }

  // MARK: Time

  /// The time of the next event within the motion on which the rest of a frame depends; nil for none.
  var nextMoment: Double? {
    [finger.nextMoment, free.end, sections.nextMoment].compactMap { $0 }.min()
  }

  func setTime(_ newTime: Double) {
    time = newTime
  }

  /// Moves the content to the offset of the current motion at this time.
  func moveContent() {
    sections.moveContent(at: time)
    if let end = own.moveContent(at: time) { goToEnd(end) }
  }

  /// Adapts the motion to the scroll range after a layout pass.
  func updateRange() {
    free.updateRange(at: time)
    finger.updateRange()
    sections.updateRange(at: time)
  }

  /// Reports the end of a motion that is over.
  func finishIfOver() {
    free.finishIfOver(at: time)
    sections.finishIfOver(at: time)
  }

  /// Rests at the current content offset, unless a finger is down or a motion is under way.
  func restIfIdle() {
    if !finger.isDown { free.restIfIdle() }
  }

  // MARK: Scrolling at once

  /// Moves the content in one frame, clamped to the range, as a wheel or a finger without velocity does.
  ///
  /// A movement across the scroll direction moves the section at the action's place, or the one nearest to the middle of
  /// the viewport, if it scrolls across.
  func scroll(by way: CGPoint) {
    if let section = sections.motion(along: way, at: place) { return section.scroll(by: way) }
    stop()
    let offset = view.contentOffset
    view.scroll(
      to: view.scrollRange.clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y)), as: .finger)
  }

  /// Scrolls by rows of character cells; vertical rows scroll sideways if only that axis scrolls.
  func scroll(byRows rows: CGPoint) {
    let way = CGPoint(x: rows.x * keys.rowHeight, y: rows.y * keys.rowHeight)
    let range = range
    if way.x == 0, !range.vertical.canScroll, range.horizontal.canScroll {
      scroll(by: CGPoint(x: way.y, y: 0))
    } else {
      scroll(by: way)
    }
  }

  /// Runs a scroll at a place, where it may move a section across the scroll direction.
  func scroll(at place: ScrollPlace, _ scroll: () -> Void) {
    self.place = place
    defer { self.place = nil }
    scroll()
  }

  /// The section that a direction moves, at the action's place; nil if it moves the pane.
  private func section(towards direction: Action.Direction) -> SectionMotion? {
    place.flatMap { sections.motion(along: direction.unit, at: $0) }
  }

  /// The section that is the action's place; nil for none.
  private var aimedSection: SectionMotion? {
    switch place {
    case .section?, .middle?: break
    case .point?, nil: return nil
    }
    return place.flatMap { sections.motion(along: sections.acrossUnit, at: $0) }
  }

  /// Scrolls by one row of character cells.
  func scrollLine(_ direction: Action.Direction) {
    if let section = section(towards: direction) { return section.scrollLine(direction) }
    let unit = view.scrollDirection(for: direction).unit
    scroll(by: CGPoint(x: unit.x * keys.rowHeight, y: unit.y * keys.rowHeight))
  }

  /// Scrolls by pages, or parts of one, to the offset at which the layout comes to rest.
  func scrollPages(_ pages: CGFloat, _ direction: Action.Direction) {
    if let section = section(towards: direction) { return section.scrollPages(pages, direction) }
    let direction = view.scrollDirection(for: direction)
    stop()
    let rest = view.restingOffset(afterPages: pages, direction, from: view.contentOffset)
    view.scroll(to: rest, as: .page)
  }

  /// Scrolls to an end of the content, and further if the end moves because it is measured.
  func goToEnd(_ end: KeyboardAction.End) {
    if let section = aimedSection { return section.goToEnd(end) }
    go(as: .page) { view.contentOffset(at: end) }
  }

  /// Drags the scroll indicators to a share of their track, 0...1 for each axis.
  ///
  /// The scroll follows an end that moves as it is measured. Between the ends the indicator jumps under the finger as
  /// the content turns out longer or shorter.
  func dragIndicators(to shares: CGPoint) {
    let grid = grid
    go(as: .finger, followsTarget: max(shares.x, shares.y) >= 1) {
      let range = view.scrollRange
      func place(_ share: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        if share >= 1 { return high }
        return share > 0 ? grid.rounded(low + share * (high - low)) : low
      }
      return range.clamp(
        CGPoint(
          x: place(shares.x, range.minimum.x, range.maximum.x),
          y: place(shares.y, range.minimum.y, range.maximum.y)))
    }
  }

  private func go(as author: Author, followsTarget: Bool = true, to target: () -> CGPoint) {
    stop()
    for _ in 0..<Self.endLimit {
      let target = target()
      guard target != view.contentOffset else { return }
      view.scroll(to: target, as: author)
      view.layoutIfNeeded()
      guard followsTarget else { return }
    }
  }

  // MARK: Finger

  func touch(_ action: TouchAction) {
    switch action {
    case .down(let point): putDown(at: point)
    case .move(let point, let seconds): move(to: point, over: seconds)
    case .up:
      sections.fingered?.lift(at: time)
      finger.lift(at: time)
    case .cancel: cancelTouch()
    }
  }

  /// Cancels the touch, as the system does; content beyond an end of its range returns to it.
  func cancelTouch() {
    sections.fingered?.cancelTouch(at: time)
    finger.cancel(at: time)
  }

  /// Moves the finger to a point; one that begins to move across the scroll direction drags the section under it.
  private func move(to point: CGPoint, over seconds: Double) {
    if !finger.isDragging, let start = finger.start {
      let way = CGPoint(x: start.x - point.x, y: start.y - point.y)
      // A finger that has not moved enough to drag may still turn either way.
      if hypot(way.x, way.y) >= Finger.slop,
        let section = sections.motion(along: way, at: .point(start))
      {
        finger.cancel(at: time)
        section.putDown(at: start, time: time)
      }
    }
    if let section = sections.fingered {
      section.move(to: point, over: seconds, at: time)
    } else {
      finger.move(to: point, over: seconds, at: time)
    }
  }

  /// Drags the content by a finger that moves evenly, holds still and lifts.
  ///
  /// One that moves across the scroll direction drags the section at the action's place, or the one nearest to the middle,
  /// if it scrolls across.
  func drag(by way: CGPoint, over seconds: Double, hold: Double) {
    var start = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    if case .point(let point)? = place { start = point }
    if let section = sections.motion(along: way, at: place) {
      section.putDown(at: start, time: time)
      return section.drag(by: way, over: seconds, hold: hold, at: time)
    }
    putDownOnPane(at: start)
    finger.drag(by: way, over: seconds, hold: hold, at: time)
  }

  /// Releases the content at a velocity, as a finger does that lifts; an axis that cannot scroll is not dragged.
  func fling(_ fling: Action.Fling) {
    let velocity: CGPoint
    switch fling {
    case .both(let both): velocity = both
    case .alongScrollAxis(let speed):
      // The axis along which the section or the pane scrolls.
      let isHorizontal = view.scrollsHorizontally != (aimedSection != nil)
      velocity = isHorizontal ? CGPoint(x: speed, y: 0) : CGPoint(x: 0, y: speed)
    }
    if let section = sections.motion(along: velocity, at: place) {
      return section.fling(velocity, at: time)
    }
    guard view.isScrollEnabled else { return }
    let isCatch = isDecelerating
    catchContent()
    guard isCatch || finger.canDrag(along: velocity) else { return free.returnToEdge(at: time) }
    view.beginDragging()
    if view.isPagingEnabled { leavePage(towards: velocity) }
    free.release(at: velocity, at: time)
  }

  private func putDown(at point: CGPoint) {
    // A finger catches a section that moves.
    if let section = sections.moving(at: point, time: time) {
      finger.cancel(at: time)
      return section.putDown(at: point, time: time)
    }
    putDownOnPane(at: point)
  }

  /// Puts a finger down that will drag the pane; a section that moves across goes on.
  private func putDownOnPane(at point: CGPoint) {
    finger.cancel(at: time)
    let caught = isDecelerating ? free.velocity(at: time) : nil
    if view.isScrollEnabled {
      catchContent()
      view.beginTracking()
    }
    finger.putDown(at: point, catching: caught, at: time)
  }

  /// Stops the content at its current offset, as a finger does that comes down.
  private func catchContent() {
    finger.drop()
    keys.stop()
    if free.catchContent(at: time) == .decelerating { view.endDecelerating() }
    view.stopMoving()
  }

  /// Moves content that rests on a page by a pixel.
  ///
  /// A finger that lifts with a velocity has left the page, and the next page is counted from the offset it reached.
  private func leavePage(towards velocity: CGPoint) {
    let pixel = 1 / view.traitCollection.displayScale
    func left(_ offset: CGFloat, _ velocity: CGFloat, _ page: CGFloat) -> CGFloat {
      let isOnPage = page > 0 && offset.truncatingRemainder(dividingBy: page) == 0
      return isOnPage && velocity != 0 ? offset + copysign(pixel, velocity) : offset
    }
    let offset = view.contentOffset
    let place = CGPoint(
      x: left(offset.x, velocity.x, view.bounds.width),
      y: left(offset.y, velocity.y, view.bounds.height))
    view.scroll(to: range.clamped(place), as: .finger)
  }

  // MARK: Keys

  func press(_ action: KeyboardAction) {
    if action == .release { sections.releaseKeys() }
    if let section = section(for: action) { return section.press(action, at: time) }
    switch action {
    case .tap(let step, let times):
      keys.tap(step, times: times, at: time, takeOver: stopForKeys)
    case .hold(let step, let rate, let presses):
      keys.hold(step, rate: rate, presses: presses, at: time, takeOver: stopForKeys)
    case .release: keys.release()
    case .jump(let end):
      guard keys.jumpEnd != end else { return }
      stop()
      guard view.contentOffset(at: end) != view.contentOffset else { return }
      keys.jump(to: end, at: time)
    }
  }

  /// The section that a key scrolls, at the action's place; nil if it scrolls the pane.
  private func section(for action: KeyboardAction) -> SectionMotion? {
    switch action {
    case .tap(let step, _), .hold(let step, _, _): section(towards: step.direction)
    case .jump: aimedSection
    case .release: nil
    }
  }

  /// Ends every motion.
  ///
  /// - Returns: The velocity of a fling it ended, in points per second.
  private func stopForKeys() -> CGPoint {
    let velocity = isDecelerating ? free.velocity(at: time) : .zero
    stop()
    return velocity
  }

  /// Ends a jump to an end of the content at that end.
  ///
  /// - Returns: Whether a jump was under way.
  func finishJump() -> Bool {
    guard let end = keys.jumpEnd else { return false }
    goToEnd(end)
    return true
  }

  // MARK: The scrollers of sections

  /// Begins an animated scroll that the scroller of a section requests.
  func animate(_ scroller: UIScrollView, to target: CGPoint, retarget: (() -> CGPoint)?) {
    sections.motion(of: scroller).animate(to: target, retarget: retarget, at: time)
  }

  /// Stops the motion of a section because its scroller was asked to, unless a finger is down.
  func stopUnlessTouched(_ scroller: UIScrollView) {
    sections.known(scroller)?.stopUnlessTouched()
  }

  /// Adapts the motion of a section to a change of its offset.
  func offsetChanged(of scroller: UIScrollView, by way: CGPoint, to offset: CGPoint, author: Author)
  {
    sections.motion(of: scroller).offsetChanged(by: way, to: offset, author: author, at: time)
  }

  // MARK: Programmatic scrolls

  /// Makes the view scroll to an item.
  func scroll(to target: ScrollTarget) {
    view.scrollToItem(
      at: target.item, at: UICollectionView.ScrollPosition(target.position),
      animated: target.animated)
    if target.animated, let frames = target.linearFrames {
      free.animateLinearly(frames: frames, at: time)
    }
  }

  /// Begins the animated scroll that the view requests.
  func animate(to target: CGPoint, retarget: (() -> CGPoint)?) {
    guard !free.continuesAnimation(to: target, retarget: retarget, at: time) else { return }
    finger.drop()
    keys.stop()
    free.animate(to: target, retarget: retarget, at: time)
  }

  /// Stops the motion because the view was asked to, unless a finger is down.
  func stopUnlessTouched() {
    if !finger.isDown { stop() }
  }

  /// Ends every motion without a callback.
  func stop() {
    free.stop()
    finger.drop()
    keys.stop()
    view.stopMoving()
  }

  /// Adapts the current motion to a change of the content offset.
  ///
  /// If code sets the offset during a drag, the drag continues from the new offset; an endless scroll view does that
  /// when it moves its content back to the middle. Content that was clamped is not beyond an end any more: a finger and
  /// keys continue from the new offset, and a bounce is over.
  func offsetChanged(by way: CGPoint, to offset: CGPoint, author: Author) {
    lastAuthor = author
    let isProgrammatic =
      author == .code || author == .animation && free.isAnimatedBeyondRange
    isProgrammaticallyOverscrolled = isProgrammatic && view.scrollRange.clamp(offset) != offset
    history.record(author)
    own.offsetChanged(by: way, to: offset, author: author, at: time)
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
