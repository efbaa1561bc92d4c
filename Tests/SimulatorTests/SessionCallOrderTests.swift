import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// The call sequences of a scroll view's delegate, row by row of the table of scroll physics.
@Suite("Who is told what, in which order")
@MainActor
struct SessionCallOrderTests {
  /// Writes down what it is told; the same call many times in a row once.
  final class Diary: NSObject, UICollectionViewDelegate {
    private(set) var lines: [String] = []
    private(set) var didScrolls = 0
    var editTarget: ((CGPoint) -> CGPoint)?

    func note(_ line: String) {
      if line == "didScroll" { didScrolls += 1 }
      if lines.last != line { lines.append(line) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging \(velocity.y.short) \(targetContentOffset.pointee.y.short)")
      if let editTarget { targetContentOffset.pointee = editTarget(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("didEndScrollingAnimation")
    }
  }

  /// Rows of 100 points that rest at multiples of 100.
  final class SnapLayout: UICollectionViewLayout {
    let diary: Diary
    var snaps = true

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: 100 * (collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 320, height: 100)
      return attributes
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      diary.note("layout target \(velocity.y.short) \(proposed.y.short)")
      return snaps ? CGPoint(x: proposed.x, y: (proposed.y / 100).rounded() * 100) : proposed
    }
  }

  let session: Session
  let diary = Diary()
  let layout: SnapLayout

  init() throws {
    session = try Session(.list(50, estimate: 100, height: 100))
    layout = SnapLayout(diary)
    layout.snaps = false
    session.view.collectionViewLayout = layout
    // The change of layout has put the item in the middle of the screen there again.
    session.view.contentOffset = .zero
    session.view.delegate = diary
    session.apply(.scrollBy(.zero))
    #expect(diary.lines.isEmpty)
  }

  @Test("1: a drag, released still")
  func dragReleasedStill() {
    session.apply(.drag(by: CGPoint(x: 0, y: 200), over: 0.2, hold: 0.3))
    session.settle()
    #expect(
      diary.lines == [
        "willBeginDragging", "didScroll", "layout target 0 200", "willEndDragging 0 200",
        "didEndDragging false",
      ])
    #expect(!session.view.isDragging)
  }

  @Test("2: a fling; the layout is asked before the delegate, in points per millisecond")
  func fling() {
    layout.snaps = true
    session.apply(.fling(.alongScrollAxis(2000)))
    #expect(session.view.isDragging && session.view.isDecelerating && !session.view.isTracking)
    session.settle()
    #expect(
      diary.lines == [
        "willBeginDragging", "layout target 2 993", "willEndDragging 2 1000",
        "didEndDragging true", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(session.offset == 1000)
    #expect(!session.view.isDragging && !session.view.isDecelerating)
  }

  @Test("3: released in the rubber band")
  func releasedInRubberBand() {
    session.apply(.drag(by: CGPoint(x: 0, y: -200), over: 0.2, hold: 0.3))
    session.settle()
    #expect(
      diary.lines == [
        "willBeginDragging", "didScroll", "layout target 0 0", "willEndDragging 0 0",
        "didEndDragging true", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(session.offset == 0)
  }

  @Test("4: released still, but the delegate wants it elsewhere")
  func editedTarget() {
    diary.editTarget = { CGPoint(x: $0.x, y: $0.y + 70) }
    session.apply(.drag(by: CGPoint(x: 0, y: 200), over: 0.2, hold: 0.3))
    session.settle()
    #expect(
      Array(diary.lines.suffix(5)) == [
        "willEndDragging 0 200", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
    #expect(session.offset == 270)
  }

  @Test("5: caught while decelerating")
  func caught() {
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    session.apply(.drag(by: CGPoint(x: 0, y: 10), over: 0.1, hold: 0.3))
    session.settle()
    #expect(
      Array(diary.lines.dropFirst(5)) == [
        "didScroll", "didEndDecelerating", "willBeginDragging", "didScroll",
        diary.lines[9], diary.lines[10], "didEndDragging false",
      ])
    #expect(diary.lines[9].hasPrefix("layout target 0"))
    #expect(diary.lines[10].hasPrefix("willEndDragging 0"))
  }

  @Test("6: animated offsets and items", arguments: [true, false])
  func animated(toItem: Bool) {
    session.apply(
      toItem
        ? .scrollTo(ScrollTarget(item: [0, 20], position: .top, animated: true))
        : .setOffset(CGPoint(x: 0, y: 2000), animated: true))
    session.settle()
    #expect(diary.lines == ["didScroll", "didEndScrollingAnimation"])
    #expect(diary.didScrolls > 10)
    #expect(session.offset == 2000)
  }

  @Test("7: the same at once ends a deceleration and tells no end")
  func atOnce() {
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    let before = diary.lines
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: false))
    session.settle()
    #expect(diary.lines == before)
    #expect(session.offset == 2000)
    let told = diary.didScrolls
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: false))
    #expect(diary.didScrolls == told)
    session.view.contentOffset = CGPoint(x: 0, y: 1500)
    #expect(diary.didScrolls == told + 1)
  }

  @Test("7: user code that sets the offset while content coasts ends the coasting")
  func propertyWhileCoasting() {
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    session.view.contentOffset = CGPoint(x: 0, y: 1500)
    session.settle()
    #expect(session.offset == 1500)
    #expect(!diary.lines.contains("didEndDecelerating"))
  }

  @Test(
    "6: an animation told anew begins from where the content is; one to where it goes is let be")
  func animatedAnew() {
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: true))
    session.pass(frames: 9)
    let here = session.offset
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: true))
    session.pass(frames: 9)
    #expect(session.offset == 2000)
    #expect(diary.lines == ["didScroll", "didEndScrollingAnimation"])

    session.apply(.setOffset(CGPoint(x: 0, y: 0), animated: true))
    session.pass(frames: 9)
    #expect(session.offset == 2000 - here)
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: true))
    session.pass(frames: 9)
    #expect(abs(session.offset - (2000 + (2000 - here)) / 2) <= 0.5)
    session.apply(.setOffset(session.view.contentOffset, animated: true))
    #expect(session.isIdle)
    #expect(diary.lines.suffix(2) == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test(
    "6: an animated offset to where the content is tells nobody; one beyond the end is not held back"
  )
  func animatedNowhere() {
    session.apply(.setOffset(.zero, animated: true))
    #expect(diary.lines.isEmpty && session.isIdle)
    session.apply(.setOffset(CGPoint(x: 0, y: -70), animated: true))
    session.settle()
    #expect(session.offset == -70)
    session.apply(.setOffset(CGPoint(x: 0, y: 6000), animated: false))
    #expect(session.offset == 6000)
  }

  @Test(
    "1 and 2 by touches: tracking from touch down, dragging from the slop, both asked at the lift")
  func touches() {
    let place = CGPoint(x: 160, y: 400)
    session.apply(.touch(.down(place)))
    #expect(diary.lines.isEmpty)
    #expect(session.view.isTracking && !session.view.isDragging)
    session.apply(.touch(.move(CGPoint(x: 160, y: 190), over: 0.1)))
    session.pass(frames: 6)
    #expect(diary.lines == ["willBeginDragging", "didScroll"])
    session.apply(.touch(.up))
    #expect(session.view.isDragging && session.view.isDecelerating && !session.view.isTracking)
    session.settle()
    // 210 points in 0.1 s are 2100 a second, and (2100 − 10) · 0.499 on from 200.
    #expect(
      Array(diary.lines.dropFirst(2)) == [
        "layout target 2.1 1243", "willEndDragging 2.1 1243", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("5 by touches: the end of coasting is told when the finger comes down")
  func caughtByTouch() {
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    session.apply(.touch(.down(CGPoint(x: 160, y: 400))))
    #expect(diary.lines.suffix(2) == ["didEndDecelerating", "willBeginDragging"])
    #expect(!session.view.isDecelerating && session.view.isDragging && session.view.isTracking)
    session.apply(.touch(.move(CGPoint(x: 160, y: 380))))
    session.pass(frames: 12)
    session.apply(.touch(.up))
    #expect(
      diary.lines.dropFirst(6).filter { !$0.contains("arget") && !$0.contains("willEnd") } == [
        "didEndDecelerating", "willBeginDragging", "didScroll", "didEndDragging false",
      ])
  }

  @Test("5: content caught and let go without a move is asked where to rest, and goes there")
  func caughtAndLetGo() {
    layout.snaps = true
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 10)
    session.apply(.touch(.down(CGPoint(x: 160, y: 400))))
    let caught = session.offset
    session.pass(frames: 30)
    #expect(session.offset == caught && caught != 300)
    session.apply(.touch(.up))
    session.settle()
    #expect(session.offset == 300)
    #expect(
      Array(diary.lines.dropFirst(6)) == [
        "didEndDecelerating", "willBeginDragging", "layout target 0 \(caught.short)",
        "willEndDragging 0 300", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
  }

  @Test("The recognizer of drags tells how far and how fast the finger goes")
  func panRecognizer() {
    let pan = session.view.panGestureRecognizer
    session.apply(.touch(.down(CGPoint(x: 160, y: 400))))
    #expect(pan.state == .possible)
    session.apply(.touch(.move(CGPoint(x: 160, y: 290), over: 0.1)))
    session.pass(frames: 6)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: session.view) == CGPoint(x: 0, y: -100))
    #expect(abs(pan.velocity(in: session.view).y + 1100) < 1e-6)
    session.apply(.touch(.up))
    #expect(pan.state == .possible)

    pan.isEnabled = false
    session.apply(.touch(.down(CGPoint(x: 160, y: 400))))
    let offset = session.offset
    session.apply(.touch(.move(CGPoint(x: 160, y: 300))))
    #expect(session.offset == offset && !session.view.isDragging)
  }

  @Test("Paging asks the layout nothing and takes no edits")
  func paging() {
    session.view.isPagingEnabled = true
    session.apply(.scrollBy(CGPoint(x: 0, y: 30)))
    diary.editTarget = { _ in CGPoint(x: 0, y: 77) }
    session.apply(.fling(.alongScrollAxis(2000)))
    session.settle()
    #expect(
      diary.lines == [
        "didScroll", "willBeginDragging", "willEndDragging 2 480", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(session.offset == 480)
  }

  @Test("9: every change of the offset asks with the new bounds while the old ones are in force")
  func boundsChange() throws {
    final class BoundsLayout: UICollectionViewLayout {
      var asked: [(old: CGRect, new: CGRect)] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append((collectionView?.bounds ?? .null, newBounds))
        return false
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }
    }
    let layout = BoundsLayout()
    session.view.collectionViewLayout = layout
    session.apply(.scrollBy(CGPoint(x: 0, y: 30)))
    session.apply(.viewport(CGSize(width: 480, height: 320)))
    #expect(layout.asked.map(\.old.minY) == [0, 30])
    #expect(layout.asked.map(\.new.minY) == [30, 30])
    #expect(layout.asked.map(\.new.width) == [320, 480])
  }
}
