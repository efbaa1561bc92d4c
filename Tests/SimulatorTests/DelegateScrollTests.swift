import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Delegates that scroll by themselves when the finger lifts, as many pagers do.
@Suite("A delegate that scrolls when the finger lifts")
@MainActor
struct DelegateScrollTests {
  final class Pager: NSObject, UICollectionViewDelegate {
    var whenAsked: ((UIScrollView) -> Void)?
    var whenTold: ((UIScrollView) -> Void)?
    private(set) var calls: [String] = []

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let whenAsked else { return }
      targetContentOffset.pointee = scrollView.contentOffset
      whenAsked(scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging \(decelerate)")
      whenTold?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("didEndScrollingAnimation")
    }
  }

  let session: Session
  let pager = Pager()

  init() throws {
    session = try Session(.list(100, estimate: 44, height: 44))
    session.view.delegate = pager
  }

  nonisolated private static func go(_ scrollView: UIScrollView, animated: Bool) {
    MainActor.assumeIsolated {
      scrollView.setContentOffset(CGPoint(x: 0, y: 480), animated: animated)
    }
  }

  @Test("What it starts or does when it is asked for the target holds", arguments: [true, false])
  func asked(animated: Bool) {
    pager.whenAsked = { Self.go($0, animated: animated) }
    session.apply(.drag(by: CGPoint(x: 0, y: 200), over: 0.1, hold: 0))
    session.settle()
    #expect(session.offset == 480)
    #expect(
      pager.calls == ["didEndDragging false"] + (animated ? ["didEndScrollingAnimation"] : []))
    #expect(!session.view.isDragging && !session.view.isDecelerating)
  }

  @Test(
    "What it starts or does when it is told that content coasts ends that",
    arguments: [true, false]
  )
  func told(animated: Bool) {
    pager.whenTold = { Self.go($0, animated: animated) }
    session.apply(.fling(.alongScrollAxis(2000)))
    session.settle()
    #expect(session.offset == 480)
    #expect(
      pager.calls == ["didEndDragging true"] + (animated ? ["didEndScrollingAnimation"] : []))
    #expect(!session.view.isDragging && !session.view.isDecelerating)
  }

  @Test("A drag that code takes the content from is cancelled for the recognizer")
  func cancelled() {
    let pan = session.view.panGestureRecognizer
    session.apply(.touch(.down(CGPoint(x: 160, y: 400))))
    session.apply(.touch(.move(CGPoint(x: 160, y: 300))))
    #expect(pan.state == .changed)
    session.apply(.setOffset(CGPoint(x: 0, y: 900), animated: true))
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    session.settle()
    #expect(session.offset == 900)
  }
}
