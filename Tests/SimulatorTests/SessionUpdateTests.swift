import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Updates of a scene as a session plays them: animated in virtual time, judged by where they end.
@Suite("Updates in a session")
@MainActor
struct SessionUpdateTests {
  /// Ten rows of 40 points in view, all measured.
  private func session(_ steps: [Step.Kind] = []) throws -> Session {
    try Session(.list(10, estimate: 40, height: 40), steps: steps, mode: .headless)
  }

  private func top(_ session: Session, _ path: [Int], disappearing: Bool = false) -> CGFloat? {
    session.frame.panes[0].elements.first {
      $0.indexPath == path && $0.isDisappearing == disappearing
    }?.frame.minY
  }

  @Test("In the middle of an update frames show elements on their way, and then in their place")
  func middle() throws {
    let session = try session()
    session.apply(.update([.delete([[0, 0]])], animated: true))
    #expect(top(session, [0, 0]) == 40 && top(session, [0, 0], disappearing: true) == 0)
    session.advance(by: .milliseconds(150))
    #expect(top(session, [0, 0]) == 20)
    let leaving = session.frame.panes[0].elements.first { $0.isDisappearing }
    #expect(leaving?.alpha == 0.5)
    #expect(session.frame.isMoving && !session.isIdle)
    session.settle()
    #expect(top(session, [0, 0]) == 0 && top(session, [0, 0], disappearing: true) == nil)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("A frame tells what arrives and what leaves, until it is in its place or gone")
  func marks() throws {
    let session = try session()
    func told(_ path: KeyPath<ElementFrame, Bool>) -> [[Int]] {
      session.frame.panes[0].elements.filter { $0[keyPath: path] }.map(\.indexPath)
    }
    session.apply(.update([.delete([[0, 3]]), .insert([[0, 1]], items: [])], animated: true))
    session.advance(by: .milliseconds(100))
    #expect(told(\.isDisappearing) == [[0, 3]] && told(\.isAppearing) == [[0, 1]])
    session.settle()
    #expect(told(\.isDisappearing).isEmpty && told(\.isAppearing).isEmpty)
  }

  @Test("What an update moves farthest lies over what it passes, among equals of z index")
  func travellers() throws {
    let session = try session()
    session.apply(
      .update(
        [.move(from: [0, 7], to: [0, 2]), .move(from: [0, 0], to: [0, 9])], animated: true))
    for _ in 0..<5 {
      session.advance(by: .milliseconds(40))
      let elements = session.frame.panes[0].elements
      #expect(elements.suffix(2).map(\.indexPath) == [[0, 2], [0, 9]])
      #expect(elements.count == 10)
    }
    session.settle()
    let paths = session.frame.panes[0].elements.map(\.indexPath)
    #expect(paths == (0..<10).map { [0, $0] })
  }

  @Test("Unless a scene says that it is not animated")
  func notAnimated() throws {
    let session = try session()
    session.apply(.update([.delete([[0, 0]])], animated: false))
    #expect(top(session, [0, 0]) == 0 && session.isIdle)
  }

  @Test("Expectations hold where things end, at once, and settling waits for the animation")
  func expectations() throws {
    var expectation = Expectation()
    expectation.topItem = [0, 0]
    expectation.visible = (0..<9).map { [0, $0] }
    expectation.findings = FindingsExpectation.none
    let session = try session([
      .action(.update([.delete([[0, 0]])], animated: true)), .expect(expectation),
      .waitUntilSettled,
      .expect(expectation),
    ])
    session.runSteps()
    #expect(session.expectations.map(\.passed) == [true, true])
    #expect(session.time >= 0.3 && session.time < 0.35)
  }

  @Test("Sections come with what is inserted into them, and go with what they hold")
  func sections() throws {
    var pane = Pane.list(2, estimate: 40, height: 40)
    pane.data = DataSet(
      sections: ["a", "b"].map { DataSection(header: $0, items: .numbered(2, idOffset: 0)) })
    let session = try Session(pane, mode: .headless)
    session.apply(
      .update(
        [.insertSections([1]), .insert([[1, 0], [1, 1], [1, 2]], items: [nil, nil, nil])],
        animated: true))
    session.settle()
    func headers() -> [String] {
      session.frame.panes[0].elements.filter { $0.category == .supplementaryView }.map(\.text)
    }
    #expect((0..<3).map(session.view.numberOfItems) == [2, 3, 2])
    #expect(headers() == ["a", "b"])
    session.apply(
      .update([.deleteSections([0]), .move(from: [0, 1], to: [1, 2])], animated: true))
    session.settle()
    #expect((0..<2).map(session.view.numberOfItems) == [3, 3])
    #expect(headers() == ["b"])
    #expect(session.frame.panes[0].findings.isEmpty)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  /// Two sections of two rows with headers, 40 points each.
  private func sectioned() throws -> Session {
    var pane = Pane.list(2, estimate: 40, height: 40)
    pane.data = DataSet(
      sections: ["a", "b"].enumerated().map { index, header in
        DataSection(header: header, items: .numbered(2, idOffset: 2 * index))
      })
    return try Session(pane, mode: .headless)
  }

  private func headers(_ session: Session) -> [String] {
    session.frame.panes[0].elements.filter { $0.category == .supplementaryView }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  @Test("A section moves with its header and its cells, which stay the same views")
  func movedSection() throws {
    let session = try sectioned()
    session.settle()
    let cells = [[0, 0], [0, 1]].compactMap { session.view.cellForItem(at: $0) }
    session.apply(.update([.moveSection(from: 0, to: 1)], animated: true))
    session.pass(frames: 9)
    let first = session.frame.panes[0].elements.first {
      $0.category == .cell && $0.indexPath == [1, 0]
    }
    #expect(session.view.isAnimating)
    #expect((first?.frame.minY ?? 0) < session.view.cellForItem(at: [1, 0])?.frame.minY ?? 0)
    session.settle()
    #expect(headers(session) == ["b", "a"])
    #expect([[1, 0], [1, 1]].compactMap { session.view.cellForItem(at: $0) } == cells)
    #expect(session.frame.panes[0].findings.isEmpty)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A section comes with its header and its items")
  func insertedSection() throws {
    let session = try sectioned()
    let section = DataSection(
      header: "new", items: .listed([Item(id: "x", text: "x"), Item(id: "y", text: "y")]))
    session.apply(.update([.insertSections([1], sections: [section])], animated: true))
    session.settle()
    #expect((0..<3).map(session.view.numberOfItems) == [2, 2, 2])
    #expect(headers(session) == ["a", "new", "b"])
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Reloading a section asks for other cells, reconfiguring an item for the one it has")
  func reloadedSection() throws {
    let session = try sectioned()
    session.settle()
    let before = session.view.cellForItem(at: [0, 0])
    session.apply(.update([.reconfigure([[0, 0]])], animated: true))
    session.settle()
    #expect(session.view.cellForItem(at: [0, 0]) === before)
    session.apply(.update([.reloadSections([0])], animated: true))
    #expect(session.view.cellForItem(at: [0, 0]) !== before)
    session.settle()
    #expect(headers(session) == ["a", "b"])
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A rotation may take its time: cells are on their way to their new width")
  func rotation() throws {
    let session = try session()
    session.settle()
    session.apply(.viewport(CGSize(width: 480, height: 320), animated: true))
    session.pass(frames: 9)
    #expect(session.view.bounds.size == CGSize(width: 480, height: 320))
    let width = session.frame.panes[0].elements.first?.frame.width ?? 0
    #expect(width > 320 && width < 480)
    session.settle()
    #expect(session.frame.panes[0].elements.allSatisfy { $0.frame.width == 480 })
    #expect(session.frame.panes[0].findings.isEmpty)
    session.apply(.viewport(CGSize(width: 320, height: 480)))
    #expect(!session.view.isAnimating)
  }

  @Test("Where an update that moves sections leaves an item")
  func newPathOfMoved() {
    let update: [Change] = [
      .moveSection(from: 2, to: 0), .delete([[2, 0]]), .insert([[0, 0]], items: [nil]),
      .reloadSections([1]), .reconfigure([[0, 0]]),
    ]
    #expect(update.newPath(of: [2, 0]) == nil)
    #expect(update.newPath(of: [2, 3]) == [0, 3])
    #expect(update.newPath(of: [0, 1]) == [1, 1])
    #expect(update.newPath(of: [1, 1]) == [2, 1])
    #expect(update.newPath(of: [3, 1]) == [3, 1])
  }

  @Test("A section that does not exist is told of, and nothing happens")
  func missingSection() throws {
    let session = try session()
    session.apply(.update([.deleteSections([3])], animated: true))
    #expect(session.frame.panes[0].diagnostics.map(\.id) == ["conflictingUpdates"])
    #expect(session.view.numberOfItems(inSection: 0) == 10)
  }

  @Test(
    "Each update that is impossible in other words is told, and no number of them is all there is")
  func impossibleUpdates() throws {
    let session = try session()
    for item in [19, 17, 17] { session.apply(.update([.delete([[0, item]])], animated: false)) }
    session.apply(.update([.insert([[0, 21]], items: [nil])], animated: false))
    #expect(
      session.frame.panes[0].diagnostics.map(\.message) == [
        "attempt to delete item 19 from section 0 which only contains 10 items before the update",
        "attempt to delete item 17 from section 0 which only contains 10 items before the update",
        "attempt to insert item 21 into section 0, but there are only 11 items in section 0 after the update",
      ])
    for item in 100..<200 { session.apply(.update([.delete([[0, item]])], animated: false)) }
    #expect(session.frame.panes[0].diagnostics.count == 20)
  }

  @Test("The audit finds nothing in the middle of updates above the reader")
  func quietAudit() throws {
    let session = try Session(.list(200, estimate: 30, height: 40), mode: .headless)
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: false))
    session.settle()
    for _ in 0..<5 {
      session.apply(
        .update(
          [.insert([[0, 3], [0, 4]], items: [nil, nil]), .delete([[0, 9]])], animated: true))
      session.pass(frames: 5)
    }
    session.settle()
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Where an update with sections leaves an item")
  func newPath() {
    let update: [Change] = [
      .deleteSections([0]), .insertSections([1]), .delete([[2, 0]]),
      .insert([[2, 1]], items: [nil]),
    ]
    #expect(update.newPath(of: [0, 4]) == nil)
    #expect(update.newPath(of: [1, 4]) == [0, 4])
    #expect(update.newPath(of: [2, 0]) == nil)
    #expect(update.newPath(of: [2, 1]) == [2, 0])
    #expect(update.newPath(of: [2, 2]) == [2, 2])
  }

  @Test(
    "Where the content ends before the reader's place until a guess is measured, the place is found again"
  )
  func clamped() throws {
    let session = try Session(
      text: """
        data: 12
        seed: 574
        viewport: [320, 480]
        cell: { size: { random: { width: [30, 150], height: [20, 120] } } }
        header: { size: [320, 30] }
        layout: { kind: flow, estimatedItemSize: [80, 60], headerReferenceSize: [320, 40] }
        behavior: correct
        steps:
          - insert: [[0, 0]]
          - delete: [[0, 0]]
          - insert: [[0, 1]]
          - scrollBy: [0, 111]
          - delete: [[0, 0]]
          - insert: [[0, 0]]
        """)
    session.runSteps()
    #expect(session.offset == 101)
    expectQuiet(session)
  }
}
