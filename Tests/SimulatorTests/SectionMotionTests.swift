import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Sections that scroll across move by the physics of the pane, each on its own.
@Suite("Sections that scroll across, moved by a finger")
@MainActor
struct SectionMotionTests {
  let session: Session
  let scroller: UIScrollView

  init() throws {
    session = try Session(.list(50, estimate: 100, height: 100))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(400)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    session.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    session.view.layoutIfNeeded()
    scroller = try #require(session.view.orthogonalScroller(ofSection: 0))
  }

  @Test(
    "A drag across comes to rest at a group, and leaves the pane where it is",
    arguments: [(30, 0.0), (60, 100), (130, 100), (160, 200)])
  func drag(way: CGFloat, rest: CGFloat) {
    session.apply(.drag(by: CGPoint(x: way, y: 0), over: 0.2, hold: 0.3))
    session.settle()
    #expect(scroller.contentOffset.x == rest)
    #expect(session.offset == 0)
  }

  @Test("A flick goes to the next group, however fast it is")
  func flick() {
    for rest: CGFloat in [100, 200, 300] {
      session.apply(.fling(.both(CGPoint(x: 4000, y: 0))))
      session.settle()
      #expect(scroller.contentOffset.x == rest)
    }
    session.apply(.fling(.both(CGPoint(x: -900, y: 0))))
    session.settle()
    #expect(scroller.contentOffset.x == 200)
  }

  @Test("A finger that begins to move across drags the section under it alone")
  func touch() {
    session.apply(.touch(.down(CGPoint(x: 160, y: 200))))
    session.apply(.touch(.move(CGPoint(x: 40, y: 205), over: 0.2)))
    session.advance(by: .milliseconds(600))
    #expect(scroller.contentOffset.x > 80)
    #expect(session.offset == 0)
    session.apply(.touch(.up))
    session.settle()
    #expect(scroller.contentOffset.x == 100)
  }

  @Test("A wheel across scrolls the section nearest to the middle, by rows")
  func wheel() {
    session.apply(.scrollBy(CGPoint(x: 37, y: 0)))
    #expect(scroller.contentOffset.x == 37)
    #expect(session.offset == 0)
  }

  @Test("Beyond its ends it is pulled with resistance, and comes back")
  func rubberBand() {
    session.apply(.touch(.down(CGPoint(x: 100, y: 200))))
    session.apply(.touch(.move(CGPoint(x: 260, y: 200), over: 0.2)))
    session.advance(by: .milliseconds(400))
    #expect(scroller.contentOffset.x < -30 && scroller.contentOffset.x > -160)
    session.apply(.touch(.up))
    session.settle()
    #expect(scroller.contentOffset.x == 0)
  }
  @Test(
    "Beyond its ends it comes back, too, when the touch is cancelled or another drag begins",
    arguments: [Action.touch(.cancel), .drag(by: CGPoint(x: 0, y: 60), over: 0.2, hold: 0)])
  func cancelled(action: Action) {
    session.apply(.touch(.down(CGPoint(x: 100, y: 200))))
    session.apply(.touch(.move(CGPoint(x: 260, y: 200), over: 0.2)))
    session.advance(by: .milliseconds(100))
    #expect(scroller.contentOffset.x < -10)
    session.apply(action)
    session.settle()
    #expect(scroller.contentOffset.x == 0)
  }

  @Test("A drag along the scroll direction moves the pane while a section still moves across")
  func dragBesideMotion() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(2_000)),
        subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    session.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    session.view.layoutIfNeeded()
    let scroller = try #require(session.view.orthogonalScroller(ofSection: 0))
    let start = session.offset
    session.apply(.fling(.both(CGPoint(x: 1_000, y: 0))))
    session.advance(by: .milliseconds(50))
    session.apply(.drag(by: CGPoint(x: 0, y: 60), over: 0.2, hold: 0.3))
    session.settle()
    #expect(session.offset == start + 60)
    #expect(scroller.contentOffset.x == 100)
  }
}
