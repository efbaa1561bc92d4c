import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Tries after which an end that keeps moving away is let be.
  private static let endBudget = 50

  /// Goes where a finger has taken the scroll indicators, in shares of their way.
  ///
  /// An end that moves as it is measured is gone after; between the ends the indicator jumps under the finger, as the
  /// content turns out longer or shorter.
  func takeIndicators(to shares: CGPoint) {
    go(as: .finger, again: max(shares.x, shares.y) >= 1) { place(of: shares) }
  }

  /// Goes to an end of the content, and after it while it moves away as it is measured.
  func goToEnd(_ end: KeyboardAction.End) {
    go(as: .page) { place(of: end) }
  }

  /// Goes to a place that may move once it is reached.
  private func go(as author: Author, again: Bool = true, to place: () -> CGPoint) {
    stopMoving()
    for _ in 0..<Self.endBudget {
      let target = place()
      guard target != view.contentOffset else { return }
      view.scroll(to: target, as: author)
      view.layoutIfNeeded()
      guard again else { return }
    }
  }

  private func place(of shares: CGPoint) -> CGPoint {
    let range = view.scrollRange
    func place(_ share: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if share >= 1 { return high }
      return share > 0 ? scroller.grid.rounded(low + share * (high - low)) : low
    }
    return range.clamp(
      CGPoint(
        x: place(shares.x, range.minimum.x, range.maximum.x),
        y: place(shares.y, range.minimum.y, range.maximum.y)))
  }
}
