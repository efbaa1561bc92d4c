import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a trace tells of the questions about counts, of reuse, and of scrolls by code.
@Suite("The questions about data in a trace")
@MainActor
struct TraceDataCallTests {
  private func session(_ steps: [Step.Kind] = [], sections: Int = 2) throws -> Session {
    var pane = Pane.list(20, estimate: 100, height: 100)
    pane.data.sections[0].header = "Header"
    for section in 1..<sections {
      pane.data.sections.append(
        DataSection(items: .numbered(section == 1 ? 8 : 1, idOffset: 20 + 8 * section)))
    }
    let scene = Scene(
      name: "test", panes: [pane],
      steps: steps.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
    let session = try Session(scene, mode: .headless, keepsTrace: true)
    session.runSteps()
    return session
  }

  private func events(_ session: Session) -> [TraceEvent] { session.panes[0].log.whole }

  @Test("The layout prepares, and sections are counted and then their items")
  func counts() throws {
    let events = try events(session()).filter { $0.kind == .call }
    let place = try #require(events.firstIndex { $0.call == "numberOfSections(in:) → 2" })
    #expect(events[place + 1].call == "numberOfItemsInSection 0 – 1 → 20, 8")
    #expect([0, 1].allSatisfy { events[place + $0].receiver == .dataSource })
    let prepare = try #require(events.firstIndex { $0.call == "prepare()" })
    #expect(prepare < place)
    #expect(!events[..<place].contains { $0.call.hasPrefix("layoutAttributes") })
    let one = try self.events(session(sections: 1))
    #expect(one.contains { $0.call == "numberOfItemsInSection 0 → 20" })
  }

  @Test("Many sections are counted in one line, so that they take the place of nothing else")
  func manySections() throws {
    let calls = try events(session(sections: 300)).map(\.call)
      .filter { $0.hasPrefix("numberOfItemsInSection") }
    #expect(!calls.isEmpty && calls.count < 10)
    #expect(calls.allSatisfy { $0 == "numberOfItemsInSection 0 – 299 → 20, 8, 1, 1 and 296 more" })
  }

  @Test("An update has data counted anew before the layout prepares")
  func update() throws {
    let session = try session()
    let before = events(session).count
    session.apply(.update([.delete([IndexPath(item: 0, section: 0)])], animated: true))
    let calls = events(session).dropFirst(before).map(\.call)
    let counted = try #require(calls.firstIndex(of: "numberOfItemsInSection 0 – 1 → 19, 8"))
    let prepare = try #require(calls.firstIndex(of: "prepare()"))
    #expect(counted < prepare)
  }

  @Test("A view from the queue is made ready in the midst of the question it answers")
  func reuse() throws {
    let events = try events(
      session([
        .action(.scrollBy(CGPoint(x: 0, y: 600))), .action(.scrollBy(CGPoint(x: 0, y: 600))),
      ]))
    let reused = events.indices.filter {
      events[$0].call.hasPrefix("cellForItemAt") && events[$0].call.hasSuffix(", reused")
    }
    #expect(!reused.isEmpty)
    for place in reused {
      let made = events[place + 1]
      #expect(made.call.hasPrefix("prepareForReuse [0, "))
      #expect(made.receiver == .view && made.element == events[place].element)
    }
    #expect(events.count { $0.call.hasPrefix("prepareForReuse") } >= reused.count)
  }

  @Test("A header from the queue is told as one")
  func reusedHeader() throws {
    var pane = Pane.list(20, estimate: 100, height: 100)
    pane.data.sections = (0..<4).map {
      var section = DataSection(items: .numbered(5, idOffset: 5 * $0))
      section.header = "Header"
      return section
    }
    let session = try Session(
      Scene(name: "test", panes: [pane]), mode: .headless, keepsTrace: true)
    for _ in 0..<8 { session.apply(.scrollBy(CGPoint(x: 0, y: 300))) }
    let made = try #require(
      events(session).first { $0.call.hasPrefix("prepareForReuse header [") })
    #expect(made.element?.category == .supplementaryView)
  }

  @Test(
    "Scrolls by code are told where they begin, with what they were told; a hand calls neither",
    arguments: [
      (
        Step.Kind.action(.scrollTo(ScrollTarget(item: [0, 12], position: .centeredVertically))),
        "scrollToItem(at: [0, 12], at: .centeredVertically, animated: false)"
      ),
      (
        .action(.scrollTo(ScrollTarget(item: [1, 2], animated: true))),
        "scrollToItem(at: [1, 2], at: .top, animated: true)"
      ),
    ])
  func scrolling(_ step: Step.Kind, _ call: String) throws {
    let events = try events(session([.action(.scrollBy(CGPoint(x: 0, y: 40))), step]))
    let calls = events.filter { $0.call.hasPrefix("scrollToItem") }
    #expect(calls.map(\.call) == [call])
    #expect(calls.allSatisfy { $0.receiver == .collectionView && $0.element != nil })
  }

  @Test("An offset set by code is told")
  func offset() throws {
    let session = try session()
    session.apply(.setOffset(CGPoint(x: 0, y: 120.5), animated: false))
    let told = events(session).filter { $0.call.hasPrefix("setContentOffset") }
    #expect(told.map(\.call) == ["setContentOffset(0, 120.5, animated: false)"])
    #expect(told.first?.receiver == .collectionView)
  }

  @Test(
    "A layout is asked for what it puts in itself after it hears of the update, before the elements"
  )
  func ownViews() throws {
    let session = try session()
    let before = events(session).count
    session.apply(.update([.delete([IndexPath(item: 0, section: 0)])], animated: true))
    let calls = events(session).dropFirst(before).map(\.call)
    let kind = "(ofKind: UICollectionView.elementKindSectionHeader)"
    let deleted = try #require(
      calls.firstIndex(of: "indexPathsToDeleteForSupplementaryView\(kind) → []"))
    #expect(calls[deleted + 1] == "indexPathsToInsertForSupplementaryView\(kind) → []")
    let prepare = try #require(
      calls.firstIndex { $0.hasPrefix("prepare(forCollectionViewUpdates") })
    let final = try #require(
      calls.firstIndex { $0.hasPrefix("finalLayoutAttributesForDisappearing") })
    #expect(prepare < deleted && deleted < final)
  }
}
