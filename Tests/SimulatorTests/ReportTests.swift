import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// The report's keys are a contract: every one is always there, `null` where nothing is known.
@Suite("The report as JSON")
@MainActor
struct ReportTests {
  private func decoded(_ report: Report) throws -> [String: Any] {
    let data = try JSONEncoder().encode(report)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func scene(_ pane: Pane, _ steps: [Step.Kind] = []) -> Scene {
    Scene(
      name: "test.yaml", panes: [pane],
      steps: steps.enumerated().map { Step(line: $0.offset + 40, kind: $0.element) })
  }

  private func tooLarge() -> Pane {
    var pane = Pane.list(40, estimate: 200, height: 40, knobs: ["requery": .word("once")])
    pane.title = "requery once"
    return pane
  }

  private func firstPane(_ json: [String: Any]) throws -> [String: Any] {
    try #require((json["panes"] as? [[String: Any]])?.first)
  }

  @Test("The example of the scene format, key by key")
  func example() throws {
    var expectation = Scenes.Expectation()
    expectation.measured = .equal(3)
    let report = try HeadlessRun(scene(tooLarge(), [.wait(seconds: 0.48), .expect(expectation)]))
      .report()
    let json = try decoded(report)
    #expect(Set(json.keys) == ["scene", "passed", "time", "panes", "expectations"])
    #expect(json["scene"] as? String == "test.yaml")
    #expect(json["passed"] as? Bool == true)
    #expect(json["time"] as? Double == 0.48)

    let pane = try firstPane(json)
    #expect(
      Set(pane.keys) == [
        "title", "verdict", "moving", "viewport", "contentOffset", "contentSize", "trueContentSize",
        "measured",
        "estimateDebt", "isScrollable", "elements", "findings", "notJudged", "diagnostics",
        "notes", "counters", "trace",
      ])
    #expect(pane["title"] as? String == "requery once")
    #expect(pane["viewport"] as? [Double] == [320, 480])
    #expect(pane["contentOffset"] as? [Double] == [0, 0])
    #expect(pane["contentSize"] as? [Double] == [320, 7520])
    #expect(pane["trueContentSize"] as? [Double] == [320, 1600])
    #expect(pane["measured"] as? Int == 3)
    #expect(pane["estimateDebt"] as? Double == 5920)
    #expect(pane["isScrollable"] as? Bool == true)
    #expect((pane["trace"] as? [Any])?.isEmpty == true)

    let elements = try #require(pane["elements"] as? [[String: Any]])
    #expect(elements.count == 3)
    let element = elements[2]
    #expect(
      Set(element.keys) == [
        "category", "kind", "indexPath", "frame", "zIndex", "alpha", "measured", "text",
      ])
    #expect(element["category"] as? String == "cell")
    #expect(element["kind"] is NSNull)
    #expect(element["indexPath"] as? [Int] == [0, 2])
    #expect(element["frame"] as? [Double] == [0, 80, 320, 40])
    #expect(element["measured"] as? Bool == true)

    let finding = try #require((pane["findings"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == [
        "invariant", "count", "max", "sum", "signedSum", "unit", "firstTime", "atRest", "period",
        "culprit", "message", "headline", "expected",
      ])
    #expect(finding["invariant"] as? String == "coverage")
    #expect(finding["max"] as? Double == 0.75)
    #expect(finding["unit"] as? String == "fraction")
    #expect(finding["atRest"] as? Bool == true)
    #expect(finding["period"] is NSNull)
    let culprit = try #require(finding["culprit"] as? [String: Any])
    #expect(
      Set(culprit.keys) == ["category", "indexPath", "estimated", "measured", "call", "moved"])
    #expect(culprit["indexPath"] as? [Int] == [0, 3])
    #expect(culprit["estimated"] as? Double == 200)
    #expect(culprit["measured"] is NSNull)
    #expect(culprit["call"] as? String == "layoutAttributesForElements(in:)")
    #expect(culprit["moved"] is NSNull)

    let counters = try #require(pane["counters"] as? [String: Any])
    #expect(
      Set(counters.keys) == [
        "frames", "passes", "invalidations", "prepare", "attributesInRect", "attributesForItem",
        "dequeued", "reused", "shown", "asked", "measured", "visited", "prefetched",
      ])
    #expect(counters["dequeued"] as? Int == 3)
    #expect(counters["measured"] as? Int == 3)

    let expectations = try #require(json["expectations"] as? [[String: Any]])
    #expect(expectations.count == 1)
    #expect(Set(expectations[0].keys) == ["line", "passed", "message", "conditions"])
    #expect(expectations[0]["line"] as? Int == 41)
    #expect(expectations[0]["message"] as? String == "")
  }

  @Test("The number of other elements to blame is reported if there are any")
  func others() throws {
    var culprit = Finding.Culprit(
      category: .cell, indexPath: [0, 3], estimated: 50, measured: 90, call: "call", moved: 40)
    func told() throws -> Int? {
      let finding = Finding(
        invariant: .anchor, count: 1, max: 40, sum: 40, signedSum: 40, unit: .points,
        firstTime: 0, atRest: false, culprit: culprit, message: "")
      let data = try JSONEncoder().encode(FindingReport(finding))
      let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      return (json["culprit"] as? [String: Any])?["others"] as? Int
    }
    #expect(try told() == nil)
    culprit.others = 9
    #expect(try told() == 9)
    let data = try JSONEncoder().encode(culprit)
    #expect(try JSONDecoder().decode(Finding.Culprit.self, from: data) == culprit)
  }

  @Test("A culprit that nobody knows is null, and so is what no oracle knows")
  func nulls() throws {
    var pane = Pane.list(100, estimate: 40, height: 80, knobs: ["compensation": .word("none")])
    let inserts = (0..<5).map { IndexPath(item: $0, section: 0) }
    let json = try decoded(
      try HeadlessRun(
        scene(
          pane,
          [
            .action(.setOffset(CGPoint(x: 0, y: 1000), animated: false)),
            .action(.update([.insert(inserts, items: [])], animated: false)),
          ])
      ).report())
    let finding = try #require((try firstPane(json)["findings"] as? [[String: Any]])?.first)
    #expect(finding["culprit"] is NSNull)

    pane.data = DataSet(sections: [DataSection(items: .numbered(1_000_000))])
    let large = try firstPane(try decoded(try HeadlessRun(scene(pane)).report()))
    #expect(large["trueContentSize"] is NSNull)
    #expect(large["estimateDebt"] is NSNull)
  }

  @Test("Headers tell their kind, diagnostics their id and place")
  func headersAndDiagnostics() throws {
    var pane = Pane.list(1, estimate: 44, height: 100, knobs: ["sizeGate": .word("exact")])
    pane.data = DataSet(sections: [DataSection(header: "Fruit", items: .numbered(1))])
    pane.cell.alternates = [0, 0.5]
    let json = try firstPane(try decoded(try HeadlessRun(scene(pane)).report()))
    let elements = try #require(json["elements"] as? [[String: Any]])
    let header = try #require(
      elements.first { $0["category"] as? String == "supplementaryView" })
    #expect(header["kind"] as? String == "UICollectionElementKindSectionHeader")
    #expect(header["text"] as? String == "Fruit")
    let diagnostic = try #require((json["diagnostics"] as? [[String: Any]])?.first)
    #expect(Set(diagnostic.keys) == ["id", "indexPath", "message"])
    #expect(diagnostic["id"] as? String == "layoutLoop")
    #expect(diagnostic["indexPath"] as? [Int] == [0, 0])
  }

  @Test("The trace tells calls, and changes with their authors, in the order they happened")
  func trace() throws {
    let run = try HeadlessRun(
      scene(
        .list(200, estimate: 50, height: 90),
        [
          .action(.setOffset(CGPoint(x: 0, y: 5000), animated: false)),
          .action(.scrollBy(CGPoint(x: 0, y: -60))), .action(.fling(.alongScrollAxis(-300))),
          .wait(seconds: 0.5),
        ]), keepsTrace: true)
    let pane = try firstPane(try decoded(try run.report()))
    let trace = try #require(pane["trace"] as? [[String: Any]])
    var authors: Set<String> = []
    var lastTime = 0.0
    for entry in trace {
      let time = try #require(entry["time"] as? Double)
      #expect(time >= lastTime)
      lastTime = time
      if let call = entry["call"] as? String {
        #expect(!call.isEmpty)
        #expect(Set(entry.keys).isSuperset(of: ["time", "call", "receiver"]))
        #expect(
          Set(entry.keys).subtracting(["time", "call", "receiver"]).isSubset(
            of: ["indexPath", "pass", "because"]))
        continue
      }
      let author = try #require(entry["author"] as? String)
      authors.insert(author)
      let from = try #require(entry["from"] as? [Double])
      let to = try #require(entry["to"] as? [Double])
      #expect(from.count == 2 && to.count == 2 && from != to)
      #expect((entry["offset"] ?? entry["contentSize"]) as? [Double] == to)
      if author == "adjustment" {
        #expect((entry["cause"] as? String)?.hasSuffix("50 → 90") == true)
      }
    }
    #expect(authors == ["reload", "code", "finger", "deceleration", "adjustment"])
    #expect(trace.contains { $0["call"] as? String == "prepare()" })
    #expect(
      trace.contains {
        $0["call"] as? String == "scrollViewWillBeginDragging"
          && $0["receiver"] as? String == "delegate" && $0["pass"] == nil
      })
    // Why a round of the layout pass ran is told once, by the first event in it.
    let passes = trace.compactMap { $0["pass"] as? Int }
    #expect(passes == passes.sorted() && passes.first == 1)
    #expect(trace.count { $0["because"] != nil } == Set(passes).count)
    #expect(trace.contains { ($0["because"] as? String)?.hasPrefix("bounds change") == true })
    #expect(
      trace.contains {
        $0["receiver"] as? String == "view" && ($0["indexPath"] as? [Int])?.count == 2
      })
    #expect(
      trace.contains {
        $0["call"] as? String == "layoutAttributesForElements(in: 0, 0, 320, 480) → 10"
      })
    #expect(trace.contains { ($0["contentSize"] as? [Double])?.last == 18_000 - 190 * 40 })
  }

  @Test("All elements, on the screen or not, and no more than can be listed")
  func allElements() throws {
    let run = try HeadlessRun(scene(.list(300, estimate: 50, height: 90)))
    let report = try run.report(elements: .all)
    #expect(report.panes[0].elements.count == 300)
    #expect(report.panes[0].elements.count { $0.measured } == 10)
    #expect(
      try HeadlessRun(scene(.list(300, estimate: 50, height: 90))).report().panes[0].elements.count
        == 6)

    let large = try HeadlessRun(scene(.list(100_001, estimate: 50, height: 90)))
    #expect(throws: HeadlessRun.TooManyElements.self) { try large.report(elements: .all) }
  }

  @Test(
    "Headers and footers have their text, whether all elements are listed or those on the screen")
  func textOfEdges() throws {
    let scene = try SceneLoader().scene(
      text:
        "data: { sections: [{ header: Head, footer: Foot, items: [a, b] }] }\nlayout: { kind: list }\n",
      name: "x.yaml", directory: "/")
    for elements in [HeadlessRun.Elements.screen, .all] {
      let texts = try HeadlessRun(scene).report(elements: elements).panes[0].elements.map(\.text)
      #expect(texts.contains("Head") && texts.contains("Foot"))
    }
  }

  @Test("The item that is told to be too wide is the one that is")
  func tooWide() throws {
    let items = [50, 60, 500].map { "{ text: a, size: [\($0), 40] }" }.joined(separator: ", ")
    let scene = try SceneLoader().scene(
      text: """
        viewport: [320, 200]
        data: { sections: [{ items: [\(items)] }] }
        layout: { kind: flow, sizing: delegate }

        """, name: "x.yaml", directory: "/")
    let report = try HeadlessRun(scene).report()
    #expect(report.panes[0].diagnostics.map(\.indexPath) == [[0, 2]])
  }

  @Test("A failed expectation fails the report and says where and why")
  func failure() throws {
    var expectation = Scenes.Expectation()
    expectation.measured = .equal(4)
    let report = try HeadlessRun(scene(tooLarge(), [.expect(expectation)])).report()
    #expect(!report.passed)
    #expect(
      report.expectations == [
        ExpectationResult(
          line: 40, passed: false, message: "measured is 3, expected 4",
          conditions: [
            ConditionResult(
              pane: 1, condition: "measured", passed: false, got: "3", expected: "4",
              message: "measured is 3, expected 4")
          ])
      ])
  }

  @Test("Two runs give the same report byte for byte")
  func twice() throws {
    let scene = scene(
      tooLarge(),
      [.action(.page(.down)), .action(.fling(.alongScrollAxis(900))), .waitUntilSettled])
    func text() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(
        decoding: try encoder.encode(try HeadlessRun(scene, keepsTrace: true).report()),
        as: UTF8.self)
    }
    #expect(try text() == text())
  }
}
