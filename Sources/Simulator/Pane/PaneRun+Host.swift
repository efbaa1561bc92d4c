import CollectionView
import Foundation

extension PaneRun: ScrollViewHost {
  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    motion.animate(to: target, retarget: retarget)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {
    motion.stopUnlessTouched()
  }

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    // Queries by the audit are no work of the layout's.
    if isWatched, case .wentThrough = event { return }
    log.record(event, at: time)
    switch event {
    case .pass:
      happenings.rounds += 1
      happenings.isInPass = true
      happenings.states.append(passState)
    case .passEnd: happenings.isInPass = false
    case .measured(let change):
      happenings.note(change)
      recordMistake(in: event)
      mark(change)
    case .invalidated(let elements): mark(elements)
    case .contentOffset(let from, let to, let author, _):
      let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
      happenings.note(way, by: author)
      motion.offsetChanged(by: way, to: to, author: author)
    case .wentThrough(let count): happenings.effort.visited += count
    case .diagnostic(let diagnostic):
      if diagnostic.id == .layoutLoop { happenings.noteGivenUp(at: diagnostic.indexPath) }
      recordMistake(in: event)
    case .call, .contentSize: break
    }
  }

  func scrollView(_ scrollView: UIScrollView, didReport call: consuming Call) {
    log.record(call, at: time)
    happenings.note(call) { content.model.itemCount }
    mark(call)
  }

  /// Records a mistake about an element's identity that an event reveals, if any.
  private func recordMistake(in event: CollectionViewEvent) {
    if isAudited, let mistake = mistake(in: event) { happenings.mistakes.append(mistake) }
  }

  /// The state from which a round of the layout pass would start now.
  var passState: PassState {
    PassState(
      contentSize: view.contentSize, contentOffset: view.contentOffset,
      insets: view.adjustedContentInset, measured: happenings.measured.count)
  }
}
