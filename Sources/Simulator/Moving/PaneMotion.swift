import CollectionView
import Foundation
import Scenes

/// What moves the content offset of a pane: a finger, keys, or a free motion, of which one at a time has the content.
///
/// Decides which of them takes over from which, and moves them along with content that the layout moves. Time is virtual
/// seconds, offsets are content points.
@MainActor
final class PaneMotion {
  /// How often an end of the content is scrolled to again because it moved away as it was measured.
  private static let endLimit = 50
  /// Points of one row of character cells in a pane without a scale.
  private static let defaultRowHeight: CGFloat = 20

  private let view: UICollectionView
  private let free: FreeMotion
  private let finger: FingerMotion
  private let keys: KeyMotion
  private var history = MotionHistory()
  /// Who moved the content offset last; nil before anybody did.
  private var lastAuthor: Author?

  /// Virtual seconds.
  private(set) var time = 0.0
  /// Whether a program's scroll has moved the offset beyond its range.
  private(set) var isProgrammaticallyOverscrolled = false

  init(_ view: UICollectionView, pane: Pane) {
    self.view = view
    free = FreeMotion(view, grid: PixelGrid(scale: pane.displayScale))
    finger = FingerMotion(view, free: free)
    keys = KeyMotion(view, rowHeight: Self.rowHeight(of: pane))
  }

  /// Adopts the display scale and the row height of a pane.
  func configure(for pane: Pane) {
    free.grid = PixelGrid(scale: pane.displayScale)
    keys.rowHeight = Self.rowHeight(of: pane)
  }

  private static func rowHeight(of pane: Pane) -> CGFloat {
    pane.scale?.height ?? defaultRowHeight
  }

  /// The offsets at which the content may rest.
  var range: ScrollLimits { ScrollLimits(view) }

  /// The device's pixels.
  var grid: PixelGrid { free.grid }

  // MARK: State

  /// Whether nothing holds or moves the content.
  var isIdle: Bool { free.activity == .idle && !finger.isDown && !keys.isActive }

  /// Whether the content offset will change by itself.
  var isScrolling: Bool {
    finger.isMoving(at: time) || free.activity != .idle || keys.isActive
  }

  /// Whether an animated scroll is under way.
  var isAnimating: Bool { free.activity == .animating }

  /// Whether the content is coasting or bouncing after a finger.
  var isDecelerating: Bool { free.activity == .decelerating }

  /// Whether a finger or a bounce may hold the content beyond its ends, where nothing belongs.
  var mayOverscroll: Bool {
    finger.isDown || free.activity == .decelerating || keys.isActive
  }

  /// Whether an animated scroll brings the content back from beyond its ends.
  var isReturning: Bool { free.isReturning }

  /// Points per second along both axes.
  var velocity: CGPoint {
    finger.velocity(at: time) ?? keys.velocity(at: time) ?? free.velocity(at: time)
  }

  /// The content offset at which the free motion ends.
  var destination: CGPoint { free.destination }

  /// The motion as a frame shows it.
  var frame: MotionFrame {
    var frame = MotionFrame()
    frame.activity = activity
    frame.velocity = velocity
    if let fling = free.fling {
      frame.target = free.destination
      // If the layout and the delegate left the end alone, an end of the range that has moved since is no answer of theirs.
      frame.proposedTarget = fling.isEdited ? fling.proposedTarget : frame.target
      frame.reportedVelocity = fling.velocity
    }
    let offset = view.contentOffset
    let legal = range.clamped(offset)
    frame.stretch = CGPoint(x: offset.x - legal.x, y: offset.y - legal.y)
    if frame.stretch != .zero { frame.pull = finger.pull }
    frame.author = lastAuthor?.rawValue
    frame.authors = history.authors.map(\.rawValue)
    frame.history = history.samples
    return frame
  }

  private var activity: MotionFrame.Activity {
    if finger.isDown { return finger.isDragging ? .dragging : .tracking }
    if keys.isActive { return keys.isHeld ? .keyHeld : .animating }
    switch free.activity {
    case .idle: return .idle
    case .decelerating: return free.isBouncing(at: time) ? .bouncing : .decelerating
    case .animating: return .animating
    }
  }

  /// Adds the painted frame to the history of the motion.
  func recordFrame() {
    history.endFrame(MotionSample(time: time, offset: view.contentOffset, velocity: velocity))
  }

  // MARK: Time

  /// When a motion ends or begins that the rest of a frame depends on; nil for never.
  var nextMoment: Double? { [finger.nextMoment, free.end].compactMap { $0 }.min() }

  func setTime(_ newTime: Double) {
    time = newTime
  }

  /// Moves the content to where the motion under way has it now.
  func moveContent() {
    if finger.isDown {
      finger.follow(at: time)
    } else if free.activity != .idle {
      free.moveContent(at: time)
    } else if let end = keys.moveContent(at: time, grid: grid) {
      goToEnd(end)
    }
  }

  /// Adapts the motion to the scroll range after a layout pass.
  func updateRange() {
    free.updateRange(at: time)
    finger.updateRange()
  }

  /// Reports the end of a motion that is over.
  func finishIfOver() { free.finishIfOver(at: time) }

  /// Rests where the content is, unless a finger or a motion has it.
  func restIfIdle() {
    if !finger.isDown { free.restIfIdle() }
  }

  // MARK: Scrolling at once

  /// Moves the content in one frame, clamped to the range, as a wheel or a finger without velocity does.
  func scroll(by way: CGPoint) {
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

  /// Scrolls by one row of character cells.
  func scrollLine(_ direction: Action.Direction) {
    let unit = view.scrollDirection(for: direction).unit
    scroll(by: CGPoint(x: unit.x * keys.rowHeight, y: unit.y * keys.rowHeight))
  }

  /// Scrolls by pages, or parts of one, to where the layout comes to rest.
  func scrollPages(_ pages: CGFloat, _ direction: Action.Direction) {
    let direction = view.scrollDirection(for: direction)
    stop()
    let rest = view.restingOffset(afterPages: pages, direction, from: view.contentOffset)
    view.scroll(to: rest, as: .page)
  }

  /// Scrolls to an end of the content, and on while it moves away as it is measured.
  func goToEnd(_ end: KeyboardAction.End) {
    go(as: .page) { view.contentOffset(at: end) }
  }

  /// Drags the scroll indicators to a share of their way, 0...1 for each axis.
  ///
  /// An end that moves as it is measured is followed; between the ends the indicator jumps below the finger, as the content
  /// turns out longer or shorter.
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
    case .move(let point, let seconds): finger.move(to: point, over: seconds, at: time)
    case .up: finger.lift(at: time)
    case .cancel: cancelTouch()
    }
  }

  func cancelTouch() { finger.cancel(at: time) }

  /// Drags the content by a finger that moves evenly, holds still and lifts.
  func drag(by way: CGPoint, over seconds: Double, hold: Double) {
    putDown(at: CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2))
    finger.drag(by: way, over: seconds, hold: hold, at: time)
  }

  /// Lets the content go at a speed, as a finger does that lifts here; along an axis that cannot scroll nothing is dragged.
  func fling(_ fling: Action.Fling) {
    let velocity: CGPoint
    switch fling {
    case .both(let both): velocity = both
    case .alongScrollAxis(let speed):
      velocity = view.scrollsHorizontally ? CGPoint(x: speed, y: 0) : CGPoint(x: 0, y: speed)
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
    finger.cancel(at: time)
    let caught = isDecelerating ? free.velocity(at: time) : nil
    if view.isScrollEnabled {
      catchContent()
      view.beginTracking()
    }
    finger.putDown(at: point, catching: caught, at: time)
  }

  /// Stops the content as it is, as a finger does that comes down.
  private func catchContent() {
    finger.drop()
    keys.stop()
    if free.catchContent(at: time) == .decelerating { view.endDecelerating() }
    view.stopMoving()
  }

  /// Moves content that rests on a page by a pixel: a finger that lifts with a speed has left the page, and pages count from
  /// where it went.
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

  /// Ends every motion.
  ///
  /// - Returns: The velocity of a fling it ended, in points per second.
  private func stopForKeys() -> CGPoint {
    let velocity = isDecelerating ? free.velocity(at: time) : .zero
    stop()
    return velocity
  }

  /// Ends a way to an end of the content at that end.
  ///
  /// - Returns: Whether there was one.
  func finishJump() -> Bool {
    guard let end = keys.jumpEnd else { return false }
    goToEnd(end)
    return true
  }

  // MARK: Programmatic scrolls

  /// Has the view scroll to an item.
  func scroll(to target: ScrollTarget) {
    view.scrollToItem(
      at: target.item, at: UICollectionView.ScrollPosition(target.position),
      animated: target.animated)
    if target.animated, let frames = target.linearFrames {
      free.animateLinearly(frames: frames, at: time)
    }
  }

  /// Begins the animated scroll that the view asks for.
  func animate(to target: CGPoint, retarget: (() -> CGPoint)?) {
    guard !free.continuesAnimation(to: target, retarget: retarget, at: time) else { return }
    finger.drop()
    keys.stop()
    free.animate(to: target, retarget: retarget, at: time)
  }

  /// Stops the motion because the view was told to, unless a finger has the content.
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

  /// Adapts what is under way to a change of the content offset.
  ///
  /// Code that sets the offset during a drag takes the content on from there, as an endless scroll view does that puts its
  /// content back to the middle. Content that was clamped is not held beyond an end any more: a finger and keys continue
  /// from where it is now, and a bounce is over.
  func offsetChanged(by way: CGPoint, to offset: CGPoint, author: Author) {
    lastAuthor = author
    let isProgrammatic =
      author == .code || author == .animation && free.isAnimatedBeyondRange
    isProgrammaticallyOverscrolled = isProgrammatic && view.scrollRange.clamp(offset) != offset
    history.record(author)
    if author.movesContent || author == .code { finger.shift(by: way) }
    if author.movesContent {
      free.shift(by: way)
      keys.shift(by: way)
    }
    if author == .clamp {
      finger.resume(from: offset)
      keys.resume(from: offset, at: time)
      free.endBounce(at: offset)
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
