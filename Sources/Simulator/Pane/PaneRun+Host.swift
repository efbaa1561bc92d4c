import CollectionView
import Foundation

extension PaneRun: ScrollViewHost {
  /// Diagnostics of one kind that are told where no element is meant.
  private static let wordingsKept = 20

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    let isUnderWay =
      motion == .animating && scroller.activity(at: time) == .animating
      && scroller.destination == scroller.grid.rounded(target)
    animatedScroll.retarget = retarget
    guard !isUnderWay else { return }
    dropFinger()
    keyboard = nil
    toldFling = nil
    motion = .animating
    animatedScroll.aims = 0
    animatedScroll.staysInside = view.scrollRange.clamp(target) == target
    animatedScroll.startsBeyond = view.scrollRange.clamp(view.contentOffset) != view.contentOffset
    scroller.animate(from: view.contentOffset, to: target, range: range, at: time)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {
    guard finger == nil else { return }
    stopMoving()
  }

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    // What is gone through for those who watch is no work of the layout's.
    if judge.isQueryingLayout, case .wentThrough = event { return }
    log.note(event, at: time, act: act, occasion: occasion)
    judge.record(event, in: self)
    switch event {
    case .pass: counters.passes += 1
    case .measured: counters.measured += 1
    case .contentOffset(let from, let to, let author, _):
      let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
      lastAuthor = author
      let isSent = author == .code || author == .animation && !animatedScroll.staysInside
      isSentBeyond = isSent && view.scrollRange.clamp(to) != to
      history.note(author)
      follow(way, by: author)
      if author == .clamp { loseHold(at: to) }
    case .wentThrough(let count): counters.visited += count
    case .diagnostic(let diagnostic): note(diagnostic)
    case .call, .passEnd, .invalidated, .contentSize: break
    }
  }

  func scrollView(_ scrollView: UIScrollView, didReport call: consuming Call) {
    counters.note(call)
    judge.record(call, in: self)
    // After a reload a layout may have other estimates and the same content size.
    if case .reloadData = call { measured.forgetResults() }
    log.note(call, at: time)
  }

  /// Lets what is under way follow content that something else has moved.
  ///
  /// Code that sets the offset under a finger takes the content on from there, as an endless scroll view does that
  /// puts its content back to the middle.
  private func follow(_ way: CGPoint, by author: Author) {
    guard author.movesContent || author == .code else { return }
    finger?.grip?.shift(by: way)
    guard author.movesContent else { return }
    scroller.shift(by: way)
    keyboard?.shift(by: way)
    toldFling?.target.x += way.x
    toldFling?.target.y += way.y
  }

  /// What held the content beyond an end has it no more: a finger and keys go on from where the content is now, and a
  /// bounce is over.
  private func loseHold(at offset: CGPoint) {
    if let finger { self.finger?.grip?.begin(at: offset, for: finger.point) }
    switch keyboard {
    case nil: break
    case .steps(var scroll):
      scroll.goOn(from: offset)
      keyboard = .steps(scroll)
    case .jump(var jump):
      jump.goOn(from: offset, at: time, towards: place(of: jump.end))
      keyboard = .jump(jump)
    }
    if motion == .decelerating { scroller.rest(at: offset) }
  }

  /// Ends every motion without telling anybody.
  func stopMoving() {
    scroller.rest(at: view.contentOffset)
    motion = .idle
    dropFinger()
    if keyboard != nil { keyboard = nil }
    animatedScroll.retarget = nil
    toldFling = nil
    view.stopMoving()
  }

  /// Keeps the first of each kind an element gives rise to, and where none is meant the first ones in other words.
  func note(_ diagnostic: Diagnostic) {
    let alike = diagnostics.filter {
      $0.id == diagnostic.id && $0.indexPath == diagnostic.indexPath
    }
    let isNews =
      diagnostic.indexPath == nil && alike.count < Self.wordingsKept && !alike.contains(diagnostic)
    guard alike.isEmpty || isNews else { return }
    diagnostics.append(diagnostic)
  }
}
