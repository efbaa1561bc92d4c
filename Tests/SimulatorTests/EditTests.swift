import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@MainActor
@Suite("Edits at an item")
struct EditTests {
  private func session(_ more: String = "") throws -> Session {
    let text = "data: 1000\nviewport: [320, 480]\ncell: { size: [320, 40] }\nbehavior: correct\n"
    return try Session(
      try SceneLoader().scene(text: text + more, name: "scene.yaml"), mode: .headless)
  }

  private func ids(_ session: Session, pane: Int = 0, _ range: Range<Int> = 0..<12) -> [String] {
    range.compactMap { session.panes[pane].content.model.entry(section: 0, item: $0)?.item.id }
  }

  @Test("Insert, delete, move and reload at an item, animated")
  func atAnItem() throws {
    let session = try session()
    session.apply(.edit(.insert, at: .path([0, 3])))
    #expect(session.frame.isMoving)
    #expect(ids(session, 0..<5) == ["0", "1", "2", "new-1", "3"])
    session.apply(.edit(.delete, at: .path([0, 0])))
    #expect(ids(session, 0..<4) == ["1", "2", "new-1", "3"])
    session.settle()
    session.apply(.edit(.move, at: .path([0, 1])))
    #expect(ids(session, 0..<3) == ["1", "new-1", "3"])
    #expect(ids(session, 11..<12) == ["2"])
    session.settle()
    session.apply(.edit(.move, at: .path([0, 11])))
    #expect(ids(session, 0..<2) == ["2", "1"])
    session.settle()
    let dequeued = session.panes[0].counters.dequeued
    session.apply(.edit(.reload, at: .path([0, 1])))
    #expect(session.panes[0].counters.dequeued == dequeued + 1)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
    #expect(session.finding(.anchor) == nil)
  }

  @Test("Without an item the first one in view is meant")
  func firstInView() throws {
    let session = try session()
    session.apply(.setOffset(CGPoint(x: 0, y: 420), animated: false))
    session.apply(.edit(.delete))
    #expect(ids(session, 9..<12) == ["9", "11", "12"])
  }

  @Test("Of panes that show other items the one meant says which that is")
  func chosenPane() throws {
    let session = try session("panes: [{ title: a }, { title: b }]")
    session.apply(.setOffset(CGPoint(x: 0, y: 420), animated: false), pane: 1)
    session.apply(.edit(.delete, pane: 1))
    for pane in 0...1 { #expect(ids(session, pane: pane, 9..<12) == ["9", "11", "12"]) }
    session.apply(.edit(.delete))
    #expect(ids(session, 0..<2) == ["1", "2"])
  }

  @Test(
    "A key of a step with a pane does what it does in that pane alone, at the item that is seen there",
    arguments: [
      ("a", ["9", "new-1", "10", "11"]), ("D", ["9", "11", "12", "13"]),
      ("X", ["9", "11", "12", "13"]),
    ])
  func keyOfOnePane(_ key: String, expected: [String]) throws {
    let session = try session(
      """
      panes: [{ title: a }, { title: b }]
      steps:
        - { setOffset: { to: [0, 420] }, pane: b }
        - { key: \(key), pane: b }
      """)
    session.runSteps()
    #expect(ids(session, pane: 1, 9..<13) == expected)
    #expect(ids(session, 0..<13) == (0..<13).map(String.init))
  }

  @Test("Every key of a step with a pane leaves the other panes as they are, or is refused")
  func keysOfOnePane() throws {
    let names = Keymap.standard.bindings.flatMap(\.keys).compactMap { key -> String? in
      if case .character(let name) = key, name.count == 1 { name } else { nil }
    }
    func session(_ name: String? = nil) -> Session? {
      let step = name.map { "\n  - { key: '\($0 == "'" ? "''" : $0)', pane: b }" } ?? ""
      let text = """
        data: 100
        panes: [{ title: a }, { title: b }]
        steps:
          - set: { layout.estimatedHeight: 60 }\(step)
        """
      return try? Session(
        try SceneLoader().scene(text: text, name: "scene.yaml"), mode: .headless)
    }
    #expect(names.filter { session($0) == nil }.sorted() == ["U", "u"])
    let unchanged = try #require(session())
    unchanged.runSteps()
    let expected = unchanged.frame.panes[0]
    for name in names {
      guard let session = session(name) else { continue }
      session.runSteps()
      let pane = session.frame.panes[0]
      #expect(
        pane.bounds == expected.bounds && pane.contentSize == expected.contentSize
          && pane.itemCount == expected.itemCount, "\(name)")
    }
  }

  @Test("An item is found wherever it is by then, and nothing is done when it is gone")
  func byIdentity() throws {
    let session = try session("panes: [{ title: a }, { title: b, data: 3 }]")
    let item = ItemIdentity(id: "10", position: 10)
    session.apply(.edit(.insert, at: .path([0, 0])))
    session.apply(.edit(.delete, at: .item(item), pane: 1))
    #expect(ids(session, 10..<13) == ["9", "11", "12"])
    #expect(session.frame.panes.map(\.itemCount) == [1000, 4])
    session.apply(.edit(.delete, at: .item(item)))
    session.apply(.edit(.insert, at: .item(ItemIdentity(id: "x", position: 5))))
    #expect(session.frame.panes.map(\.itemCount) == [1000, 4])
  }

  @Test("Where an item is that is watched is told of the frame that is shown, on the screen or not")
  func watched() throws {
    let pane = Pane.list(100, estimate: 40, height: 40)
    let timeline = try Timeline(Scene(name: "x.yaml", panes: [pane]))
    let item = ItemIdentity(id: "80", position: 80)
    #expect(timeline.frame.panes[0].watched == nil)
    timeline.watched = WatchedItem(item, at: [0, 81])
    try timeline.apply(.edit(.insert))
    #expect(timeline.frame.panes[0].watched == WatchedItem(item, at: [0, 81]))
    try timeline.apply(.edit(.delete, at: .item(item)))
    var gone = WatchedItem(item, at: nil)
    gone.successor = ItemIdentity(id: "81", position: 81)
    #expect(timeline.frame.panes[0].watched == gone)
    timeline.watched = WatchedItem(item, at: [0, 100])
    #expect(timeline.frame.panes[0].watched == WatchedItem(item, at: nil))
    timeline.perform(.first)
    #expect(timeline.frame.panes[0].watched == WatchedItem(item, at: [0, 80]))
    // Other data have another item there.
    timeline.watched = WatchedItem(ItemIdentity(id: "other", position: 3), at: [0, 3])
    timeline.perform(.last)
    #expect(timeline.frame.panes[0].watched == nil)
  }

  @Test("A row that is alone in view, or beside one in part, moves behind that or its neighbour")
  func tallRows() throws {
    let text = "data: 20\nviewport: [320, 480]\ncell: { size: [320, 700] }\nbehavior: correct"
    func ids(moving item: Int, at offset: CGFloat) throws -> [String] {
      let session = try Session(
        try SceneLoader().scene(text: text, name: "scene.yaml"), mode: .headless)
      session.apply(.setOffset(CGPoint(x: 0, y: offset), animated: false))
      session.apply(.edit(.move, at: .path([0, item])))
      #expect(session.frame.panes[0].diagnostics.isEmpty)
      return self.ids(session, 0..<20)
    }
    #expect(try ids(moving: 0, at: 0).prefix(3) == ["1", "0", "2"])
    #expect(try ids(moving: 0, at: 500).prefix(3) == ["1", "0", "2"])
    #expect(try ids(moving: 1, at: 500).prefix(3) == ["1", "0", "2"])
    #expect(try ids(moving: 19, at: 19 * 700 + 220).suffix(2) == ["19", "18"])
  }

  @Test("An item that is not there is let be, and a new one comes to the end")
  func notThere() throws {
    let session = try session("\nlayout: { kind: list }")
    session.apply(.edit(.delete, at: .path([0, 1000])))
    session.apply(.edit(.reload, at: .path([3, 0])))
    session.apply(.edit(.move, at: .path([0, 5000])))
    session.apply(.edit(.shuffle, at: .path([0, 5000])))
    session.apply(.edit(.insert, at: .path([7, 0])))
    #expect(session.frame.panes[0].itemCount == 1000)
    session.apply(.edit(.insert, at: .path([0, 5000])))
    #expect(ids(session, 1000..<1001) == ["new-1"])
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test(
    "A shuffle is one batch of moves of at most 500 items, another one each time, the same in each run"
  )
  func shuffle() throws {
    let session = try session("seed: 7")
    session.apply(.edit(.shuffle, at: .path([0, 900])))
    let first = ids(session, 500..<1000)
    #expect(Set(first) == Set((500..<1000).map(String.init)))
    #expect(first != (500..<1000).map(String.init))
    #expect(ids(session, 0..<500) == (0..<500).map(String.init))
    session.apply(.edit(.shuffle, at: .path([0, 900])))
    let second = ids(session, 500..<1000)
    let again = try self.session("seed: 7")
    again.apply(.edit(.shuffle, at: .path([0, 900])))
    #expect(ids(again, 500..<1000) == first)
    again.apply(.edit(.shuffle, at: .path([0, 900])))
    #expect(ids(again, 500..<1000) == second)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("Whether there was anything to change is told, of the only item of a section, too")
  func undone() throws {
    var pane = Pane.list(3, estimate: 40, height: 40)
    pane.data.sections = [DataSection(items: .numbered(1)), DataSection(items: .numbered(2))]
    let timeline = try Timeline(Scene(name: "x.yaml", panes: [pane]))
    func isDone(_ edit: Edit, at path: IndexPath) throws -> Bool {
      try timeline.apply(.edit(edit, at: .path(path)))
    }
    #expect(try !isDone(.move, at: [0, 0]))
    #expect(try !isDone(.shuffle, at: [0, 0]))
    #expect(try !isDone(.insert, at: [2, 0]))
    #expect(try !isDone(.delete, at: [0, 1]))
    #expect(try isDone(.reload, at: [0, 0]))
    #expect(try isDone(.move, at: [1, 0]))
    #expect(try isDone(.insert, at: [0, 0]))
  }

  @Test("A shuffle leaves no two items in their order")
  func smallShuffle() throws {
    let session = try Session(.list(2, estimate: 40, height: 40))
    for count in 1...20 {
      session.apply(.edit(.shuffle, at: .path([0, 0])))
      #expect(ids(session, 0..<1) == [count.isMultiple(of: 2) ? "0" : "1"])
    }
  }

  @Test("With none in view the first of all is meant, wherever it is")
  func noneInView() throws {
    var pane = Pane.list(3, estimate: 40, height: 40)
    pane.data.sections = [DataSection(items: .numbered(0)), DataSection(items: .numbered(3))]
    let session = try Session(pane)
    session.panes[0].view.contentOffset = CGPoint(x: 0, y: 5000)
    #expect(session.apply(.edit(.delete)))
    #expect(session.frame.panes[0].itemCount == 2)
  }

  @Test("Edits of a billion items cost what they touch")
  func hugeCount() throws {
    let session = try session()
    session.apply(.set([try Setting(key: "data", text: "1000000000")]))
    session.apply(.end)
    let end = 999_999_900..<1_000_000_000
    let before = ids(session, end)
    session.apply(.edit(.shuffle))
    #expect(ids(session, end) != before)
    session.apply(.edit(.insert))
    #expect(ids(session, 999_999_900..<1_000_000_001).contains("new-1"))
    session.apply(.edit(.delete))
    #expect(session.frame.panes[0].itemCount == 1_000_000_000)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A fling goes on while items come and go, in every pane the same ones")
  func whileItFlies() throws {
    let session = try session("panes: [{ title: a }, { title: b, viewport: [320, 200] }]")
    session.apply(.fling(.alongScrollAxis(1500)))
    session.pass(frames: 15)
    let before = session.offset
    for edit: Edit in [.insert, .delete, .move, .reload, .shuffle] {
      session.apply(.edit(edit))
      session.pass(frames: 2)
    }
    #expect(session.frame.isMoving)
    #expect(session.offset > before)
    #expect(ids(session, 0..<600) == ids(session, pane: 1, 0..<600))
    session.settle()
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A pane that does not have the item is left alone, and the copied scene leaves it so too")
  func otherData() throws {
    let panes = "panes: [{ title: a }, { title: b, data: 13 }, { title: c, data: 2000 }]"
    let session = try session(panes)
    func counts(_ session: Session) -> [Int] { session.frame.panes.map(\.itemCount) }
    session.apply(.edit(.delete, at: .path([0, 99])))
    #expect(counts(session) == [999, 13, 1999])
    session.apply(.edit(.insert, at: .path([0, 99])))
    session.apply(.edit(.insert, at: .path([0, 13])))
    #expect(counts(session) == [1001, 14, 2001])
    session.apply(.edit(.reload, at: .path([0, 99])))
    session.apply(.edit(.shuffle, at: .path([0, 999])))
    session.apply(.edit(.delete, at: .path([0, 1500])))
    #expect(counts(session) == [1001, 14, 2000])
    session.settle()
    #expect(session.frame.panes.flatMap(\.diagnostics).isEmpty)
    let repro = Repro.scene(
      of: session.scene, after: session.playback.record,
      finding: session.frame.panes.map(\.findings))
    let again = try Session(repro, mode: .headless)
    again.runSteps()
    #expect(counts(again) == counts(session))
    #expect(again.frame.panes.flatMap(\.diagnostics).isEmpty)
  }
}
