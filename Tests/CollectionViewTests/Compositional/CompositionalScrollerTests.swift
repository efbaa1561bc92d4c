import Foundation
import Testing

@testable import CollectionView

/// The changes of a scroller's offset, with their authors, and what keeps the groups in view in place.
@Suite("The scrollers of sections that scroll across")
@MainActor
struct CompositionalScrollerTests {
  /// Records the changes of the offsets of scrollers.
  private final class Host: ScrollViewHost {
    var changes: [String] = []

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      guard !(scrollView is UICollectionView),
        case .contentOffset(let from, let to, let author, _) = event
      else { return }
      changes.append("\(author) \(from.x) \(to.x)")
    }
  }

  private let host = Host()

  /// Sections of groups 100 points wide and 10 apart, or of a part of the width, in a view of 320 points.
  private func rig(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: String = "abs100",
    items: Int = 10
  ) -> CompositionalRig {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .of([width, "abs60"]), subitems: [item]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 320, height: 480), counts: [items])
    rig.view.host = host
    rig.view.behavior = .correct
    rig.view.layoutIfNeeded()
    return rig
  }

  private func scroller(_ rig: CompositionalRig) throws -> UIScrollView {
    try #require(rig.view.orthogonalScroller(ofSection: 0))
  }

  private func update(
    _ rig: CompositionalRig, count: Int, _ changes: @escaping (UICollectionView) -> Void
  ) {
    rig.counts = [count]
    rig.view.performBatchUpdates { changes(rig.view) }
    rig.view.layoutIfNeeded()
  }

  @Test("Each change of the offset has an author, and is reported for its scroller")
  func authors() throws {
    let rig = rig(.continuous)
    let scroller = try scroller(rig)
    scroller.contentOffset.x = 500
    scroller.scroll(to: CGPoint(x: 520, y: 0), as: .finger)
    rig.view.behavior = .uikitCompositional
    // 1 090 points of content become 540, of which 320 are in view.
    update(rig, count: 5) { $0.deleteItems(at: (5..<10).map { [0, $0] }) }
    update(rig, count: 5) { $0.reloadSections([0]) }
    #expect(
      host.changes == [
        "code 0.0 500.0", "finger 500.0 520.0", "clamp 520.0 220.0", "reload 220.0 0.0",
      ])
    #expect(rig.view.section(ofOrthogonalScroller: scroller) == 0)
    #expect(rig.view.section(ofOrthogonalScroller: UIScrollView()) == nil)
  }

  @Test("Groups in view stay in place when others before them come and go")
  func updates() throws {
    let rig = rig(.groupPaging)
    let scroller = try scroller(rig)
    scroller.contentOffset.x = 330
    update(rig, count: 12) { $0.insertItems(at: [[0, 0], [0, 1]]) }
    #expect(scroller.contentOffset.x == 550)
    // The first group in view, 5, and one before it.
    update(rig, count: 10) { $0.deleteItems(at: [[0, 5], [0, 2]]) }
    #expect(scroller.contentOffset.x == 330)
    #expect(host.changes.dropFirst() == ["adjustment 330.0 550.0", "adjustment 550.0 330.0"])
    // A section at its first group stays there.
    scroller.contentOffset.x = 0
    update(rig, count: 11) { $0.insertItems(at: [[0, 0]]) }
    #expect(scroller.contentOffset.x == 0)
  }

  @Test("In UIKit's behavior the offset stays")
  func plain() throws {
    let rig = rig(.groupPaging)
    let scroller = try scroller(rig)
    rig.view.behavior = .uikitCompositional
    scroller.contentOffset.x = 330
    update(rig, count: 12) { $0.insertItems(at: [[0, 0], [0, 1]]) }
    #expect(scroller.contentOffset.x == 330)
  }

  @Test("A rotation keeps the group at which the section rests")
  func rotation() throws {
    let rig = rig(.groupPagingCentered, width: "fw0.5")
    let scroller = try scroller(rig)
    // Groups of 160, 170 apart; centred in 320 the third one rests at 340 - 80.
    scroller.contentOffset.x = 260
    rig.view.resize(to: CGSize(width: 480, height: 320))
    rig.view.layoutIfNeeded()
    // Groups of 240, 250 apart; the third one rests at 500 - 120.
    #expect(scroller.contentOffset.x == 380)
    #expect(rig.view.item(inSection: 0, restingAt: scroller.contentOffset) == [0, 2])
  }

  @Test("The state of a section: its range, its visible part, its items")
  func state() throws {
    let rig = rig(.paging)
    try scroller(rig).contentOffset.x = 320
    let state = try #require(rig.view.orthogonalState(ofSection: 0))
    #expect(
      state
        == OrthogonalState(
          behavior: .paging, frame: CGRect(x: 0, y: 0, width: 320, height: 60), offset: 320,
          range: 0...770, contentLength: 1090, itemCount: 10))
    #expect(rig.view.item(inSection: 0, restingAt: CGPoint(x: 320, y: 0)) == [0, 2])
    #expect(rig.view.sectionsWithScrollers == [0])
    #expect(rig.view.orthogonalState(ofSection: 1) == nil)
  }
}
