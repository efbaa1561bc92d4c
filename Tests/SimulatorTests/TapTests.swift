import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What becomes of the item under a finger.
@Suite("Taps")
@MainActor
struct TapTests {
  final class Diary: NSObject, UICollectionViewDelegate {
    var lines: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      lines.append("shouldHighlight \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      lines.append("didHighlight")
    }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      lines.append("didUnhighlight")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      lines.append("shouldSelect")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      lines.append("didSelect \(indexPath.item)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      lines.append("willBeginDragging")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      lines.append("didEndDecelerating")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      lines.append("shouldScrollToTop")
      return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      lines.append("didEndScrollingAnimation")
    }
    var allowsTop = true
  }

  static let tap = [
    "shouldHighlight 2", "didHighlight", "shouldSelect", "didSelect 2", "didUnhighlight",
  ]

  let session: Session
  let diary = Diary()
  let place = CGPoint(x: 160, y: 110)

  init() throws {
    var pane = Pane.list(1000, estimate: 44, height: 44)
    pane.safeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    session = try Session(pane)
    session.view.delegate = diary
    session.apply(.setOffset(.zero, animated: false))
  }

  @Test("A tap is told when the finger lifts, and selects in UIKit's order")
  func tap() {
    session.apply(.touch(.down(place)))
    #expect(diary.lines.isEmpty && session.view.isTracking)
    session.apply(.touch(.up))
    #expect(diary.lines == Self.tap)
    #expect(session.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(!session.view.isTracking && session.isIdle)
  }

  @Test("A finger that stays is told after 150 ms, or at once where nothing is delayed")
  func delay() {
    session.apply(.touch(.down(place)))
    session.pass(frames: 8)
    #expect(diary.lines.isEmpty)
    session.pass(frames: 1)
    #expect(diary.lines == Array(Self.tap.prefix(2)))
    session.apply(.touch(.up))
    #expect(diary.lines == Self.tap)

    diary.lines = []
    session.view.delaysContentTouches = false
    session.apply(.touch(.down(place)))
    #expect(diary.lines == Array(Self.tap.prefix(2)))
  }

  @Test("A drag that begins takes the highlight away; before the delay nothing was told")
  func dragCancels() {
    session.apply(.touch(.down(place)))
    session.apply(.touch(.move(CGPoint(x: 160, y: 80))))
    session.apply(.touch(.up))
    #expect(diary.lines == ["willBeginDragging"])

    diary.lines = []
    session.apply(.touch(.down(place)))
    session.pass(frames: 10)
    session.apply(.touch(.move(CGPoint(x: 160, y: 80))))
    session.apply(.touch(.up))
    #expect(
      diary.lines == [
        "shouldHighlight 2", "didHighlight", "didUnhighlight", "willBeginDragging",
      ])
    #expect(session.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("Content that knows of a touch keeps it where touches cannot be cancelled")
  func keptTouch() {
    session.view.canCancelContentTouches = false
    session.apply(.touch(.down(place)))
    session.pass(frames: 10)
    session.apply(.touch(.move(CGPoint(x: 160, y: 90))))
    #expect(!session.view.isDragging)
    session.apply(.touch(.move(CGPoint(x: 160, y: 100))))
    session.apply(.touch(.up))
    #expect(session.offset == 0)
    #expect(diary.lines == Self.tap)
    // Before the content knows, it is a drag as any other.
    session.apply(.touch(.down(place)))
    session.apply(.touch(.move(CGPoint(x: 160, y: 80))))
    #expect(session.offset == 20)
  }

  @Test("A finger that leaves the item, or is taken away, selects nothing")
  func noTap() {
    session.view.isScrollEnabled = false
    session.apply(.touch(.down(place)))
    session.apply(.touch(.move(CGPoint(x: 160, y: 200), over: 0.2)))
    session.pass(frames: 14)
    session.apply(.touch(.up))
    #expect(diary.lines == ["shouldHighlight 2", "didHighlight", "didUnhighlight"])

    diary.lines = []
    session.apply(.touch(.down(place)))
    session.pass(frames: 10)
    session.apply(.touch(.cancel))
    #expect(diary.lines == ["shouldHighlight 2", "didHighlight", "didUnhighlight"])
    #expect(session.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("Without isScrollEnabled a finger taps and drags nothing")
  func scrollDisabled() {
    session.view.isScrollEnabled = false
    session.apply(.touch(.down(place)))
    session.apply(.touch(.move(CGPoint(x: 160, y: 100))))
    #expect(!session.view.isDragging && !session.view.isTracking)
    session.apply(.touch(.up))
    #expect(diary.lines == Self.tap)
    session.apply(.drag(by: CGPoint(x: 0, y: 100), over: 0.1, hold: 0))
    session.apply(.fling(.alongScrollAxis(1000)))
    session.settle()
    #expect(session.offset == 0)
    #expect(diary.lines == Self.tap)
  }

  @Test("A finger that catches content in motion selects nothing")
  func catching() {
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    diary.lines = []
    session.apply(.touch(.down(place)))
    let caught = session.offset
    session.pass(frames: 20)
    session.apply(.touch(.up))
    #expect(diary.lines == ["didEndDecelerating", "willBeginDragging"])
    #expect(session.offset == caught)
    #expect(session.isIdle)
  }

  @Test("A tap on the status bar scrolls to the top", arguments: [true, false])
  func statusBar(allows: Bool) {
    session.apply(.setOffset(CGPoint(x: 0, y: 3000), animated: false))
    diary.allowsTop = allows
    session.apply(.touch(.down(CGPoint(x: 160, y: 10))))
    session.apply(.touch(.up))
    session.settle()
    #expect(
      diary.lines == (allows ? ["shouldScrollToTop", "didScrollToTop"] : ["shouldScrollToTop"]))
    #expect(session.offset == (allows ? -20 : 3000))
    #expect(session.frame.panes[0].motion.author == (allows ? "animation" : "code"))
  }

  @Test("A view that does not scroll to the top asks nobody; one that is there is there")
  func atTop() {
    session.view.scrollsToTop = false
    session.view.scrollToTopByStatusBarTap()
    #expect(diary.lines.isEmpty)
    session.view.scrollsToTop = true
    session.apply(.home)
    session.view.scrollToTopByStatusBarTap()
    #expect(diary.lines == ["shouldScrollToTop", "didScrollToTop"])
  }
}
