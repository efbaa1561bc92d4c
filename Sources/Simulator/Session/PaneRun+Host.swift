import CollectionView
import Foundation

extension PaneRun: ScrollViewHost {
  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    self.retarget = retarget
    aims = 0
    finger = nil
    motion = .animating
    staysInside = view.scrollRange.clamp(target) == target
    scroller.animate(from: view.contentOffset, to: target, range: range, at: time)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {
    stopMoving()
  }

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    log.note(event, at: time)
    counters.note(event)
    happenings.note(event)
    switch event {
    case .contentOffset(let from, let to, let author, _) where author.movesContent:
      scroller.shift(by: CGPoint(x: to.x - from.x, y: to.y - from.y))
      finger?.shift(from: range.unstretched(from), to: range.unstretched(to))
    case .diagnostic(let diagnostic):
      note(diagnostic)
    case .call(.preferredLayoutAttributesFitting(kind: nil, let path, _, _)):
      noteAsked(path)
    default: break
    }
  }

  /// Ends every motion without telling anybody.
  func stopMoving() {
    scroller.rest(at: view.contentOffset)
    motion = .idle
    finger = nil
    retarget = nil
    view.stopMoving()
  }

  /// Keeps the first of each kind an element gives rise to.
  func note(_ diagnostic: Diagnostic) {
    guard
      !diagnostics.contains(where: {
        $0.id == diagnostic.id && $0.indexPath == diagnostic.indexPath
      })
    else { return }
    diagnostics.append(diagnostic)
  }
}
