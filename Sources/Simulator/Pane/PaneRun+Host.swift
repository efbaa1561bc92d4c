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
    // Queries by the judge do not count as work of the layout.
    if judge.isQueryingLayout, case .wentThrough = event { return }
    log.record(event, at: time, on: isCorrection(event) ? OffsetCorrection.occasion : nil)
    judge.record(event, in: self)
    if case .contentOffset(let from, let to, let author, _) = event {
      motion.offsetChanged(
        by: CGPoint(x: to.x - from.x, y: to.y - from.y), to: to, author: author)
    }
  }

  private func isCorrection(_ event: CollectionViewEvent) -> Bool {
    guard case .contentOffset(_, _, let author, _) = event else { return false }
    return correction.includes(author)
  }

  func scrollView(_ scrollView: UIScrollView, didReport call: Call) {
    log.record(call, at: time)
    // After a reload a layout may have other estimates and the same content size.
    if case .reloadData = call { measured.forgetResults() }
    judge.record(call, in: self)
  }
}
