import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a frame tells of its elements: what happened to them in it, shortly before it, and never more.
@Suite("Marks of elements")
@MainActor
struct ElementMarksTests {
  /// The items of the first pane that have a mark in this very frame.
  private func items(_ mark: ElementMarks, in session: Session) -> [Int] {
    cells(session).filter { $0.marks.contains(mark) }.map { $0.indexPath[1] }
  }

  private func earlierItems(_ mark: ElementMarks, in session: Session) -> [Int] {
    cells(session).filter { $0.earlierMarks.contains(mark) }.map { $0.indexPath[1] }
  }

  private func cells(_ session: Session) -> [ElementFrame] {
    session.frame.panes[0].visibleCells
  }

  @Test("What is on the screen at first was measured, and its views were new")
  func start() throws {
    let session = try Session(.list(100, estimate: 44, height: 60))
    #expect(items(.measured, in: session) == Array(0..<8))
    #expect(items(.asked, in: session) == Array(0..<8))
    #expect(items(.reused, in: session).isEmpty)
    #expect(items(.moved, in: session).isEmpty)
    #expect(items(.invalidated, in: session) == Array(0..<8), "each named by its own size")
  }

  @Test(
    "A cell that only scrolls has no mark; one that comes is measured, and reused when a view was free"
  )
  func scroll() throws {
    // A smaller estimate would have more measured than are in view.
    let session = try Session(.list(100, estimate: 80, height: 60))
    session.apply(.scrollBy(CGPoint(x: 0, y: 120)))
    #expect(items(.measured, in: session) == [8, 9])
    #expect(items(.moved, in: session).isEmpty)
    #expect(earlierItems(.measured, in: session) == Array(2...7))
    session.apply(.scrollBy(CGPoint(x: 0, y: 120)))
    #expect(items(.measured, in: session) == [10, 11])
    #expect(items(.reused, in: session) == [10, 11])
    session.apply(.scrollBy(CGPoint(x: 0, y: -60)))
    #expect(items(.measured, in: session).isEmpty)
    #expect(items(.asked, in: session) == [3], "asked again, and agreed with what is known")
    #expect(items(.reused, in: session) == [3])
    #expect(items(.moved, in: session).isEmpty)
  }

  @Test("What happens at an index path is told of the item that has it now")
  func update() throws {
    // The last thing to happen before is that the cell of the last item on the screen is asked.
    let session = try Session(.list(100, estimate: 60, height: 60))
    #expect(items(.asked, in: session).last == 7)
    session.apply(.update([.delete([[0, 0]])], animated: false))
    #expect(items(.asked, in: session) == [7])
  }

  @Test("What happened is told for 24 frames after, and apart from what happens now")
  func afterglow() throws {
    let session = try Session(.list(1000, estimate: 60, height: 60))
    session.apply(.scrollBy(.zero))
    #expect(items(.asked, in: session).isEmpty)
    session.apply(.scrollBy(CGPoint(x: 0, y: 60)))
    let new = items(.asked, in: session)
    #expect(new.count == 1)
    for _ in 0..<24 {
      session.apply(.scrollBy(CGPoint(x: 0, y: 1)))
      #expect(earlierItems(.asked, in: session).contains(new[0]))
      #expect(!items(.asked, in: session).contains(new[0]))
    }
    session.apply(.scrollBy(CGPoint(x: 0, y: 1)))
    #expect(!earlierItems(.asked, in: session).contains(new[0]))
  }

  @Test(
    "Cells move when something measured above them is not made up for, and do not when it is",
    arguments: [("none", true), ("firstSized", false)])
  func compensation(_ knob: String, moves: Bool) throws {
    let session = try Session(
      .list(200, estimate: 50, height: 90, knobs: ["compensation": .word(knob)]))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    let before = Set(cells(session).map { $0.indexPath[1] })
    session.apply(.scrollBy(CGPoint(x: 0, y: -20)))
    let moved = Set(items(.moved, in: session))
    #expect(moved.isEmpty == !moves)
    #expect(moved.isSubset(of: before))
  }

  @Test("An insertion moves what makes way for it, whatever index path that has now")
  func insertion() throws {
    let session = try Session(.list(100, estimate: 60, height: 60))
    session.apply(
      .update([.insert([IndexPath(item: 2, section: 0)], items: [nil])], animated: false))
    #expect(items(.moved, in: session) == Array(3...7))
    #expect(items(.moved, in: session).contains(2) == false)
  }

  @Test("An element that is asked more than once before a frame counts once")
  func counted() {
    var markings = Markings()
    for item in [4, 1, 2, 1, 4] { markings.add(.asked, to: .item(item)) }
    markings.add(.measured, to: .item(1))
    markings.add(.invalidated, to: .item(3))
    markings.paint(moved: [:], known: [], isHeld: false)
    #expect(markings.askedCount == 3)
    #expect(markings.record(of: .item(1)).marks == [.asked, .measured])
    markings.paint(moved: [:], known: [], isHeld: false)
    #expect(markings.askedCount == 0)
  }

  @Test("A view from the queue is told once it comes to the screen before the next frame")
  func dequeued() {
    var markings = Markings()
    for item in 1...3 { markings.recordDequeuing(of: .item(item)) }
    for item in [2, 1, 7] { markings.recordDisplay(of: .item(item)) }
    markings.paint(moved: [:], known: [], isHeld: false)
    let told = (0..<9).filter { markings.record(of: .item($0)).marks == .reused }
    #expect(told == [1, 2])
    markings.recordDisplay(of: .item(3))
    markings.paint(moved: [:], known: [], isHeld: false)
    #expect(markings.record(of: .item(3)).marks.isEmpty)
  }

  @Test("Of very many elements those on the screen are remembered, and those marked in the frame")
  func many() {
    var markings = Markings()
    for item in 0..<1_200 { markings.add(.asked, to: .item(item)) }
    markings.paint(moved: [:], known: [], isHeld: true)
    #expect((0..<1_200).allSatisfy { markings.record(of: .item($0)).marks == .asked })
    markings.add(.asked, to: .item(7))
    markings.paint(moved: [:], known: (3...5).map { .item($0) }, isHeld: true)
    let told = (0..<1_200).filter { markings.record(of: .item($0)) != Markings.Record() }
    #expect(told == [3, 4, 5, 7])
    #expect(markings.record(of: .item(4)).earlierMarks == .asked)
  }

  @Test("invalidateLayout() concerns all that was on the screen, and moves nothing")
  func invalidation() throws {
    let session = try Session(.list(100, estimate: 60, height: 60))
    session.apply(.invalidateLayout(times: 1))
    #expect(items(.invalidated, in: session) == Array(0..<8))
    #expect(items(.moved, in: session).isEmpty)
    #expect(items(.measured, in: session).isEmpty)
  }

  @Test("A context that names items marks those alone")
  func namedInvalidation() throws {
    let session = try Session(.list(100, estimate: 60, height: 60))
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 99, section: 0)])
    session.view.collectionViewLayout.invalidateLayout(with: context)
    session.pass(frames: 1)
    #expect(items(.invalidated, in: session) == [3])
  }

  @Test("What a layout places by the offset has not moved by scrolling")
  func carousel() throws {
    var pane = Pane.list(20, estimate: 44, height: 44)
    pane.layout = LayoutDescription(kind: "carousel", sizing: .fixed)
    let session = try Session(pane)
    session.apply(.scrollBy(CGPoint(x: 30, y: 0)))
    #expect(items(.moved, in: session).isEmpty)
    #expect(items(.invalidated, in: session).isEmpty == false)
    #expect(cells(session).contains { $0.transform != nil })
  }

  @Test(
    "What is held along one axis stays so when the content goes along the other, and is not in its own place"
  )
  func heldAlongOneAxis() throws {
    let session = try sheet()
    #expect(pinned(session).isEmpty)
    session.apply(.scrollBy(CGPoint(x: 60, y: 0)))
    let column = pinned(session)
    #expect(column.contains([0, 0]) && column.contains([2, 0]) && !column.contains([0, 1]))
    session.apply(.scrollBy(CGPoint(x: 0, y: 10)))
    #expect(pinned(session).isSuperset(of: [[0, 0], [2, 0], [0, 2]]))
    // The last of a way is shorter than what counts as a scroll.
    for x in [-59.5, -0.5] { session.apply(.scrollBy(CGPoint(x: x, y: 0))) }
    #expect(pinned(session).isDisjoint(with: [[2, 0]]) && pinned(session).contains([0, 0]))
    session.apply(.scrollBy(CGPoint(x: 0, y: -10)))
    #expect(pinned(session).isEmpty)
  }

  @Test("What comes to the screen is pinned where what is held stands, and what was is forgotten")
  func arrived() throws {
    let session = try sheet()
    session.apply(.scrollBy(CGPoint(x: 60, y: 0)))
    // Rows and columns stand just below what is held.
    session.apply(.setOffset(CGPoint(x: 300, y: 240), animated: false))
    let edges = cells(session).map(\.indexPath).filter { $0[0] == 0 || $0[1] == 0 }
    #expect(pinned(session) == Set(edges))
    #expect(edges.contains([0, 6]) && edges.contains([12, 0]))
    session.apply(.setOffset(.zero, animated: false))
    #expect(pinned(session).isEmpty)
  }

  /// A sheet whose first row and first column stay on the screen.
  private func sheet() throws -> Session {
    var pane = Pane.list(60, estimate: 44, height: 44)
    pane.data.sections = (0..<40).map { _ in DataSection(items: .numbered(20)) }
    pane.layout = LayoutDescription(kind: "stickyGrid", sizing: .fixed)
    pane.layout.properties["itemSize"] = .size(CGSize(width: 100, height: 40))
    return try Session(pane)
  }

  private func pinned(_ session: Session) -> Set<[Int]> {
    Set(session.frame.panes[0].elements.filter(\.isPinned).map(\.indexPath))
  }

  @Test("A header that is held is pinned and has not moved; in its own place it is not")
  func pinned() throws {
    var pane = Pane.list(20, estimate: 60, height: 60)
    pane.data.sections[0].header = "Spring"
    pane.layout.properties["pinHeaders"] = .flag(true)
    let session = try Session(pane)
    func header() -> ElementFrame? {
      session.frame.panes[0].elements.first { $0.category == .supplementaryView }
    }
    #expect(header()?.isPinned == false)
    session.apply(.scrollBy(CGPoint(x: 0, y: 100)))
    #expect(header()?.isPinned == true)
    #expect(header()?.marks.contains(.moved) == false)
    #expect(header()?.marks.contains(.invalidated) == true)
    #expect(items(.invalidated, in: session).contains(2) == false)
  }

  @Test("The sizes an element had are remembered while it is away, until the data is reloaded")
  func sizes() throws {
    let session = try Session(.list(100, estimate: 44, height: 60))
    func first() -> ElementFrame? { cells(session).first }
    let estimate = CGSize(width: 320, height: 44)
    #expect(first()?.formerSizes == [estimate])
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: false))
    session.apply(.setOffset(.zero, animated: false))
    #expect(first()?.formerSizes == [estimate])
    #expect(first()?.isFresh == true, "it was measured within the last 24 frames")
    session.apply(.reloadData)
    #expect(first()?.formerSizes.count ?? 0 <= 1)
  }

  @Test("What an animation moves is told by the sum of its parts")
  func animation() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 60
        cell: { size: [320, 90] }
        layout: { kind: list, estimatedHeight: 50 }
        behavior: { preset: correct, compensation: none }
        """, name: "insert.yaml")
    let session = try Session(scene)
    session.apply(.setOffset(CGPoint(x: 0, y: 900), animated: false))
    session.apply(.edit(.insert, at: .path([0, 2])))
    var shifts: [CGFloat] = []
    for _ in 0..<40 {
      session.passFrame()
      if let shift = cells(session)[2].shift?.y, shift != shifts.last { shifts.append(shift) }
    }
    #expect(shifts.count > 10)
    #expect(shifts == shifts.sorted())
    #expect(shifts.last.map { abs($0 - 50) < 1e-6 } == true)
  }

  @Test("An animation that follows another at once is told by its own parts alone")
  func animationAfterAnother() throws {
    let scene = try SceneLoader().scene(
      text: "{ data: 60, cell: { size: [320, 60] }, layout: { kind: list, estimatedHeight: 60 } }",
      name: "edits.yaml")
    let session = try Session(scene)
    session.apply(.edit(.delete, at: .path([0, 0])))
    session.settle()
    #expect(cells(session).prefix(3).map { $0.shift?.y.rounded() } == [-60, -60, -60])
    session.apply(.update([.move(from: [0, 0], to: [0, 2])], animated: true))
    session.settle()
    #expect(cells(session).prefix(3).map { $0.shift?.y.rounded() } == [-60, -60, 120])
  }

  @Test(
    "In an animation an element has the size that the layout gives it, and the frame that is seen")
  func settledSize() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 60
        cell: { size: { byWidth: { 320: 120, 480: 60 } } }
        layout: { kind: list, estimatedHeight: 50 }
        steps: [{ viewport: { size: [480, 320], animated: true } }]
        """, name: "turn.yaml")
    let session = try Session(scene)
    session.runSteps()
    for _ in 0..<3 { session.passFrame() }
    let cell = try #require(cells(session).last)
    #expect(cell.frame.width < 480)
    #expect(cell.size == CGSize(width: 480, height: 60))
    #expect(cell.layoutFrame?.size == cell.size)
    for _ in 0..<40 { session.passFrame() }
    #expect(cells(session).allSatisfy { $0.layoutFrame == nil && $0.size == $0.frame.size })
  }
}
