import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Whether anything in the pane will change by itself.
  var isMoving: Bool {
    isScrolling || view.isLayoutPending || view.isAnimating || clock.isRunning
      || content.nextArrival != nil
  }

  /// Whether the content offset will change by itself.
  var isScrolling: Bool {
    finger?.isMoving(at: time) == true || motion != .idle || keyboard != nil
  }

  /// Whether a finger or a bounce may hold the content beyond its ends, where nothing belongs.
  var isStretched: Bool { finger != nil || motion == .decelerating || keyboard != nil }

  /// Whether a motion brings the content back from where it was held beyond its ends.
  var isBroughtBack: Bool { motion == .animating && animatedScroll.startsBeyond }

  /// Points per second along both axes.
  var velocity: CGPoint {
    guard let finger else { return keyboardVelocity ?? scroller.velocity(at: time) }
    let velocity = finger.velocity(at: time)
    let range = range
    return CGPoint(
      x: range.horizontal.followed(velocity.x, at: view.contentOffset.x),
      y: range.vertical.followed(velocity.y, at: view.contentOffset.y))
  }

  private var keyboardVelocity: CGPoint? {
    switch keyboard {
    case nil: nil
    case .steps(let scroll): scroll.velocity
    case .jump(let jump): jump.velocity(at: time, towards: place(of: jump.end))
    }
  }

  /// Times an animated scroll aims anew because what it measured on the way moved its item.
  private static let aimBudget = 10

  /// Brings the pane to a virtual second: animations, the finger, the coasting content, and content that arrives.
  ///
  /// What takes place on the way is done at its own time, so that it does not matter in which steps time passes.
  func advance(to newTime: Double) {
    while let moment = nextMoment, moment > time, moment < newTime { pass(to: moment) }
    pass(to: newTime)
  }

  /// When something ends or begins that the rest of a frame depends on; nil for never.
  private var nextMoment: Double? {
    [finger?.nextMoment, motion == .idle ? nil : scroller.end].compactMap { $0 }.min()
  }

  private func pass(to newTime: Double) {
    view.advanceAnimations(by: newTime - time)
    time = newTime
    askAgain(content.arrive(at: newTime))
    if finger != nil {
      followFinger()
    } else if motion != .idle {
      coast()
    } else if keyboard != nil {
      followKeys()
    }
    settleLayout()
  }

  /// Has the cells of items whose content has changed ask to be measured again.
  func askAgain(_ items: [IndexPath]) {
    for path in items {
      forgetTruth()
      judge.recordArrival()
      view.cellForItem(at: path)?.invalidateIntrinsicContentSize()
    }
  }

  /// Lets the content go at a speed, as a finger does that lifts here; one that goes along no axis that can scroll drags
  /// nothing.
  func fling(_ fling: Step.Fling) {
    let velocity: CGPoint
    switch fling {
    case .both(let both): velocity = both
    case .alongScrollAxis(let speed):
      velocity = view.scrollsHorizontally ? CGPoint(x: speed, y: 0) : CGPoint(x: 0, y: speed)
    }
    guard view.isScrollEnabled else { return }
    let isCatch = motion == .decelerating
    catchContent()
    guard isCatch || canDrag(along: velocity) else { return returnToEdge() }
    view.beginDragging()
    if view.isPagingEnabled { leavePage(towards: velocity) }
    release(at: velocity)
  }

  /// Moves content that stands on a page by a pixel: a finger that lifts with a speed has left it, and pages count from
  /// where it has gone.
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

  /// Goes to a target offset in so many linear frames, or in the scroll view's own time.
  func animateLinearly(to target: CGPoint, frames: Int) {
    scroller.animate(
      from: view.contentOffset, to: target, frames: frames, range: range, at: time)
  }

  private func coast() {
    keepAim()
    var offset = scroller.offset(at: time)
    if motion == .animating, animatedScroll.staysInside, view.behavior.clamp == .always {
      offset = view.scrollRange.clamp(offset)
    }
    let old = view.contentOffset
    let way = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    let author = scroller.author(at: time, along: way).flatMap { Author(rawValue: $0.rawValue) }
    view.scroll(to: offset, as: author ?? .code)
  }

  /// Lets an animation that has aimed anew follow its item on the way.
  ///
  /// Each screen it goes through may make the way longer than the screen, so that aiming at the end of each animation
  /// alone might take for ever.
  private func keepAim() {
    guard motion == .animating, animatedScroll.aims > 0, let retarget = animatedScroll.retarget
    else { return }
    let target = scroller.grid.rounded(retarget())
    guard target != scroller.destination else { return }
    scroller.redirect(to: target, at: time)
  }

  /// Ends the motion that has come to rest, unless sizes learned on the way have moved its target.
  func finish() {
    if let target = animatedScroll.retarget.map({ scroller.grid.rounded($0()) }),
      target != view.contentOffset,
      animatedScroll.aims < Self.aimBudget
    {
      animatedScroll.aims += 1
      scroller.animate(from: view.contentOffset, to: target, range: range, at: time)
      return
    }
    let ended = motion
    motion = .idle
    animatedScroll.retarget = nil
    toldFling = nil
    scroller.rest(at: view.contentOffset)
    switch ended {
    case .idle: break
    case .decelerating: view.endDecelerating()
    case .animating: view.endScrollingAnimation()
    }
  }

  func release(at velocity: CGPoint) {
    let range = range
    let canMove = CGPoint(
      x: range.horizontal.canScroll ? velocity.x : 0, y: range.vertical.canScroll ? velocity.y : 0)
    let offset = view.contentOffset
    let rate = view.decelerationRate.rawValue
    let proposed =
      view.isPagingEnabled
      ? Scroller.pageTarget(velocity: canMove, from: offset, range: range)
      : scroller.proposedTarget(velocity: canMove, from: offset, range: range, rate: rate)
    let toldVelocity = CGPoint(x: canMove.x / 1000, y: canMove.y / 1000)
    let target = range.clamped(view.endDragging(velocity: toldVelocity, proposed: proposed))
    // A delegate that scrolls elsewhere when it is asked has taken the content along.
    guard view.isBeingReleased else { return view.didEndDragging(willDecelerate: false) }
    if view.isPagingEnabled {
      scroller.page(velocity: canMove, from: offset, range: range, at: time)
    } else {
      scroller.fling(
        velocity: canMove, from: offset, range: range, rate: rate,
        target: target == proposed ? nil : target, at: time)
    }
    motion = scroller.activity(at: time)
    if motion == .decelerating {
      toldFling = ToldFling(
        target: proposed, isEdited: target != proposed, velocity: toldVelocity)
    }
    view.didEndDragging(willDecelerate: motion == .decelerating)
  }

  /// A finger that comes down takes coasting content as it is.
  func catchContent() {
    scroller.stop(at: time)
    dropFinger()
    keyboard = nil
    animatedScroll.retarget = nil
    toldFling = nil
    let caught = motion
    motion = .idle
    if caught == .decelerating { view.endDecelerating() }
    view.stopMoving()
  }
}
