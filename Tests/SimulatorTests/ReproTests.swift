import Foundation
import Scenes
import Testing

@testable import Simulator

/// The scene that a run is copied to ends where the run stands: read back from its text and run without a screen.
@Suite("Copied runs")
@MainActor
struct ReproTests {
  /// What a hand does, and the frames that pass after it.
  typealias Deed = (action: Action, frames: Int)

  nonisolated private static func page(_ direction: Action.Direction) -> KeyboardAction.Step {
    KeyboardAction.Step(.page, direction)
  }

  nonisolated private static let line = KeyboardAction.Step(.line, .down)

  nonisolated static let deeds: [String: [Deed]] = [
    "nothing at all": [],
    "a fling, still on its way": [(.fling(.alongScrollAxis(1800)), 11)],
    "keys that are tapped and held": [
      (.keyboard(.tap(line, times: 3)), 4), (.keyboard(.tap(page(.down), times: 1)), 20),
      (.keyboard(.hold(line, rate: 24.75, presses: 2)), 30), (.keyboard(.release), 7),
    ],
    "to the end and back": [(.keyboard(.jump(.end)), 60), (.keyboard(.jump(.start)), 9)],
    "a wheel in a fling": [
      (.fling(.alongScrollAxis(3000)), 5), (.wheel(rows: CGPoint(x: 0, y: 4)), 2),
      (.wheel(rows: CGPoint(x: 0, y: -1)), 0),
    ],
    "a finger that drags and lifts": [
      (.touch(.down(CGPoint(x: 100, y: 400))), 3), (.touch(.move(CGPoint(x: 100, y: 330))), 1),
      (.touch(.move(CGPoint(x: 100, y: 240))), 1), (.touch(.up), 12),
    ],
    "a finger that is taken away": [
      (.touch(.down(CGPoint(x: 100, y: 100))), 2), (.touch(.move(CGPoint(x: 100, y: 390))), 4),
      (.touch(.cancel), 3), (.touch(.up), 0),
    ],
    "a finger that drags while a key comes up": [
      (.touch(.down(CGPoint(x: 100, y: 400))), 3), (.touch(.move(CGPoint(x: 100, y: 330))), 1),
      (.keyboard(.release), 1), (.touch(.move(CGPoint(x: 100, y: 240))), 1), (.touch(.up), 12),
    ],
    "a tap": [(.touch(.down(CGPoint(x: 100, y: 100))), 12), (.touch(.up), 2)],
    "items by their number": [
      (.place(.number(120), .centeredVertically), 8), (.place(.current, .top), 15),
    ],
    "keys at once": [
      (.line(.down), 0), (.page(.down), 0), (.halfPage(.down), 1), (.end, 2), (.halfPage(.up), 3),
      (.home, 0), (.page(.down), 0),
    ],
    "updates and settings": [
      (.fling(.alongScrollAxis(2500)), 9),
      (.update([.insert([[0, 0]], items: [nil]), .delete([[0, 3]])], animated: true), 4),
      (.edit(.insert, at: .path([0, 4])), 2), (.edit(.delete), 3),
      (.viewport(CGSize(width: 300, height: 400)), 5), (.reloadData, 3),
      (.invalidateLayout(times: 2), 1),
    ],
    "scrolling by code": [
      (.scrollTo(ScrollTarget(item: [0, 90], animated: true)), 6),
      (.setOffset(CGPoint(x: 0, y: 333), animated: true), 4), (.scrollBy(CGPoint(x: 0, y: 7)), 0),
    ],
  ]

  @Test("What a hand did", arguments: deeds.keys.sorted())
  func hand(_ name: String) throws {
    var pane = Pane.list(200, estimate: 30, height: 70)
    pane.cell.source = .random(width: 320...320, height: 20...90)
    pane.behavior = BehaviorDescription()
    let timeline = try Timeline(Scene(name: "x.yaml", title: "x", panes: [pane]))
    try play(Self.deeds[name] ?? [], on: timeline)
    try expectSameEnd(timeline)
  }

  @Test("Keys that are pressed while time stands still come at once")
  func paused() throws {
    let pane = Pane.list(200, estimate: 30, height: 70)
    let timeline = try Timeline(Scene(name: "x.yaml", title: "x", panes: [pane]))
    timeline.perform(.pause)
    let deeds: [Deed] = [
      (.keyboard(.tap(Self.line, times: 12)), 0), (.keyboard(.tap(Self.page(.down), times: 3)), 0),
      (.keyboard(.tap(KeyboardAction.Step(.halfPage, .up), times: 2)), 0),
    ]
    try play(deeds, on: timeline)
    #expect(timeline.frame.panes[0].bounds.minY > 0)
    try expectSameEnd(timeline)
  }

  @Test("An item that is gone to while time stands still is there at once, in one pane or in all")
  func pausedPlaces() throws {
    var panes = [
      Pane.list(200, estimate: 30, height: 70), Pane.list(200, estimate: 30, height: 50),
    ]
    for index in panes.indices { panes[index].title = "pane \(index)" }
    let timeline = try Timeline(Scene(name: "x.yaml", title: "x", panes: panes))
    timeline.perform(.pause)
    func first(_ pane: Int) -> [Int]? { timeline.frame.panes[pane].visibleCells.first?.indexPath }
    try timeline.apply(.place(.number(120), .top))
    #expect(first(0) == [0, 119] && first(1) == [0, 119])
    try timeline.apply(.place(.number(41), .top), pane: 1)
    #expect(first(0) == [0, 119] && first(1) == [0, 40])
    #expect(timeline.frame.panes.allSatisfy { $0.motion.activity == .idle })
    try expectSameEnd(timeline)
  }

  @Test("Settings that were taken back, and one that was refused")
  func settings() throws {
    let pane = Pane.list(200, estimate: 30, height: 70)
    let timeline = try Timeline(Scene(name: "x.yaml", title: "x", panes: [pane]))
    let deeds: [Deed] = [
      (.set([try Setting(key: "layout.kind", text: "flow")]), 1), (.undoSetting, 1),
      (.set([try Setting(key: "layout.columns", text: "2")]), 1),
      (.set([try Setting(key: "layout.estimatedHeight", text: "90")]), 1), (.undoSetting, 1),
      (.redoSetting, 1), (.scrollBy(CGPoint(x: 0, y: 200)), 2),
    ]
    try play(deeds, on: timeline)
    #expect(!SceneWriter().text(of: try timeline.repro()).contains("columns"))
    try expectSameEnd(timeline)
  }

  @Test("Another field of what came through a pipe, and the one before")
  func fieldOfInput() throws {
    let rows = (0..<60).map { "\($0),name \($0),\(String(repeating: "long ", count: $0 % 30))" }
    let csv = Data((["id,name,text"] + rows).joined(separator: "\n").utf8)
    let loader = SceneLoader(readStandardInput: { csv })
    let timeline = try Timeline(loader.scene(at: "-"))
    let deeds: [Deed] = [
      (.set([try Setting(key: "data.text", text: "text")]), 3),
      (.fling(.alongScrollAxis(1800)), 30), (.edit(.reload), 3),
    ]
    try play(deeds, on: timeline)
    try expectSameEnd(timeline)
    try play([(.undoSetting, 4), (.scrollBy(CGPoint(x: 0, y: 70)), 2)], on: timeline)
    try expectSameEnd(timeline)
    try play([(.set([try Setting(key: "data.text", text: "id")]), 2)], on: timeline)
    try expectSameEnd(timeline)
  }

  @Test("Rows of what came through a pipe, grouped, set back and shown by another field")
  func groupsOfInput() throws {
    let rows = (0..<60).map { "\($0),name \($0),\($0 % 7)" }
    let csv = Data((["id,name,group"] + rows).joined(separator: "\n").utf8)
    let timeline = try Timeline(SceneLoader(readStandardInput: { csv }).scene(at: "-"))
    let deeds: [Deed] = [
      (.set([try Setting(key: "data.section", text: "group")]), 3), (.undoSetting, 1),
      (.redoSetting, 1), (.undoSetting, 1),
      (.set([try Setting(key: "data.text", text: "id")]), 2),
    ]
    try play(deeds, on: timeline)
    #expect(timeline.frame.panes[0].elements.first?.text == "0")
    try expectSameEnd(timeline)
  }

  @Test("An edit that only one of two panes can take")
  func editOfOnePane() throws {
    let text = "panes: [{ title: a, data: 40 }, { title: b, data: 3 }]\n"
    let timeline = try Timeline(SceneLoader().scene(text: text, name: "x.yaml", directory: "/"))
    try play([(.edit(.delete, at: .path([0, 9])), 40)], on: timeline)
    #expect(timeline.frame.panes.map(\.itemCount) == [39, 3])
    try expectSameEnd(timeline)
  }

  @Test("A copy that is opened comes to rest at the moment it was copied at, and so does its copy")
  func copyOfCopy() throws {
    let pane = Pane.list(200, estimate: 30, height: 70)
    var scene = Scene(
      name: "x.yaml", title: "x", panes: [pane],
      steps: [
        Step(line: 1, kind: .action(.fling(.alongScrollAxis(900)))),
        Step(line: 2, kind: .waitUntilSettled),
      ])
    var times: Set<Double> = []
    for _ in 0..<3 {
      let timeline = try Timeline(scene)
      pass(2000, timeline)
      times.insert((timeline.frame.time * 60).rounded())
      scene = try timeline.repro()
    }
    #expect(times.count == 1, "\(times)")
  }

  @Test("A count before a key that does not scroll means nothing")
  func counted() throws {
    let keys = ["9", "9", "9", "9", "9", "9", "9", "D", "5", "u"]
    let session = try Session(
      .list(30, estimate: 40, height: 40), steps: keys.map { .key($0) }, mode: .headless)
    session.runSteps()
    #expect(session.frame.panes[0].itemCount == 29)
  }

  @Test("A count of pages goes one way, as keys that take their time do")
  func countedPages() throws {
    let pane = Pane.list(1_000_000, estimate: 40, height: 40)
    let timeline = try Timeline(Scene(name: "x.yaml", title: "x", panes: [pane]))
    timeline.settlesKeys = true
    try timeline.apply(.keyboard(.tap(Self.page(.down), times: 1000)))
    #expect(timeline.frame.panes[0].bounds.minY == 480_000)
    #expect(timeline.frame.panes[0].measured < 100)
  }

  @Test("What a hand did in one of two panes, and in one that the other follows")
  func panes() throws {
    var panes = [
      Pane.list(200, estimate: 30, height: 70), Pane.list(200, estimate: 90, height: 70),
    ]
    panes[0].title = "one"
    panes[1].title = "other"
    let timeline = try Timeline(Scene(name: "x.yaml", title: "x", panes: panes))
    try timeline.apply(.fling(.alongScrollAxis(2000)), pane: 1)
    pass(9, timeline)
    try timeline.apply(.keyboard(.tap(Self.line, times: 4)), pane: 0)
    pass(20, timeline)
    #expect(timeline.frame.panes[0].bounds.minY != timeline.frame.panes[1].bounds.minY)
    try expectSameEnd(timeline)
    try timeline.apply(.follow(1))
    try timeline.apply(.fling(.alongScrollAxis(900)), pane: 1)
    pass(4, timeline)
    try expectSameEnd(timeline)
  }

  @Test("What came into the steps of a scene, at every frame of them")
  func interrupted() throws {
    let kinds: [Step.Kind] = [
      .say("Watch."), .action(.drag(by: CGPoint(x: 0, y: 300), over: 0.2, hold: 0.1)),
      .wait(seconds: 0.055), .action(.fling(.alongScrollAxis(900))), .waitUntilSettled,
      .repeated(
        times: 3,
        steps: [
          Step(line: 1, kind: .action(.scrollBy(CGPoint(x: 0, y: 40)))),
          Step(line: 1, kind: .wait(seconds: 0.05)),
        ]),
      .action(.touch(.down(CGPoint(x: 20, y: 300)))),
      .action(.touch(.move(CGPoint(x: 20, y: 200), over: 0.1))),
      .action(.touch(.up)), .pause, .key("End"),
    ]
    let pane = Pane.list(300, estimate: 30, height: 70)
    let scene = Scene(
      name: "x.yaml", title: "x", panes: [pane],
      steps: kinds.enumerated().map { Step(line: $0.offset + 1, kind: $0.element) })
    for frames in stride(from: 0, through: 280, by: 20) {
      let timeline = try Timeline(scene)
      pass(frames, timeline)
      try expectSameEnd(timeline)
      try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 3)))
      pass(5, timeline)
      try timeline.apply(.continueSteps)
      pass(3, timeline)
      try expectSameEnd(timeline)
    }
  }

  @Test("A run that nothing came into is the scene's own steps")
  func untouched() throws {
    let steps: [Step] = [
      Step(
        line: 1,
        kind: .repeated(
          times: 40,
          steps: [
            Step(line: 1, kind: .action(.scrollBy(CGPoint(x: 0, y: 10)))),
            Step(line: 1, kind: .wait(seconds: 0.1)),
          ])),
      Step(line: 1, kind: .action(.scrollBy(CGPoint(x: 0, y: -5)))),
    ]
    let timeline = try Timeline(
      Scene(name: "x", panes: [Pane.list(300, estimate: 30, height: 70)], steps: steps))
    pass(2000, timeline)
    let repro = try timeline.repro()
    #expect(repro.steps == steps, "\(SceneWriter().text(of: repro))")
  }

  @Test(
    "What was found in a pane is expected to be gone: the copy fails, and not where nothing was found or it is mended"
  )
  func expectsNothingFound() throws {
    let text = """
      data: 100
      cell: { size: [320, 90] }
      layout: { kind: list, estimatedHeight: 50 }
      panes:
        - { title: bug, behavior: { preset: correct, compensation: none } }
        - { title: fixed, behavior: correct }
      """
    let timeline = try Timeline(SceneLoader().scene(text: text, name: "x.yaml", directory: "/"))
    try timeline.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: false))
    pass(2, timeline)
    #expect(timeline.frame.panes.allSatisfy { $0.findings.isEmpty })
    #expect(!SceneWriter().text(of: try timeline.repro()).contains("expect"))
    for _ in 0..<10 {
      try timeline.apply(.scrollBy(CGPoint(x: 0, y: -40)))
      pass(1, timeline)
    }
    #expect(timeline.frame.panes[0].findings.map(\.invariant) == [.anchor])
    try expectSameEnd(timeline)
    let copy = SceneWriter().text(of: try timeline.repro())
    #expect(copy.hasSuffix("- expect: { pane: bug, findings: { anchor: 0 } }\n"), "\(copy)")

    func check(_ text: String) throws -> Report {
      try HeadlessRun(SceneLoader().scene(text: text, name: "copy.yaml", directory: "/")).report()
    }
    let report = try check(copy)
    #expect(!report.passed)
    #expect(
      report.panes[0].findings.map(\.message) == timeline.frame.panes[0].findings.map(\.message))
    let mended = try check(copy.replacing("compensation: none", with: "compensation: firstSized"))
    #expect(mended.passed)
  }

  @Test("A frame of the past is copied as it is, and the run goes on as before")
  func past() throws {
    let timeline = try Timeline(
      Scene(name: "x.yaml", title: "x", panes: [Pane.list(200, estimate: 30, height: 70)]))
    try timeline.apply(.fling(.alongScrollAxis(1800)))
    pass(20, timeline)
    let newest = timeline.frame
    for _ in 0..<12 { timeline.perform(.frameBack) }
    #expect(timeline.frame != newest)
    try expectSameEnd(timeline)
    timeline.perform(.last)
    #expect(timeline.frame == newest)
  }

  @Test("Every scene that ships, after hands were at it", arguments: ShippedScenesTests.scenes)
  func shipped(name: String) throws {
    let path = ShippedScenesTests.folder.appending(path: name).path
    let timeline = try Timeline(SceneLoader().scene(at: path))
    let deeds: [Deed] = [
      (.continueSteps, 6), (.fling(.alongScrollAxis(1800)), 6),
      (.keyboard(.tap(Self.page(.down), times: 3)), 6), (.continueSteps, 6),
      (.wheel(rows: CGPoint(x: 0, y: -4)), 6), (.keyboard(.jump(.end)), 6),
    ]
    try play(deeds, on: timeline)
    try expectSameEnd(timeline)
  }

  // MARK: - Helpers

  private func play(_ deeds: [Deed], on timeline: Timeline) throws {
    for deed in deeds {
      try timeline.apply(deed.action)
      pass(deed.frames, timeline)
    }
  }

  private func pass(_ frames: Int, _ timeline: Timeline) {
    for _ in 0..<frames { timeline.advance(by: .nanoseconds(16_666_667)) }
  }

  /// Findings with times that differ by rounding alone made equal: a scene file says frames as seconds.
  private static func inTime(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.firstTime = (finding.firstTime * 1e6).rounded() / 1e6
      return finding
    }
  }

  private func expectSameEnd(
    _ timeline: Timeline, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = SceneWriter().text(of: try timeline.repro())
    let scene = try SceneLoader().scene(text: text, name: timeline.scene.name, directory: "/")
    let run = try HeadlessRun(scene)
    _ = try run.report()
    let end = run.session.frame
    let frame = timeline.frame
    #expect(abs(end.time - frame.time) < 1e-6, "\(text)", sourceLocation: sourceLocation)
    for (pane, copy) in zip(frame.panes, end.panes) {
      #expect(
        pane.elements.map(\.text) == copy.elements.map(\.text), "\(text)",
        sourceLocation: sourceLocation)
      #expect(
        pane.bounds == copy.bounds && pane.contentSize == copy.contentSize
          && pane.measured == copy.measured
          && Self.inTime(pane.findings) == Self.inTime(copy.findings),
        """
        \(pane.bounds) \(copy.bounds) \(pane.contentSize) \(copy.contentSize) \
        \(pane.findings) \(copy.findings)
        \(text)
        """, sourceLocation: sourceLocation)
    }
  }
}
