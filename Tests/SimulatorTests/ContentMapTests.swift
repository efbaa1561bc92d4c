import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The map of the content, and what a frame took")
@MainActor
struct ContentMapTests {
  private func session(_ text: String) throws -> Session {
    try Session(SceneLoader().scene(text: text, name: "test"), mode: .headless)
  }

  private func list(_ items: Int, height: Int = 90) throws -> Session {
    try session(
      """
      data: \(items)
      cell: { size: [320, \(height)] }
      layout: { kind: list, estimatedHeight: 50 }
      behavior: correct
      viewport: [320, 480]
      """)
  }

  private func pane(_ session: Session) -> PaneFrame { session.frame.panes[0] }

  @Test("The slices lie where their items do, and end where the content does")
  func edges() throws {
    let session = try list(40)
    let pane = pane(session)
    #expect(pane.measured == 10)
    #expect(pane.measuredMap == [1, 0])
    #expect(pane.measuredMapEdges == [0, 900, 900 + 30 * 50])
    #expect(pane.measuredMapEdges.last == pane.contentSize.height)
  }

  @Test("A billion items have as many slices as differ, in order")
  func billion() throws {
    let session = try list(1_000_000_000)
    session.apply(.indicator(CGPoint(x: 0, y: 1)))
    let pane = pane(session)
    #expect(pane.measuredMap == [1, 0, 1])
    #expect(pane.measuredMapEdges[1] == 900)
    #expect(zip(pane.measuredMapEdges, pane.measuredMapEdges.dropFirst()).allSatisfy { $0 < $1 })
    #expect(pane.measuredMapEdges.last == pane.contentSize.height)
  }

  @Test(
    "Lines and lanes are in order too; a layout that cannot tell has no edges",
    arguments: [
      ("{ kind: flow, estimatedItemSize: [100, 50] }", true), ("{ kind: waterfall }", true),
      ("{ kind: carousel }", true), ("{ kind: circle }", false),
    ])
  func layouts(_ layout: String, _ hasEdges: Bool) throws {
    let pane = pane(
      try session("data: 300\ncell: { size: [100, 60] }\nlayout: \(layout)\nbehavior: correct"))
    #expect(pane.measuredMapEdges.isEmpty == !hasEdges)
    #expect(zip(pane.measuredMapEdges, pane.measuredMapEdges.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(pane.sectionStarts.isEmpty)
  }

  @Test(
    "Many items are told where they begin as each of them is",
    arguments: [
      "{ kind: list, estimatedHeight: 50, spacing: 3 }",
      "{ kind: flow, estimatedItemSize: [100, 50] }", "{ kind: waterfall }", "{ kind: carousel }",
      "{ kind: list, perSection: [{}, { sidewaysItemSize: [100, 120] }] }",
    ])
  func starts(_ layout: String) throws {
    let session = try session(
      """
      data: { sections: [{ header: one, items: 30 }, { items: 50 }] }
      cell: { size: [100, 60] }
      layout: \(layout)
      behavior: correct
      """)
    session.apply(.indicator(CGPoint(x: 0, y: 0.5)))
    let view = session.panes[0].view
    for section in 0..<2 {
      let items = [0, 3, 29]
      let each = items.map {
        view.span(ofItemAt: IndexPath(item: $0, section: section))?.lowerBound
      }
      #expect(view.starts(ofItems: items, inSection: section) == each.compactMap(\.self))
      #expect(!each.contains(nil))
    }
    #expect(view.starts(ofItems: [29, 30], inSection: 0) == nil)
    #expect(view.starts(ofItems: [0], inSection: 2) == nil)
  }

  @Test(
    "A slice is measured throughout or not at all, and ends where that does",
    arguments: [
      "{ kind: list, estimatedHeight: 50 }", "{ kind: list, estimatedHeight: 50, spacing: 3 }",
      "{ kind: flow, estimatedItemSize: [100, 50] }", "{ kind: table, estimatedHeight: 50 }",
    ])
  func stretches(_ layout: String) throws {
    let session = try session(
      """
      data: { sections: [{ header: one, items: 700 }, { items: 0 }, { items: 400 }] }
      cell: { size: [100, 90] }
      layout: \(layout)
      behavior: { preset: correct, compensation: none }
      """)
    let view = session.panes[0].view
    for share in [0.35, 0.9] {
      session.apply(.indicator(CGPoint(x: 0, y: share)))
      // What a frame was made of is gone on from for the next.
      _ = session.frame
    }
    let pane = pane(session)
    let edges = pane.measuredMapEdges
    #expect(pane.measuredMap.allSatisfy { $0 == 0 || $0 == 1 })
    #expect(pane.measuredMap.contains(0) && pane.measuredMap.contains(1))
    #expect(edges.count == pane.measuredMap.count + 1)
    var wrong: [IndexPath] = []
    for section in [0, 2] {
      for item in 0..<view.numberOfItems(inSection: section) {
        let start = try #require(view.span(ofItemAt: [section, item])).lowerBound
        let slice = try #require(edges.lastIndex { $0 <= start + 1e-6 })
        let isMeasured = view.measuredItemCount(inSection: section, item..<item + 1) == 1
        let share = pane.measuredMap[min(slice, pane.measuredMap.count - 1)]
        if share != (isMeasured ? 1 : 0) { wrong.append([section, item]) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("Of very many stretches the map tells parts that are no more than a screen can show")
  func manyStretches() throws {
    let session = try list(100_000)
    let view = session.panes[0].view
    for step in 1..<300 {
      session.apply(.indicator(CGPoint(x: 0, y: Double(step * 7 % 300) / 600)))
    }
    let pane = pane(session)
    #expect((65...256).contains(pane.measuredMap.count))
    #expect(pane.measuredMapEdges.count == pane.measuredMap.count + 1)
    #expect(zip(pane.measuredMapEdges, pane.measuredMapEdges.dropFirst()).allSatisfy { $0 < $1 })
    // What is told to be of one kind is.
    var end = 0
    for (index, share) in pane.measuredMap.enumerated() where share == 0 || share == 1 {
      let (start, next) = (pane.measuredMapEdges[index], pane.measuredMapEdges[index + 1])
      end = max(end, Int((next - start) / 90))
      for y in stride(from: start + 1, to: next, by: max(1, (next - start) / 7)) {
        let path = try #require(view.indexPathForItem(at: CGPoint(x: 10, y: y)))
        #expect(view.measuredItemCount(inSection: 0, path.item..<path.item + 1) == Int(share))
      }
    }
    #expect(end > 0)
  }

  @Test(
    "It is the same whatever was asked before: what runs again is seen as it was",
    arguments: [20, 70, 119])
  func asked(places: Int) throws {
    let (often, once) = (try list(100_000), try list(100_000))
    for step in 1...places {
      for session in [often, once] {
        session.apply(.indicator(CGPoint(x: 0, y: Double(step * 7 % 120) / 240)))
      }
      _ = often.frame
    }
    #expect(pane(often).measuredMap == pane(once).measuredMap)
    #expect(pane(often).measuredMapEdges == pane(once).measuredMapEdges)
  }

  @Test("A size that was guessed right counts as measured where it was asked for")
  func agreed() throws {
    let session = try list(100, height: 50)
    #expect(pane(session).measured > 0)
    #expect(pane(session).counts.measured == pane(session).measured)
    session.apply(.page(.down))
    #expect(pane(session).counts.measured > 0)
    session.apply(.scrollBy(.zero))
    #expect(pane(session).counts.measured == 0)
  }

  @Test("Sections begin where their first items do")
  func sections() throws {
    let pane = pane(
      try session(
        """
        data: { sections: [{ items: 3 }, { items: 5 }, { items: 2 }] }
        cell: { size: [320, 60] }
        layout: { kind: list, estimatedHeight: 60 }
        """))
    #expect(pane.sectionStarts == [0, 180, 480])
  }

  @Test("A section begins with its header, and also when it has no items")
  func headers() throws {
    let pane = pane(
      try session(
        """
        data: { sections: [{ items: 3, header: a }, { items: 0, header: b }, { items: 2, header: c }] }
        header: { size: [320, 20] }
        cell: { size: [320, 60] }
        layout: { kind: list, estimatedHeight: 60 }
        """))
    #expect(pane.sectionStarts.count == 3)
    #expect(pane.sectionStarts.first == 0)
  }

  @Test("An indicator is taken to both ends exactly, by a finger", arguments: [12, 1_000_000_000])
  func ends(items: Int) throws {
    let session = try list(items)
    session.apply(.indicator(CGPoint(x: 0, y: 1)))
    var pane = pane(session)
    #expect(pane.bounds.minY == pane.scrollRange.upperBound)
    #expect(pane.bounds.maxY == pane.contentSize.height)
    #expect(pane.motion.author == "finger" || pane.ledger.contains { $0.author == "finger" })
    #expect(!pane.ledger.contains { $0.author == "code" })
    session.apply(.indicator(CGPoint(x: 0, y: 0.5)))
    session.apply(.indicator(.zero))
    pane = self.pane(session)
    #expect(pane.bounds.minY == 0)
  }

  @Test("Half way is half way, on the pixels of the screen")
  func middle() throws {
    let session = try list(1_000, height: 50)
    session.apply(.indicator(CGPoint(x: 0.7, y: 0.5)))
    #expect(pane(session).bounds.origin == CGPoint(x: 0, y: (50_000 - 480) / 2))
  }

  @Test("An indicator takes the content from a fling")
  func takes() throws {
    let session = try list(1_000)
    session.apply(.fling(.alongScrollAxis(3000)))
    session.apply(.indicator(CGPoint(x: 0, y: 0)))
    #expect(session.isIdle)
    #expect(pane(session).bounds.minY == 0)
  }

  @Test("A frame tells what it took, and one in which nothing happened took nothing")
  func counts() throws {
    let session = try list(100)
    let first = pane(session).counts
    #expect(first.passes > 0 && first.passes == first.allPasses)
    #expect(first.measured >= pane(session).measured)
    #expect(first.made == first.allMade && first.made > 0)
    session.apply(.page(.down))
    let second = pane(session).counts
    #expect(second.allPasses == first.allPasses + second.passes)
    #expect(second.reused > 0 && second.allReused == first.allReused + second.reused)
    #expect(second.attributes >= pane(session).visibleCells.count)
    session.apply(.scrollBy(.zero))
    let third = pane(session).counts
    #expect(third.measured == 0 && third.attributes == 0 && third.made == 0)
    #expect(third.allPasses == second.allPasses + third.passes)
  }

  @Test(
    "What was asked for by name, and of cells whose answer the layout does not take, counts as well"
  )
  func countsByName() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: { sections: [{ items: 6, repeat: 14 }] }
        cell: { size: [60, 30] }
        layout: { kind: stickyGrid, itemSize: [120, 40] }
        viewport: [320, 320]
        """, name: "test")
    let session = try Session(scene, mode: .headless, keepsTrace: true)
    var told: [String] { session.panes[0].log.whole.map(\.call) }
    let before = told.count
    session.apply(.scrollBy(CGPoint(x: 0, y: 50)))
    let calls = told.dropFirst(before)
    let named = calls.count { $0.hasPrefix("layoutAttributesForItem(at: ") }
    let returned = calls.filter { $0.hasPrefix("layoutAttributesForElements(in: ") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    let pane = pane(session)
    #expect(named > 0 && !returned.isEmpty)
    #expect(pane.counts.attributes == named + returned.reduce(0, +))
    let asked = pane.elements.filter { $0.marks.contains(.asked) }
    #expect(!asked.isEmpty && pane.counts.measured == asked.count)
  }

  @Test("Headers that are used again count as the cells do")
  func countsOfHeaders() throws {
    let session = try session(
      """
      data: { sections: [{ items: 3, header: A, repeat: 40 }] }
      cell: { size: [320, 90] }
      header: { size: [320, 40] }
      layout: { kind: list, estimatedHeight: 90, estimatedHeaderHeight: 40 }
      behavior: correct
      """)
    func shown() -> Int { pane(session).elements.count }
    #expect(pane(session).counts.allMade == shown())
    #expect(pane(session).elements.contains { $0.category != .cell })
    for _ in 0..<4 { session.apply(.page(.down)) }
    let before = pane(session)
    session.apply(.page(.down))
    let counts = pane(session).counts
    let marked = pane(session).elements.filter { $0.marks.contains(.reused) }
    #expect(marked.contains { $0.category != .cell })
    #expect(counts.reused == marked.count)
    #expect(counts.allReused == before.counts.allReused + counts.reused)
  }

  @Test("What was found is noted where it happened, once for each viewport of content")
  func places() throws {
    let session = try session(
      """
      data: 400
      cell: { size: [320, 90] }
      layout: { kind: list, estimatedHeight: 50 }
      behavior: { preset: correct, compensation: none }
      viewport: [320, 480]
      steps:
        - setOffset: { to: [0, 10000] }
      """)
    session.runSteps()
    #expect(pane(session).findingPlaces.isEmpty)
    session.apply(.scrollBy(CGPoint(x: 0, y: -60)))
    let places = pane(session).findingPlaces
    #expect(places.map(\.invariant) == [.anchor])
    let position = try #require(places.first).position
    #expect(abs(position - 10000) < 480)
    session.apply(.scrollBy(CGPoint(x: 0, y: -60)))
    session.apply(.scrollBy(CGPoint(x: 0, y: -60)))
    #expect(pane(session).findingPlaces == places)
  }
}
