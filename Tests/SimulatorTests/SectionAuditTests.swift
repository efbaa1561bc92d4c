import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Sections that scroll across, judged, logged and reported as scroll views of their own.
@Suite("Sections that scroll across, in the audit and the instruments")
@MainActor
struct SectionAuditTests {
  /// Cards 256 points wide, 10 apart, in a view of 320 points: the stops are 266 apart.
  private func scene(_ steps: String, behavior: String = "correct", rows: Int = 40) throws -> Scene
  {
    try SceneLoader().scene(
      text: """
        viewport: [320, 480]
        data: { sections: [ { items: 20 }, { items: \(rows) } ] }
        layout:
          kind: compositional
          sections:
            - carousel: [fractionalWidth(0.8), 160]
              interGroupSpacing: 10
            - list
        behavior: \(behavior)
        steps: \(steps)
        """, name: "x.yaml", directory: "/")
  }

  private func run(
    _ steps: String, behavior: String = "correct", rows: Int = 40
  ) throws -> PaneRun {
    let run = try HeadlessRun(scene(steps, behavior: behavior, rows: rows))
    _ = try run.report()
    return run.session.panes[0]
  }

  private func section(_ run: PaneRun) throws -> SectionFrame {
    try #require(PaneFrame(run).sections.first)
  }

  private let scrolled = "{ scrollBy: [532, 0], section: 0 }, { wait: settled }"

  @Test("A reload that loses the offset is a jump of the section, with its item")
  func reload() throws {
    let run = try run(
      "[\(scrolled), { reloadSections: [0] }, { wait: settled }]", behavior: "uikit")
    let jump = try #require(run.judge.audit.findings[.anchor])
    #expect(jump.section == 0)
    #expect(jump.max == 532)
    #expect(jump.count == 1)
    #expect(jump.causes == [.reload])
    #expect(
      jump.message.hasPrefix("section 0: its reload moved what you were reading 532 pt right"))
    #expect(jump.message.contains("[0, 2]"))
    #expect(run.judge.audit.lostPlace == 532)
    #expect(try section(run).contentOffset.x == 0)
  }

  @Test("In UIKit's behavior inserted cards push those in view")
  func insert() throws {
    let run = try run("[\(scrolled), { insert: [[0, 0]] }, { wait: settled }]", behavior: "uikit")
    let jump = try #require(run.judge.audit.findings[.anchor])
    #expect(jump.section == 0)
    #expect(jump.max == 266)
  }

  @Test(
    "Under `correct` nothing is found",
    arguments: [
      "{ fling: 3000, section: 0 }, { wait: settled }, { fling: -900, section: 0 }",
      "{ wheel: [9, 0], at: [100, 80] }, { wheel: [0, 9], at: [100, 80] }",
      "{ insert: [[0, 0], [0, 1]] }, { wait: settled }, { delete: [[0, 0], [0, 3]] }",
      "{ reloadSections: [0] }, { wait: settled }, { reloadData: true }",
      "{ viewport: { size: [480, 320], animated: true } }, { wait: settled }, { viewport: [320, 480] }",
      "{ fling: 2000, section: 0 }, { wait: 0.1 }, { insert: [[0, 0]] }",
      "{ move: [[0, 2], [0, 0]] }",
      "{ insertSections: [0] }, { wait: settled }, { deleteSections: [0] }",
      "{ scrollTo: { item: [0, 9], at: centeredHorizontally } }, { scrollTo: { item: [0, 1], at: right } }",
    ])
  func nothing(steps: String) throws {
    let run = try run("[\(scrolled), \(steps), { wait: settled }]")
    #expect(run.judge.audit.all.map(\.message) == [])
  }

  @Test("A scroll to an item has to show it in its section")
  func target() throws {
    let run = try run("[{ wait: settled }]")
    run.apply(.scrollTo(ScrollTarget(item: [0, 5], position: .left, animated: false)))
    #expect(try section(run).contentOffset.x == 1330)
    // Somebody moves the section before the frame is painted.
    let scroller = try #require(run.view.orthogonalScroller(ofSection: 0))
    scroller.scroll(to: CGPoint(x: 1300, y: 0), as: .animation)
    run.paint()
    let missed = try #require(run.judge.audit.findings[.target])
    #expect(missed.section == 0)
    #expect(missed.max == 30)
    #expect(missed.culprit?.indexPath == [0, 5])
  }

  @Test("A member that is not where the sizes put it, and one that is missing, are found")
  func members() throws {
    let run = try run("[{ wait: settled }]", rows: 4)
    let frame = PaneFrame(painting: run)
    var moved = frame
    let index = try #require(moved.elements.firstIndex { $0.indexPath == [0, 1] })
    moved.elements[index].frame.origin.x += 7
    func violations(_ pane: PaneFrame) -> [Violation] {
      let judged = JudgedFrame(pane, of: run, after: nil, isAtRest: true)
      var audits = SectionAudits()
      return audits.violations(in: judged, of: run)
    }
    #expect(violations(frame).map(\.invariant) == [])
    let tiling = violations(moved)
    #expect(tiling.map(\.invariant) == [.tiling])
    #expect(tiling.map(\.amount) == [7])
    moved.elements.remove(at: index)
    let coverage = violations(moved)
    #expect(coverage.map(\.invariant) == [.coverage])
    #expect(coverage.first?.culprit?.indexPath == [0, 1])
    #expect(coverage.first?.section == 0)
  }

  @Test("Cards that a scroll of their section moved are not marked as pushed")
  func marks() throws {
    let run = try run("[{ fling: 2000, section: 0 }, { wait: { frames: 4 } }]")
    let cards = PaneFrame(run).elements.filter { $0.indexPath[0] == 0 }
    #expect(!cards.isEmpty && cards.allSatisfy { $0.shift == nil })
  }

  @Test("The ledger and the trace keep the changes of a section apart, with their authors")
  func ledger() throws {
    let scene = try scene(
      "[{ drag: { by: [200, 0], over: 0.1 }, section: 0 }, { wait: settled }, { scrollBy: [0, 30] }]"
    )
    let run = try HeadlessRun(scene, keepsTrace: true)
    let report = try run.report()
    let pane = run.session.panes[0]
    let entries = pane.log.ledger.entries.filter { !$0.isSize }
    #expect(entries.filter { $0.section == nil }.map(\.to) == [[0, 30]])
    let own = entries.filter { $0.section == 0 }
    #expect(own.map(\.author) == ["finger", "snap"])
    #expect(own.map(\.to) == [[200, 0], [266, 0]])
    let traced = pane.log.whole.filter { $0.section == 0 }
    #expect(traced.last?.to == [266, 0])
    #expect(
      pane.log.whole.filter { $0.kind == .offset && $0.section == nil }.map(\.to) == [[0, 30]])
    let json = try JSONEncoder().encode(report)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains(#""behavior":"groupPaging""#))
    #expect(text.contains(#""section":0"#))
  }

  @Test("A frame says where each section is, where it will rest, and what is in view")
  func frame() throws {
    let run = try run("[{ fling: 2000, section: 0 }, { wait: { frames: 3 } }]")
    let moving = try section(run)
    #expect(moving.behavior == "groupPaging")
    #expect(moving.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
    #expect(moving.range == 0...4990)
    #expect(moving.motion.activity == .decelerating)
    #expect(moving.motion.target?.x == 266)
    // At the fast rate 2 000 points per second go 198 points.
    #expect(moving.motion.proposedTarget.map { abs($0.x - 198) <= 1 } == true)
    #expect(moving.restingItem == 1)
    #expect(moving.isMoving && moving.itemCount == 20 && moving.visible == [0, 1])
  }

  @Test("Past frames have the offsets of their moment")
  func past() throws {
    let timeline = try Timeline(scene("[]"))
    func offset() -> CGFloat? { timeline.frame.panes[0].sections.first?.contentOffset.x }
    try timeline.apply(.aimed(.section(0), .fling(.alongScrollAxis(2000))))
    var seen: [CGFloat?] = []
    for _ in 0..<60 {
      timeline.advance(by: .milliseconds(17))
      seen.append(offset())
    }
    #expect(offset() == 266)
    timeline.perform(.frameBack)
    let back = offset()
    #expect(back.map { $0 < 266 || seen.filter { $0 == 266 }.count > 1 } == true)
    timeline.perform(.first)
    #expect(offset() == 0)
    timeline.perform(.last)
    #expect(offset() == 266)
  }

  @Test("Expectations of a section, and a section that does not scroll")
  func expectations() throws {
    func messages(_ expect: String) throws -> [String] {
      let run = try HeadlessRun(scene("[\(scrolled), { expect: \(expect) }]"))
      _ = try run.report()
      return run.session.expectations.flatMap(\.conditions).filter { !$0.passed }.map(\.message)
    }
    #expect(
      try messages(
        "{ section: 0, contentOffset: [532, 0], contentSize: [5310, 160], visible: [[0, 2], [0, 3]], topItem: [0, 2], isScrollable: true }"
      ) == [])
    #expect(
      try messages("{ section: 0, contentOffset: [0, 0] }")
        == ["contentOffset of section 0 is [532, 0], expected [0, 0]"])
    #expect(
      try messages("{ section: 1, isScrollable: true }")
        == ["section 1 does not scroll across: it has no `orthogonalScrollingBehavior`"])
    #expect(
      try messages("{ section: 7, isScrollable: true }")
        == ["section 7 does not exist: there are 2"])
  }

  @Test("A step for a section that does not scroll is reported, and moves nothing")
  func wrongSection() throws {
    let run = try run("[{ fling: 2000, section: 1 }, { wait: settled }]")
    #expect(run.diagnosticNotes.map(\.id) == ["notOrthogonal"])
    #expect(run.view.contentOffset == .zero)
  }

  // MARK: Keys, fingers, the wheel

  @Test(
    "Keys move a section by groups, to its ends, and at once while time stands",
    arguments: [
      ("{ keyboard: { tap: line, direction: right, times: 3 }, section: 0 }", 798.0),
      ("{ keyboard: { jump: end }, section: 0 }", 4990),
      ("{ page: right, section: 0 }", 266),
      ("{ keyboard: { tap: line, direction: right }, section: middle }", 266),
    ])
  func keys(step: String, offset: CGFloat) throws {
    let run = try run("[\(step), { wait: settled }]")
    #expect(try section(run).contentOffset.x == offset)
    #expect(run.view.contentOffset == .zero)
    #expect(try section(run).motion.author == "page")
  }

  @Test("The wheel moves the section at the point, and the pane where there is none")
  func wheel() throws {
    let run = try run("[{ wheel: [3, 0], at: [100, 80] }, { wheel: [5, 0], at: [100, 300] }]")
    #expect(try section(run).contentOffset.x == 60)
  }

  @Test("A finger that starts upright stays upright; jitter below the slop decides nothing")
  func lock() throws {
    let run = try run(
      "[{ touch: { down: [160, 80] } }, { touch: { move: [156, 80] } }, { touch: { move: [155, 40] } }, { touch: { move: [60, 30] } }, { wait: 0.3 }, { touch: up }, { wait: settled }]"
    )
    #expect(try section(run).contentOffset.x == 0)
    #expect(run.view.contentOffset.y > 20)
  }

  @Test("A finger catches a section that moves")
  func catching() throws {
    let run = try run(
      "[{ fling: 1500, section: 0 }, { wait: { frames: 6 } }, { touch: { down: [160, 80] } }, { wait: 0.5 }]"
    )
    let caught = try section(run)
    #expect(caught.contentOffset.x > 20 && caught.contentOffset.x < 250)
    #expect(caught.motion.activity == .dragging)
    run.apply(.touch(.up))
    #expect(try section(run).motion.target.map { [0, 266].contains($0.x) } == true)
  }
}
