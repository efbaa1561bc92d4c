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
        == "findings are coverage × 1, expected none")
    #expect(
      try message {
        $0.findings = .named(["coverage": .init(count: .equal(1), max: .equal(0.75))])
      } == "")
    #expect(
      try message { $0.findings = .named(["coverage": .init(count: .equal(2))]) }
        == "coverage count is 1, expected 2")
    #expect(
      try message { $0.findings = .named(["anchor": .init(count: .equal(1))]) }
        == "anchor count is 0, expected 1")
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
    #expect(
      session.expectations == [
        ExpectationResult(line: 7, passed: false, message: "right: measured is 6, expected 5"),
        ExpectationResult(
          line: 8, passed: false,
          message:
            "right: contentSize is [320, 240], expected [320, 200]; right: measured is 6, expected 5"
        ),
      ])
  }
}
