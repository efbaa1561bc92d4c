import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a trace tells of contexts and of changed data, in UIKit's names and order.
@Suite("The contexts and updates of a trace")
@MainActor
struct TraceUpdateCallTests {
  private func session(_ edits: [Change] = [], _ steps: [Step.Kind] = []) throws -> Session {
    var pane = Pane.list(8, estimate: 50, height: 100)
    pane.data.sections[0].header = "Header"
    pane.data.sections.append(DataSection(items: .numbered(8, idOffset: 8)))
    pane.header = CGSize(width: 320, height: 30)
    let scene = Scene(
      name: "test", panes: [pane],
      steps: steps.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
    let session = try Session(scene, mode: .headless, keepsTrace: true)
    session.runSteps()
    if !edits.isEmpty { session.apply(.update(edits, animated: true)) }
    return session
  }

  private func events(_ session: Session) -> [TraceEvent] { session.panes[0].log.whole }

  @Test(
    "A size is asked about, then its context, then the layout is invalidated with it",
    arguments: [
      ("[0, 0]", "50", "100"),
      ("header [0, 0]", "44", "30"),
    ])
  func preferred(_ element: String, _ original: String, _ preferred: String) throws {
    let events = try events(session())
    let calls = events.map(\.call)
    let context = try #require(
      events.firstIndex {
        $0.call.hasPrefix(
          "invalidationContext(forPreferredLayoutAttributes: \(element) 320 × \(preferred), withOriginalAttributes: 320 × \(original))"
        )
      })
    #expect(events[context].receiver == .layout)
    #expect(events[context].element?.indexPath == [0, 0])
    #expect((events[context].element?.category == .cell) == !element.hasPrefix("header"))
    let layout = events.indices.filter { events[$0].receiver == .layout }
    let place = try #require(layout.firstIndex(of: context))
    #expect(
      calls[layout[place - 1]]
        == "shouldInvalidateLayout(forPreferredLayoutAttributes: \(element) 320 × \(preferred), withOriginalAttributes: 320 × \(original)) → true"
    )
    #expect(events[layout[place - 1]].element == events[context].element)
    #expect(calls[layout[place + 1]].hasPrefix("invalidateLayout(with: "))
  }

  @Test(
    "Each `invalidateLayout()` is told before what it comes to, and what the collection view does is none"
  )
  func withoutContext() throws {
    let events = try events(session([], [.action(.invalidateLayout(times: 2))]))
    let calls = events.filter { $0.receiver == .layout }.map(\.call)
    let places = calls.indices.filter { calls[$0] == "invalidateLayout()" }
    #expect(places.count == 2)
    for place in places { #expect(calls[place + 1] == "invalidateLayout(with: context)") }
    let turned = try self.events(session([], [.action(.viewport(CGSize(width: 300, height: 480)))]))
    #expect(turned.contains { $0.call.hasPrefix("invalidateLayout(with: ") })
    #expect(!turned.contains { $0.call == "invalidateLayout()" })
  }

  @Test("New bounds that matter bring a context for them, before the layout is invalidated")
  func bounds() throws {
    let events = try events(session([], [.action(.viewport(CGSize(width: 300, height: 480)))]))
    let context = try #require(
      events.firstIndex { $0.call.hasPrefix("invalidationContext(forBoundsChange: ") })
    #expect(events[context].receiver == .layout && events[context].rect?.width == 300)
    let calls = events.filter { $0.receiver == .layout }.map(\.call)
    let place = try #require(
      calls.firstIndex { $0.hasPrefix("invalidationContext(forBoundsChange: ") })
    #expect(calls[place - 1].hasPrefix("shouldInvalidateLayout(forBoundsChange: "))
    #expect(calls[place + 1].hasPrefix("invalidateLayout(with: "))
  }

  @Test(
    "Insets that are there from the start are nothing to ask about, and those that change are asked about as bounds are",
    arguments: ["flow", "list"])
  func insets(kind: String) throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 20
        cell: { size: [60, 60] }
        layout: { kind: \(kind) }
        contentInset: [0, 10, 0, 10]
        safeAreaInsets: [20, 0, 0, 0]
        """, name: "scene.yaml")
    let session = try Session(scene, mode: .headless, keepsTrace: true)
    let begun = events(session)
    #expect(
      begun.first { $0.receiver == .layout }?.call.hasPrefix(
        "invalidateLayout(with: invalidateEverything") == true)
    #expect(!begun.contains { $0.call.hasPrefix("invalidationContext(forBoundsChange: ") })
    session.apply(.set([try Setting(key: "contentInset", text: "[0, 20, 0, 20]")]))
    let asked = events(session).dropFirst(begun.count)
      .filter { $0.call.contains("forBoundsChange: ") || $0.call.hasPrefix("invalidateLayout") }
      .prefix(3).map(\.call)
    let says = kind == "flow" ? "invalidateFlowLayoutDelegateMetrics false" : nil
    #expect(
      asked == [
        "shouldInvalidateLayout(forBoundsChange: -20, -20, 320, 480) → true",
        "invalidationContext(forBoundsChange: -20, -20, 320, 480)"
          + (says.map { " → \($0)" } ?? ""),
        "invalidateLayout(with: \(says ?? "context"))",
      ])
    #expect(session.view.contentSize.width == 280)
  }

  @Test(
    "Changes of the data are told within their batch, before the layout hears of them",
    arguments: [
      (Change.delete([[0, 1]]), "deleteItems(at: [0, 1])"),
      (
        .delete((0..<6).map { [0, $0] }),
        "deleteItems(at: [0, 0], [0, 1], [0, 2], [0, 3] and 2 more)"
      ),
      (.move(from: [0, 1], to: [0, 3]), "moveItem(at: [0, 1], to: [0, 3])"),
      (.reload([[0, 1]]), "reloadItems(at: [0, 1])"),
      (.reconfigure([[0, 1]]), "reconfigureItems(at: [0, 1])"),
      (.deleteSections([0]), "deleteSections(0)"),
      (.reloadSections([0, 1]), "reloadSections(0, 1)"),
      (.moveSection(from: 1, to: 0), "moveSection(1, toSection: 0)"),
    ])
  func updates(_ edit: Change, _ call: String) throws {
    let events = try events(session([edit]))
    let change = try #require(events.firstIndex { $0.call == call })
    #expect(events[change].receiver == .collectionView)
    let batch = try #require(
      events.firstIndex { $0.call == "performBatchUpdates(_:completion:)" })
    let prepare = try #require(
      events.firstIndex { $0.call.hasPrefix("prepare(forCollectionViewUpdates") })
    #expect(batch < change && change < prepare)
  }
}
