import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Content that grows, shrinks or measures itself while something moves it.
@Suite("Content that changes while it moves")
@MainActor
struct ContentChangeTests {
  /// Empty content of some height.
  final class Paper: UICollectionViewLayout {
    var height: CGFloat = 4000 {
      didSet { invalidateLayout() }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { [] }
  }

  final class Diary: NSObject, UICollectionViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  let session: Session
  let paper = Paper()
  let diary = Diary()
  var run: PaneRun { session.panes[0] }

  init() throws {
    session = try Session(.list(10, estimate: 44, height: 44))
    session.view.collectionViewLayout = paper
    session.apply(.setOffset(CGPoint(x: 0, y: 3000), animated: false))
    session.view.delegate = diary
  }

  @Test("At rest, content that shrinks takes the offset along at once, with one call")
  func idle() {
    paper.height = 2000
    session.pass(frames: 1)
    #expect(session.offset == 1520)
    #expect(diary.scrolls == 1)
    #expect(session.frame.panes[0].motion.author == "clamp")
    paper.height = 5000
    session.pass(frames: 1)
    #expect(session.offset == 1520)
    #expect(diary.scrolls == 1)
  }

  @Test("Under a finger it stays, and the rubber band begins where it is")
  func dragging() {
    session.apply(.touch(.down(CGPoint(x: 160, y: 300))))
    session.apply(.touch(.move(CGPoint(x: 160, y: 280))))
    #expect(session.offset == 3010)
    paper.height = 3400
    session.pass(frames: 1)
    #expect(session.offset == 3010)
    #expect(session.frame.panes[0].motion.stretch.y == 90)
    // The band is at 90 of 480 points now: a pull of 20 gives what is left of its slope there.
    session.apply(.touch(.move(CGPoint(x: 160, y: 260))))
    let further = RubberBand.stretch(RubberBand.pull(90, length: 480) + 20, length: 480)
    #expect(abs(session.offset - 2920 - further) <= 0.25 + 1e-9)
    #expect(session.offset < 3020)
    // Content that grows again lets go of the band without a jump.
    let before = session.offset
    paper.height = 9000
    session.pass(frames: 1)
    #expect(session.offset == before)
    session.apply(.touch(.move(CGPoint(x: 160, y: 240))))
    #expect(abs(session.offset - before - 20) <= 0.5)
    session.apply(.touch(.up))
  }

  @Test("Coasting, content that shrinks behind it lets it spring back with the speed it has")
  func decelerating() {
    session.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
    session.apply(.fling(.alongScrollAxis(2000)))
    session.pass(frames: 12)
    let offset = session.offset
    let velocity = session.frame.panes[0].velocity.y
    paper.height = 1500
    session.view.layoutIfNeeded()
    run.settleLayout()
    #expect(session.offset == offset)
    #expect(session.frame.panes[0].velocity.y == velocity)
    #expect(session.frame.panes[0].motion.activity == .bouncing)
    session.settle()
    #expect(session.offset == 1020)
  }

  @Test("Coasting towards an edge that moves away, it coasts on to where it was going")
  func growing() {
    session.apply(.fling(.alongScrollAxis(2000)))
    #expect(session.frame.panes[0].motion.proposedTarget?.y == 3520)
    session.pass(frames: 12)
    let offset = session.offset
    paper.height = 9000
    session.pass(frames: 1)
    #expect(session.offset > offset)
    session.settle()
    #expect(abs(session.offset - 3993.01) <= 0.25 + 1e-3)
  }

  @Test("In a bounce, an edge that moves becomes the one it comes back to")
  func bouncing() {
    session.apply(.fling(.alongScrollAxis(5000)))
    session.pass(frames: 12)
    #expect(session.frame.panes[0].motion.activity == .bouncing)
    let offset = session.offset
    let velocity = session.frame.panes[0].velocity.y
    paper.height = 3900
    session.view.layoutIfNeeded()
    run.settleLayout()
    #expect(session.offset == offset)
    #expect(abs(session.frame.panes[0].velocity.y - velocity) < 1e-9)
    session.settle()
    #expect(session.offset == 3420)
  }

  // MARK: Self-sizing

  /// Estimate, true height, from which offset, at which speed.
  nonisolated static let flings: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (44, 70, 9000, -3000), (44, 20, 9000, -3000), (44, 70, 0, 3000), (100, 40, 0, 3000),
    (44, 70, 9000, -900), (44, 300, 9000, -2000),
  ]

  @Test(
    "Rows that measure themselves in a fling neither move what is seen nor cost a point of speed",
    arguments: flings)
  func selfSizing(estimate: CGFloat, height: CGFloat, from: CGFloat, speed: CGFloat) throws {
    var pane = Pane.list(400, estimate: estimate, height: height)
    pane.displayScale = 1_048_576
    let session = try Session(pane)
    session.apply(.setOffset(CGPoint(x: 0, y: from), animated: false))
    let before = session.panes[0].counters.measured
    session.apply(.fling(.alongScrollAxis(speed)))
    let free = Deceleration(velocity: speed, rate: 0.998)
    /// Where the rows on the screen stand in the viewport.
    func places() -> [IndexPath: CGFloat] {
      let shown = session.view.indexPathsForVisibleItems.compactMap { path in
        session.view.layoutAttributesForItem(at: path).map {
          (path, $0.frame.minY - session.offset)
        }
      }
      return Dictionary(uniqueKeysWithValues: shown)
    }
    var last = places()
    var way: CGFloat = 0
    for frame in 1...60 {
      session.pass(frames: 1)
      let time = Double(frame) / 60
      #expect(abs(session.frame.panes[0].velocity.y - free.velocity(after: time)) < 1e-9)
      let now = places()
      let next = free.displacement(after: time)
      for (path, place) in now {
        guard let old = last[path] else { continue }
        // A pixel is a millionth of a point.
        #expect(abs((old - place) - (next - way)) <= 1 / 1_048_576 + 1e-9, "\(path)")
      }
      last = now
      way = next
    }
    #expect(session.panes[0].counters.measured > before)
    session.settle()
    #expect(session.finding(.anchor) == nil)
  }

  @Test("A fling aimed at an end that was underestimated goes on past it with the speed it had")
  func endThatGrows() throws {
    let session = try Session(.list(30, estimate: 44, height: 70))
    // 11 rows are measured: 11 × 70 + 19 × 44 − 480 is the end by what is known; 30 × 70 − 480 is the true one.
    #expect(session.view.scrollRange.maximum.y == 1126)
    session.apply(.fling(.alongScrollAxis(3000)))
    #expect(session.frame.panes[0].motion.proposedTarget?.y == 1126)
    let free = Deceleration(velocity: 3000, rate: 0.998)
    for frame in 1...120 {
      session.pass(frames: 1)
      let time = Double(frame) / 60
      #expect(abs(session.offset - free.displacement(after: time)) <= 0.25 + 1e-9)
      #expect(abs(session.frame.panes[0].velocity.y - free.velocity(after: time)) < 1e-9)
    }
    session.settle()
    #expect(session.offset == 1492)
  }

  @Test("A target that the layout chose moves with the content that is measured on the way")
  func snapMovesAlong() throws {
    let session = try Session(.list(400, estimate: 44, height: 70))
    final class Delegate: NSObject, UICollectionViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        targetContentOffset.pointee.y -= 100
      }
    }
    let delegate = Delegate()
    session.apply(.setOffset(CGPoint(x: 0, y: 9000), animated: false))
    session.view.delegate = delegate
    session.apply(.fling(.alongScrollAxis(-2000)))
    let start = session.frame.panes[0].motion
    let proposed = try #require(start.proposedTarget?.y)
    #expect(start.target?.y == proposed - 100)
    session.pass(frames: 40)
    let later = session.frame.panes[0].motion
    let shift = try #require(later.proposedTarget?.y) - proposed
    #expect(shift > 100)
    #expect(later.target?.y == proposed - 100 + shift)
    let target = try #require(later.target?.y)
    session.settle()
    #expect(session.frame.panes[0].motion.target == nil)
    #expect(session.finding(.anchor) == nil)
    #expect(session.offset >= target)
  }
}
