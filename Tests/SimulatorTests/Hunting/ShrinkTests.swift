import Foundation
import Scenes
import Testing

@testable import Simulator

/// A failing scene made as small as it can be.
@Suite("Shrink")
@MainActor
struct ShrinkTests {
  private static func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "shrink.yaml")
  }

  /// Rows that jump in the first pane: everything else is beside the point.
  private static let jumping = """
    title: A feed
    about: Watch the left.
    group: Jumps
    data:
      sections:
        - { header: First, items: 90 }
        - { items: 110, header: Second }
    viewport: [390, 800]
    seed: 3
    cell: { size: [390, 90] }
    layout: { kind: list, estimatedHeight: 50, spacing: 3 }
    panes:
      - { title: bug, behavior: { preset: correct, compensation: none, sizeCache: droppedOnReload } }
      - { title: fix, behavior: correct }
    steps:
      - say: Watch the left.
      - page: down
      - reload: [[0, 3], [0, 4]]
      - setOffset: { to: [0, 5000] }
      - mark: up
      - repeat:
          times: 20
          steps:
            - scrollBy: [0, -30]
            - wait: 0.1
      - { scrollBy: [0, -2], pane: fix }
      - expect: { pane: bug, findings: { anchor: { count: 12 } } }
      - expect: { pane: fix, findings: none }
      - set: { panes.1.behavior: correct, panes.0.layout.spacing: 4 }
    """

  private func shrunk(
    _ scene: Scene, to symptom: Symptom, pane: Int = 0, limit: Int = 1_000
  ) throws -> Shrink {
    var shrink = try Shrink(
      scene, to: Shrink.Target(pane: pane, symptom: symptom), limit: limit)
    shrink.run()
    return shrink
  }

  @Test("Steps of one turn are removed one by one, and a single one stands alone")
  func turn() throws {
    let scene = try Self.scene(
      """
      viewport: [320, 480]
      data: 40
      anchor: bottom
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 60 }
      steps:
        - { key: End }
        - inOneTurn:
            - invalidateLayout: true
            - invalidateLayout: true
            - setOffset: { to: [0, 1800], correction: true }
        - wait: settled
      """)
    let shrink = try shrunk(scene, to: .finding(.anchor))
    let kinds = shrink.scene.steps.map(\.kind)
    guard kinds.count == 1, case .action(.setOffset(_, _, correction: true)) = kinds[0] else {
      Issue.record("\(kinds)")
      return
    }
  }

  @Test("A layout that is given up stays one")
  func loop() throws {
    let scene = try Self.scene(
      """
      data: 6
      cell: { size: { byWidth: { 320: 94, 310: 100 } } }
      layout: { kind: list, estimatedHeight: 94 }
      behavior: correct
      contentInset: { rightWhenShorterThan: 480, by: 10 }
      steps:
        - delete: [[0, 5]]
        - wait: settled
      """)
    let shrink = try shrunk(scene, to: .finding(.convergence))
    let seen = try Symptom.sightings(in: shrink.scene)[0].map(\.symptom)
    #expect(seen.contains(.diagnostic("layoutLoop")))
  }

  @Test("What is left still shows the finding, as the file it is written to, and nothing beside it")
  func smallest() throws {
    let shrink = try shrunk(Self.scene(Self.jumping), to: .finding(.anchor))
    #expect(shrink.isSmallest)
    let text = SceneOutline.writer.text(of: shrink.scene)
    let read = try Self.scene(text)
    #expect(
      try Symptom.sightings(in: read)[0].contains { $0.symptom == .finding(.anchor) }, "\(text)")
    #expect(read.panes.count == 1)
    #expect(read.panes[0].title.isEmpty)
    #expect(read.steps.count == 2, "\(text)")
    #expect(read.panes[0].data.itemCount < 30, "\(text)")
    #expect(read.panes[0].behavior.knobs == ["compensation": .word("none")])
    #expect(read.panes[0].behavior.preset == "correct")
    for word in ["about", "group", "header", "seed", "viewport", "repeat", "expect"] {
      #expect(!text.contains(word), "\(text)")
    }
  }

  @Test("The same scene shrinks to the same, in as many runs, within the limit")
  func deterministic() throws {
    let scene = try Self.scene(Self.jumping)
    let first = try shrunk(scene, to: .finding(.anchor))
    let second = try shrunk(scene, to: .finding(.anchor))
    #expect(first.scene == second.scene)
    #expect(first.runs == second.runs)
    let short = try shrunk(scene, to: .finding(.anchor), limit: 5)
    #expect(short.runs == 5)
    #expect(!short.isSmallest)
    #expect(try Symptom.sightings(in: short.scene)[0].contains { $0.symptom == .finding(.anchor) })
  }

  @Test("A mistake that the engine tells is kept, too")
  func diagnostic() throws {
    let scene = try Self.scene(
      """
      data: 200
      cell: { size: [300, 50] }
      layout: { kind: flow, estimatedItemSize: [400, 50], minimumLineSpacing: 3 }
      panes:
        - { title: rows by division, behavior: { preset: correct, successors: rowsByEstimate } }
        - { title: fix, behavior: correct }
      steps:
        - say: Look.
        - scrollTo: { item: [0, 50], at: top, animated: false }
        - page: down
      """)
    let symptom = Symptom.diagnostic("divisionByZero")
    #expect(Symptom(named: "divisionByZero") == symptom)
    #expect(Symptom(named: "anchor") == .finding(.anchor))
    #expect(Symptom(named: "nothing") == nil)
    let sightings = try Symptom.sightings(in: scene)
    try #require(sightings[0].contains { $0.symptom == symptom })
    #expect(!sightings[1].contains { $0.symptom == symptom })
    let small = try shrunk(scene, to: symptom).scene
    #expect(try Symptom.sightings(in: small)[0].contains { $0.symptom == symptom })
    #expect(small.panes.count == 1)
    #expect(small.panes[0].behavior.knobs == ["successors": .word("rowsByEstimate")])
    #expect(small.steps.count < 3)
  }

  @Test("What has no numbers to halve is done soon")
  func soon() throws {
    let scene = try Self.scene(
      "data: 1\ncell: { size: [320, 60], alternates: [0, 20] }\n"
        + "behavior: { preset: correct, sizeGate: exact }\n")
    let shrink = try shrunk(scene, to: .finding(.convergence), limit: 100)
    #expect(shrink.isSmallest)
    #expect(shrink.runs < 50)
  }

  @Test("A finding at the start needs no steps; texts and sizes of items become plain")
  func texts() throws {
    let items = (0..<60).map { "- { id: r\($0), text: row number \($0) of sixty }" }
      .joined(separator: "\n        ")
    let scene = try Self.scene(
      """
      data:
        sections:
          - items:
              \(items.replacingOccurrences(of: "\n        ", with: "\n        "))
      layout: { kind: list, estimatedHeight: 200 }
      behavior: { preset: correct, requery: once }
      steps:
        - wait: 1
        - page: down
      """)
    let small = try shrunk(scene, to: .finding(.coverage)).scene
    #expect(small.steps.isEmpty)
    #expect(small.panes[0].data.itemCount < 10)
    guard case .numbered = small.panes[0].data.sections[0].items else {
      Issue.record("the items are still listed")
      return
    }
  }

  @Test("The steps of a repeat stand alone once they need not be repeated; their panes stay theirs")
  func parts() throws {
    let scene = try Self.scene(Self.jumping)
    let fix = scene.keeping(panes: [1])
    #expect(fix.steps.count == 9)
    #expect(fix.steps.allSatisfy { $0.pane == nil })
    guard case .action(.set(let settings))? = fix.steps.last?.kind else {
      Issue.record("the setting is gone")
      return
    }
    #expect(settings.map(\.key) == ["behavior"])
    let lean = scene.steps.compactMap(\.withoutWords)
    #expect(lean.count == 6)
    let measure = SceneMeasure(scene)
    #expect(measure.steps == 12 && measure.panes == 2 && measure.items == 200)
    #expect(SceneMeasure(fix).reduction(from: measure).hasPrefix("11 of 12 steps, 1 of 2 panes, "))
    #expect(measure.reduction(from: measure) == "nothing smaller")
  }

  @Test(
    "Numbers come nearer to zero and stay whole, the nearest first",
    arguments: [
      (5000.0, [0, 1, 10, 100, 2000, 4000, 4900, 4999]), (-30, [0, -1, -10, -20, -29]),
      (1, [0]), (0, []), (0.5, [0]), (2.5, [0, 1, 2]),
    ] as [(Double, [Double])])
  func smaller(number: Double, plainer: [Double]) {
    #expect(PlainNumbers.smaller(number) == plainer)
  }

  @Test(
    "Sizes are rounded and keep their magnitude",
    arguments: [(323.0, [320.0]), (320, []), (47.5, [50, 48]), (3, []), (0.2, [])]
      as [(Double, [Double])])
  func rounder(number: Double, plainer: [Double]) {
    #expect(PlainNumbers.rounder(number) == plainer)
  }
}
