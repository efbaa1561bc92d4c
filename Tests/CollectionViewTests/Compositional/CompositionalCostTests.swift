import Foundation
import Testing

@testable import CollectionView

@Suite("The cost of a compositional layout")
@MainActor
struct CompositionalCostTests {
  private func rows(_ height: String, scrolling: Bool = false) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.of([scrolling ? "abs100" : "fw1", height])
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: .of(["fw1", height]))]))
    if scrolling { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  private func makeRig(_ section: NSCollectionLayoutSection, counts: [Int]) -> (
    CompositionalRig, CallLog
  ) {
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 320, height: 480),
      counts: counts)
    rig.height = { _ in 60 }
    let log = CallLog()
    rig.view.host = log
    return (rig, log)
  }

  @Test(
    "What UIKit solves again is counted: later items of the section, and all of them in an update")
  func uikitCost() {
    func visited(_ counts: [Int], _ cost: Behavior.UIKitCost) -> (CompositionalRig, Int) {
      let (rig, log) = makeRig(rows("est40"), counts: counts)
      rig.view.behavior = .uikitCompositional
      rig.view.behavior.uikitCost = cost
      rig.view.layoutIfNeeded()
      return (rig, log.visited)
    }
    // Twelve rows of 40 fill the screen, and each of them is measured.
    #expect(visited([10_000], .visible).1 == 0)
    #expect(visited([10_000], .uikit).1 == (0..<12).reduce(0) { $0 + 9_999 - $1 })
    let sections = [Int](repeating: 500, count: 20)
    #expect(visited(sections, .uikit).1 == (0..<12).reduce(0) { $0 + 499 - $1 })

    let (rig, log) = makeRig(rows("est40"), counts: [300, 200])
    rig.view.behavior.uikitCost = .uikit
    rig.view.layoutIfNeeded()
    log.visited = 0
    rig.counts = [301, 200]
    rig.view.performBatchUpdates { rig.view.insertItems(at: [[0, 299]]) }
    #expect(log.visited == 501)
  }

  @Test("Members of a group that are not estimated do not count")
  func partly() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .of(["fw1", "est40"]),
        subitems: [
          NSCollectionLayoutItem(layoutSize: .of(["fw0.5", "abs20"])),
          NSCollectionLayoutItem(layoutSize: .of(["fw0.5", "est40"])),
        ]))
    let (rig, _) = makeRig(section, counts: [7])
    rig.view.layoutIfNeeded()
    let solved = rig.layout.content.sections[0]
    #expect(solved.estimatedCount(after: nil) == 3)
    #expect((0..<7).map { solved.estimatedCount(after: $0) } == [3, 2, 2, 1, 1, 0, 0])
  }

  @Test(
    "A tick costs what is on the screen, whatever exists",
    arguments: [("abs60", 1), ("est40", 1), ("abs60", 100_000), ("est40", 100_000)])
  func ticks(height: String, sections: Int) {
    let counts = sections == 1 ? [1_000_000] : [Int](repeating: 3, count: sections)
    let (rig, log) = makeRig(rows(height), counts: counts)
    rig.view.layoutIfNeeded()
    for share in [0.3, 0.5, 0.8] {
      rig.view.contentOffset.y = (rig.view.contentSize.height * share).rounded()
      rig.view.layoutIfNeeded()
    }
    log.calls = []
    rig.asked = []
    for _ in 0..<100 {
      rig.view.contentOffset.y += 30
      rig.view.layoutIfNeeded()
    }
    // Fifty rows of 60 come in. A query covers two screens, of twelve rows of 40 each.
    #expect(rig.asked.count <= 60)
    #expect(log.answered <= 1_200)
    #expect(rig.layout.measuredItemCount ?? 0 <= 140)
    let runs = rig.layout.content.sections.reduce(0) { $0 + $1.groups.measuredCount }
    #expect(runs <= 140)
  }

  @Test(
    "A section that scrolls across costs what is on the screen, too", arguments: ["abs60", "est40"])
  func across(height: String) throws {
    let (rig, log) = makeRig(rows(height, scrolling: true), counts: [1_000_000])
    rig.view.layoutIfNeeded()
    let scroller = try #require(rig.view.orthogonalScroller(ofSection: 0))
    #expect(scroller.contentSize.width == 100_000_000)
    scroller.contentOffset.x = 50_000_000
    rig.view.layoutIfNeeded()
    log.calls = []
    rig.asked = []
    for _ in 0..<100 {
      scroller.contentOffset.x += 30
      rig.view.layoutIfNeeded()
    }
    #expect(rig.asked.count == 30)
    #expect(log.queries <= 30)
    #expect(rig.view.visibleCells.count == 4)
    #expect(rig.layout.measuredItemCount == (height == "abs60" ? 0 : 38))
    #expect(
      scroller.restingOffset(near: CGPoint(x: 70_000_011, y: 0), velocity: .zero).x == 70_000_011)
  }

  @Test("The greatest of changing lengths is that of all of them")
  func maximum() {
    var maximum = KeyedMaximum()
    var lengths: [Int: CGFloat] = [:]
    var state: UInt64 = 7
    for _ in 0..<3_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (key, length) = (Int(state >> 33) % 40, CGFloat(state >> 40 & 0xFF))
      lengths[key] = length
      maximum.set(length, for: key)
      #expect(maximum.maximum == lengths.values.max())
      #expect(maximum.count == lengths.count)
    }
  }
}
