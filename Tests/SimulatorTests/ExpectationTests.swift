import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Expectations")
@MainActor
struct ExpectationTests {
  /// 40 rows estimated at 200 and 40 high, asked once: three rows are shown.
  private func result(_ change: (inout Scenes.Expectation) -> Void) throws -> ExpectationResult {
    var expectation = Scenes.Expectation()
    change(&expectation)
    let session = try Session(
      .list(40, estimate: 200, height: 40, knobs: ["requery": .word("once")]),
      steps: [.expect(expectation)], mode: .headless)
    session.runSteps()
    return try #require(session.expectations.first)
  }

  private func message(_ change: (inout Scenes.Expectation) -> Void) throws -> String {
    let result = try result(change)
    #expect(result.passed == result.message.isEmpty)
    return result.message
  }

  @Test("Nothing expected, nothing missed")
  func empty() throws {
    #expect(try message { _ in } == "")
  }

  @Test("Points compare within half a point, fractions within 0.005, counts exactly")
  func tolerances() throws {
    #expect(try message { $0.contentSize = [.equal(320), .equal(7520.5)] } == "")
    #expect(
      try message { $0.contentSize = [.equal(320), .equal(7520.6)] }
        == "contentSize is [320, 7520], expected [320, 7520.6]")
    #expect(try message { $0.blank = .equal(0.755) } == "")
    #expect(try message { $0.blank = .equal(0.756) } == "blank is 0.75, expected 0.76")
    #expect(try message { $0.measured = .equal(3) } == "")
    #expect(try message { $0.measured = .equal(2) } == "measured is 3, expected 2")
  }

  @Test("Within widens and narrows them")
  func within() throws {
    #expect(
      try message {
        $0.contentSize = [.equal(300), .equal(7500)]; $0.within = 20
      } == "")
    #expect(
      try message {
        $0.measured = .equal(5); $0.within = 2
      } == "")
    #expect(
      try !result {
        $0.contentSize = [.equal(320), .equal(7520.5)]; $0.within = 0
      }.passed)
  }

  @Test("Above and below exclude their limit")
  func limits() throws {
    #expect(try message { $0.blank = .above(0.7) } == "")
    #expect(try message { $0.blank = .below(0.75) } == "blank is 0.75, expected below 0.75")
    #expect(try message { $0.blank = .above(0.75) } == "blank is 0.75, expected above 0.75")
  }

  @Test("Items on the screen, the first of them, and frames anywhere")
  func items() throws {
    #expect(try message { $0.visible = [[0, 0], [0, 1], [0, 2]] } == "")
    #expect(
      try message { $0.visible = [[0, 0]] }
        == "visible is [[0, 0], [0, 1], [0, 2]], expected [[0, 0]]")
    #expect(try message { $0.topItem = [0, 0] } == "")
    #expect(try message { $0.topItem = [0, 1] } == "topItem is [0, 0], expected [0, 1]")
    let frame: [NumberMatch] = [.equal(0), .equal(320), .equal(320), .equal(200)]
    #expect(
      try message { $0.frames = [FrameExpectation(item: [0, 4], frame: frame)] } == "")
    #expect(
      try message { $0.frames = [FrameExpectation(item: [0, 5], frame: frame)] }
        == "frame of [0, 5] is [0, 520, 320, 200], expected [0, 320, 320, 200]")
    #expect(
      try message { $0.frames = [FrameExpectation(item: [0, 40], frame: frame)] }
        == "[0, 40] does not exist")
  }

  @Test("Frames of headers and other views")
  func frames() throws {
    var pane = Pane.list(3, estimate: 40, height: 40)
    pane.data.sections[0].header = "Fruit"
    let session = try Session(pane, mode: .headless)
    func message(_ kind: String, _ y: Double) -> String {
      var expectation = Scenes.Expectation()
      let frame: [NumberMatch] = [.equal(0), .equal(y), .equal(320), .above(0)]
      expectation.frames = [FrameExpectation(item: [0, 0], kind: kind, frame: frame)]
      return ExpectationCheck(session).result(of: expectation, line: 1).message
    }
    #expect(message("header", 0) == "")
    #expect(message("header", 9).hasPrefix("frame of header [0, 0] is [0, 0, 320, "))
    #expect(message("footer", 0) == "footer [0, 0] does not exist")
    #expect(message("Badge", 0) == "Badge [0, 0] does not exist")
  }

  @Test("Counters count from the start, or from a mark")
  func counters() throws {
    var all = Scenes.Expectation()
    all.counters = ["prepare": .equal(0), "measured": .equal(0)]
    var since = Scenes.Expectation()
    since.counters = ["invalidations": .equal(5), "prepare": .equal(1), "dequeued": .equal(0)]
    since.since = "here"
    let session = try Session(
      .list(40, estimate: 40, height: 40),
      steps: [.expect(all), .mark("here"), .action(.invalidateLayout(times: 5)), .expect(since)],
      mode: .headless)
    session.runSteps()
    #expect(session.expectations.map(\.passed) == [false, true])
    #expect(session.expectations[0].message.hasSuffix("expected 0"))
    #expect(session.expectations[0].message.hasPrefix("prepare is "))
  }

  @Test("Findings: none, or the numbers of some")
  func findings() throws {
    #expect(
      try message { $0.findings = FindingsExpectation.none }
        == "findings are BLANK (coverage) × 1, expected none")
    #expect(
      try message {
        $0.findings = .named(["coverage": .init(count: .equal(1), max: .equal(0.75))])
      } == "")
    #expect(
      try message { $0.findings = .named(["coverage": .init(count: .equal(2))]) }
        == "BLANK (coverage) count is 1, expected 2")
    #expect(
      try message { $0.findings = .named(["anchor": .init(count: .equal(1))]) }
        == "JUMP (anchor) count is 0, expected 1")
    #expect(try message { $0.findings = .named(["anchor": .init(count: .equal(0))]) } == "")
  }

  @Test("Diagnostics, scrolling and text")
  func others() throws {
    #expect(try message { $0.diagnostics = [] } == "")
    #expect(
      try message { $0.diagnostics = ["layoutLoop"] }
        == "diagnostics are none, expected layoutLoop")
    #expect(try message { $0.isScrollable = true } == "")
    #expect(
      try message { $0.isScrollable = false } == "isScrollable is true, expected false")
    #expect(try message { $0.text = "apple" } == "no live element shows “apple”")
  }

  @Test("Several misses are told together, and panes by name")
  func panes() throws {
    var left = Pane.list(5, estimate: 40, height: 40)
    left.title = "left"
    var right = Pane.list(6, estimate: 40, height: 40)
    right.title = "right"
    var both = Scenes.Expectation()
    both.measured = .equal(5)
    both.topItem = [0, 0]
    var second = both
    second.pane = 1
    second.contentSize = [.equal(320), .equal(200)]
    let session = try Session(
      Scene(
        name: "test", panes: [left, right],
        steps: [Step(line: 7, kind: .expect(both)), Step(line: 8, kind: .expect(second))]),
      mode: .headless)
    session.runSteps()
    #expect(session.expectations.map(\.line) == [7, 8])
    #expect(session.expectations.allSatisfy { !$0.passed })
    #expect(
      session.expectations.map(\.message) == [
        "right: measured is 6, expected 5",
        "right: contentSize is [320, 240], expected [320, 200]; right: measured is 6, expected 5",
      ])
    let first = session.expectations[0].conditions
    #expect(first.map(\.pane) == [1, 1, 2, 2])
    #expect(first.map(\.condition) == ["topItem", "measured", "topItem", "measured"])
    #expect(first.map(\.passed) == [true, true, true, false])
    #expect(first[3].got == "6" && first[3].expected == "5")
    let verdicts = [1, 2].map { PaneVerdict(ofPane: $0, session.expectations) }
    #expect(verdicts.map(\.outcome) == [.held, .broken])
    #expect(verdicts.map(\.held) == [[7], []] && verdicts.map(\.broken) == [[], [7, 8]])
    #expect(verdicts.map(\.heldConditions) == [["topItem", "measured"], ["topItem"]])
    #expect(verdicts[1].differences.map(\.line) == [7, 8, 8])
  }

  @Test("A finding is accepted, refused, or of no concern to the expectations")
  func acceptedFindings() throws {
    func accepted(_ findings: FindingsExpectation?...) throws -> Bool? {
      let steps = findings.map { findings -> Step.Kind in
        var expectation = Scenes.Expectation()
        expectation.measured = .equal(3)
        expectation.findings = findings
        return .expect(expectation)
      }
      let scene = Scene(
        name: "test",
        panes: [.list(40, estimate: 200, height: 40, knobs: ["requery": .word("once")])],
        steps: steps.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
      let report = try HeadlessRun(scene).report()
      #expect(report.panes[0].findings.map(\.headline) == ["BLANK"])
      return report.panes[0].findings[0].expected
    }
    #expect(try accepted(nil) == nil)
    #expect(try accepted(.named(["anchor": .init(count: .equal(0))])) == nil)
    #expect(try accepted(.named(["coverage": .init(count: .equal(1))])) == true)
    #expect(try accepted(.named(["coverage": .init(count: .equal(2))])) == false)
    #expect(try accepted(FindingsExpectation.none) == false)
    #expect(
      try accepted(.named(["coverage": .init(count: .equal(1))]), FindingsExpectation.none)
        == false)
  }

  @Test("An expectation that is checked several times holds only if it always does")
  func repeated() throws {
    var atStart = Scenes.Expectation()
    atStart.contentOffset = [.equal(0), .equal(0)]
    let steps: [Step.Kind] = [.expect(atStart), .action(.scrollBy(CGPoint(x: 0, y: 40)))]
    let scene = Scene(
      name: "test", panes: [.list(40, estimate: 40, height: 40)],
      steps: [
        Step(
          line: 1,
          kind: .repeated(
            times: 3,
            steps: steps.enumerated().map { Step(line: $0.offset + 2, kind: $0.element) }))
      ])
    let verdict = try HeadlessRun(scene).report().panes[0].verdict
    #expect(verdict.outcome == .broken)
    #expect(verdict.held == [] && verdict.broken == [2])
    #expect(verdict.differences.count == 2)
  }

  @Test("A run that ends while something moves says what, and may go on until nothing does")
  func moving() throws {
    func report(_ steps: [Step.Kind], settles: Bool = false) throws -> Report {
      try HeadlessRun(
        Scene(
          name: "test", panes: [.list(400, estimate: 40, height: 40)],
          steps: steps.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
      ).report(settles: settles)
    }
    let fling = Step.Kind.action(.fling(.alongScrollAxis(2000)))
    #expect(try report([]).panes[0].moving == [])
    let cut = try report([fling])
    #expect(cut.panes[0].moving == [.fling])
    let whole = try report([fling], settles: true)
    #expect(whole.panes[0].moving == [])
    #expect(whole.time > cut.time && whole.time < HeadlessRun.settlingLimit)
    #expect(whole.panes[0].contentOffset[1] > cut.panes[0].contentOffset[1])
    #expect(
      whole.panes[0].contentOffset
        == (try report([fling, .waitUntilSettled])).panes[0].contentOffset)
    let held = Step.Kind.action(
      .keyboard(.hold(KeyboardAction.Step(.line, .down), rate: 25, presses: 1)))
    #expect(try report([held]).panes[0].moving == [.heldKey])
    let endless = try report([held], settles: true)
    #expect(endless.panes[0].moving == [.heldKey])
    #expect(abs(endless.time - cut.time - HeadlessRun.settlingLimit) < 1)
    let waited = try report([held, .waitUntilSettled])
    #expect(!waited.passed)
    #expect(waited.expectations.map(\.line) == [2])
    #expect(waited.expectations[0].conditions.map(\.got) == ["held key"])
    #expect(waited.panes[0].verdict.broken == [2])
  }
}
