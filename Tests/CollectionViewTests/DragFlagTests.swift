import CollectionView
import Foundation
import Testing

/// What a delegate sees of a drag, and of a motion that another one ends.
@Suite("Flags of a drag")
@MainActor
struct DragFlagTests {
  final class Delegate: NSObject, UIScrollViewDelegate {
    var log: [String] = []

    private func note(_ call: String, _ view: UIScrollView) {
      let flags = [
        view.isTracking ? "tracking" : "", view.isDragging ? "dragging" : "",
        view.isDecelerating ? "decelerating" : "",
      ]
      log.append(([call] + flags.filter { !$0.isEmpty }).joined(separator: " "))
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEnd", scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEnd", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("willBegin", scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      note("didRest", scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("didAnimate", scrollView)
    }
  }

  /// Time that never passes.
  final class Host: ScrollViewHost {
    var targets: [CGPoint] = []

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {
      targets.append(target)
    }

    func scrollViewStopsMoving(_ scrollView: UIScrollView) { scrollView.stopMoving() }

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {}
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate = Delegate()
  private let host = Host()

  init() {
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = delegate
    view.host = host
  }

  private func drag(to offset: CGFloat, speed: CGFloat, coasts: Bool) {
    view.beginDragging()
    view.scroll(to: CGPoint(x: 0, y: offset), as: .finger)
    _ = view.endDragging(velocity: CGPoint(x: 0, y: speed), proposed: CGPoint(x: 0, y: 300))
    view.didEndDragging(willDecelerate: coasts)
  }

  @Test(
    "The finger counts as down until all is told; what is let go still, or beyond an edge, as dragged no more",
    arguments: [
      (50, 1.5, true, " tracking dragging", " dragging"),
      (50, 0.25, true, " tracking dragging", " dragging"),
      (50, 0.24, true, " tracking", ""),
      (50, 0, false, " tracking", ""),
      (-30, 1.5, true, " tracking", ""),
    ] as [(CGFloat, CGFloat, Bool, String, String)])
  func release(
    _ offset: CGFloat, _ speed: CGFloat, _ coasts: Bool, _ ending: String, _ after: String
  ) {
    drag(to: offset, speed: speed, coasts: coasts)
    #expect(
      delegate.log == ["willEnd" + ending, "didEnd" + ending]
        + (coasts ? ["willBegin" + ending + " decelerating"] : []))
    #expect(!view.isTracking && view.isDragging == !after.isEmpty)
    view.endDecelerating()
    #expect(delegate.log.last == "didRest")
  }

  @Test(
    "An animated scroll tells first that a deceleration has ended, also to where the content is",
    arguments: [CGFloat(200), 50])
  func interruption(_ offset: CGFloat) {
    drag(to: 50, speed: 1, coasts: true)
    delegate.log = []
    view.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
    #expect(delegate.log == ["didRest"])
    #expect(host.targets.map(\.y) == (offset == 50 ? [] : [200]))
    #expect(!view.isDecelerating && !view.isDragging)
  }

  @Test("A scroll that is not animated ends a deceleration untold")
  func jump() {
    drag(to: 50, speed: 1, coasts: true)
    delegate.log = []
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    #expect(delegate.log.isEmpty && !view.isDecelerating)
  }

  @Test("Content that was taken elsewhere as the drag began is not let go")
  func taken() {
    view.beginDragging()
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    _ = view.endDragging(velocity: CGPoint(x: 0, y: 2), proposed: CGPoint(x: 0, y: 300))
    #expect(!view.isBeingReleased && !view.isDragging && view.isScrollAnimating)
  }
}
