import CollectionView
import Foundation

extension PaneRun: ScrollViewHost {
  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    guard scrollView === view else {
      return motion.animate(scrollView, to: target, retarget: retarget)
    }
    motion.animate(to: target, retarget: retarget)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {
    guard scrollView === view else { return motion.stopUnlessTouched(scrollView) }
    motion.stopUnlessTouched()
  }

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    guard scrollView === view else { return recordChange(event, of: scrollView) }
    // Queries by the judge do not count as work of the layout.
    if judge.isQueryingLayout, case .wentThrough = event { return }
    log.record(event, at: time, on: isCorrection(event) ? OffsetCorrection.occasion : nil)
    judge.record(event, in: self)
    if case .contentOffset(let from, let to, let author, _) = event {
      motion.offsetChanged(
        by: CGPoint(x: to.x - from.x, y: to.y - from.y), to: to, author: author)
    }
  }

  /// Records a change of the offset of a section that scrolls across.
  private func recordChange(_ event: CollectionViewEvent, of scroller: UIScrollView) {
    guard case .contentOffset(let from, let to, let author, _) = event else { return }
    log.record(event, at: time, section: view.section(ofOrthogonalScroller: scroller))
    judge.record(event, of: scroller)
    motion.offsetChanged(
      of: scroller, by: CGPoint(x: to.x - from.x, y: to.y - from.y), to: to, author: author)
  }

  private func isCorrection(_ event: CollectionViewEvent) -> Bool {
    guard case .contentOffset(_, _, let author, _) = event else { return false }
    return correction.includes(author)
  }

  func scrollView(_ scrollView: UIScrollView, didReport call: Call) {
    // The scroller of a section has no delegate.
    guard scrollView === view else { return }
    log.record(call, at: time)
    // After a reload a layout may have other estimates and the same content size.
    if case .reloadData = call { measured.forgetResults() }
    judge.record(call, in: self)
  }
}
