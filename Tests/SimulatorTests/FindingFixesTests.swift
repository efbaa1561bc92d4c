import Foundation
import Scenes
import Simulator
import Testing

/// The causes of findings, and the fixes that they name.
@Suite("Fixes of findings")
@MainActor
struct FindingFixesTests {
  nonisolated private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The findings of the first pane at the end of a scene.
  private func findings(_ text: String) throws -> [Finding] {
    try findings(of: SceneLoader().scene(text: text, name: "scene.yaml"))
  }

  private func findings(of scene: Scene) throws -> [Finding] {
    let session = try Session(scene, mode: .headless)
    session.runSteps()
    return session.frame.panes[0].findings
  }

  /// One short scene for each cause that scenes outside the museum have.
  @Test(
    "A finding has the cause by which it is fixed",
    arguments: [
      (
        .reachability, .covered, .roomForTheKeyboard,
        "{ data: 10, cell: { size: [320, 80] }, obscured: [0, 0, 200, 0], steps: [ { setOffset: { to: [0, 320] } } ] }"
      ),
      (
        .target, .covered, .roomForTheKeyboard,
        "{ data: 30, cell: { size: [320, 80] }, layout: { kind: list, estimatedHeight: 80 }, obscured: [0, 0, 200, 0], steps: [ { scrollTo: { item: [0, 20], at: bottom } }, { wait: settled } ] }"
      ),
      (
        .sizeFidelity, .innerLayout, .layOutInnerView,
        "{ data: 12, behavior: correct, layout: { kind: list, estimatedHeight: 60 }, cell: { size: { inner: { items: [2, 5], itemSize: [100, 40], measured: beforeLayout } } } }"
      ),
      (
        .sizeFidelity, .fixedSize, .cellsSizeThemselves,
        "{ data: 12, cell: { size: [100, 90] }, layout: { kind: flow, sizing: fixed, itemSize: [100, 60] } }"
      ),
      (
        .sizeFidelity, .fixedSize, .cellsSizeThemselves,
        "{ data: 12, cell: { size: [320, 90] }, layout: { kind: table, estimatedHeight: 0 } }"
      ),
      (
        .sizeFidelity, .delegateAnswer, .sizesFromDelegate,
        "{ data: 12, cell: { size: [320, 90] }, layout: { kind: flow, sizing: delegate, sizeForItemAt: [320, 60] } }"
      ),
      (
        .sizeFidelity, .headerSize, .headerSizesFromDelegate,
        "{ data: { sections: [ { items: 3, header: A } ] }, header: { size: [320, 60] }, layout: { kind: flow, sizing: fixed, itemSize: [320, 50], headerReferenceSize: [320, 30] }, cell: { size: [320, 50] } }"
      ),
      (
        .anchor, .update, .keepPlaceWhenInserting,
        "{ data: 100, cell: { size: [320, 50] }, layout: { kind: flow, sizing: fixed, itemSize: [320, 50] }, steps: [ { setOffset: { to: [0, 2000] } }, { insert: [[0, 0]] } ] }"
      ),
      (
        .anchor, .measuredBreadth, .estimateTypicalSize,
        "{ data: 60, cell: { size: [150, 100] }, layout: { kind: flow, estimatedItemSize: [70, 100] }, steps: [ { scrollTo: { item: [0, 40], at: top } }, { repeat: { times: 20, steps: [ { scrollBy: [0, -25] } ] } } ] }"
      ),
      (
        .anchor, .ownCorrection, .keepPlaceWhenInserting,
        "{ data: 100, cell: { size: [320, 50] }, layout: { kind: list, estimatedHeight: 50 }, steps: [ { setOffset: { to: [0, 1000] } }, { setOffset: { to: [0, 1100], correction: true } } ] }"
      ),
    ] as [(Invariant, FindingCause, Fix, String)])
  func cause(_ invariant: Invariant, _ cause: FindingCause, _ fix: Fix, _ scene: String) throws {
    let finding = try #require(
      try findings(scene).first { $0.invariant == invariant }, "\(invariant)")
    #expect(finding.causes.first == cause)
    #expect(finding.fixes().first == fix)
  }

  /// The exhibits, whose stories name the fix: one of the first two that a finding of the bug suggests.
  @Test("Every exhibit's finding leads to the exhibit's fix", arguments: exhibits)
  func museum(_ name: String) throws {
    let path = Self.root.appending(path: "Assets/museum/\(name)").path
    let scene = try SceneLoader().scene(at: path)
    let code = try #require(scene.exhibit?.code)
    let findings = try findings(of: scene)
    #expect(findings.allSatisfy { !$0.causes.isEmpty }, "\(findings.map(\.kind.title))")
    for finding in findings {
      #expect(Set(finding.causes).isSubset(of: finding.kind.causes), "\(finding.kind.title)")
    }
    guard !Self.withoutFinding.contains(String(name.prefix(3))) else {
      return #expect(findings.isEmpty)
    }
    let suggested = findings.flatMap { $0.fixes().prefix(2) }
    #expect(!Set(suggested).isDisjoint(with: code), "\(suggested)")
  }

  /// The entries of exhibits whose frames are right: what is wrong is a diagnostic, or lost where nobody can know it.
  nonisolated private static let withoutFinding: Set = [
    "m02", "m06", "m11", "m12", "m14", "m15", "m19", "m20",
  ]

  nonisolated private static let exhibits: [String] = {
    let folder = root.appending(path: "Assets/museum").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.sorted()
  }()

  @Test("Frames with several causes add their fixes, those of the worst frame first")
  func several() throws {
    // The insert moves by 50, the cells measured on the way back by 20 each.
    let found = try findings(
      "{ data: 100, cell: { size: [320, 70] }, layout: { kind: flow, estimatedItemSize: [320, 50] }, steps: [ { setOffset: { to: [0, 2000] } }, { insert: [[0, 0]] }, { repeat: { times: 10, steps: [ { scrollBy: [0, -30] } ] } } ] }"
    )
    let jump = try #require(found.first { $0.invariant == .anchor })
    #expect(jump.causes == [.update, .measuredAbove])
    #expect(
      jump.fixes() == [.keepPlaceWhenInserting, .keepPlaceWhenMeasuring, .sizesFromDelegate])
  }

  @Test("A jump of a table has a fix for tables", arguments: ["list", "table"])
  func tables(kind: String) throws {
    let scene = try SceneLoader().scene(
      text:
        "{ data: 100, cell: { size: [320, 90] }, behavior: { compensation: none }, layout: { kind: \(kind), estimatedHeight: 50 }, steps: [ { setOffset: { to: [0, 3000] } }, { repeat: { times: 9, steps: [ { scrollBy: [0, -30] } ] } } ] }",
      name: "a.yaml")
    let jump = try HeadlessRun(scene).report().panes[0].findings.first { $0.invariant == "anchor" }
    #expect(jump?.fixes.first == (kind == "table" ? .rememberRowHeights : .keepPlaceWhenMeasuring))
  }

  @Test("A reduced scene shows the finding by the same cause")
  func shrinking() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 60
        cell: { size: { list: [[320, 44], [320, 84], [320, 64]] } }
        layout: { kind: flow, estimatedItemSize: [320, 44] }
        steps:
          - scrollTo: { item: [0, 59], at: bottom }
          - scrollBy: [0, -300]
          - insert: [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]
        """, name: "a.yaml")
    var shrink = try Shrink(scene, to: .init(pane: 0, symptom: .finding(.anchor)), limit: 400)
    shrink.run()
    let jump = try findings(of: shrink.scene).first { $0.invariant == .anchor }
    #expect(jump?.causes.first == .update)
  }

  @Test("Every kind has causes, every cause belongs to a kind, and every cause has a fix")
  func table() {
    for kind in FindingKind.all { #expect(!kind.causes.isEmpty, "\(kind.title)") }
    #expect(Set(FindingKind.all.flatMap(\.causes)) == Set(FindingCause.allCases))
    for cause in FindingCause.allCases { #expect(!cause.fixes.isEmpty, "\(cause)") }
  }

  @Test("A finding without a cause has the fixes of its kind", arguments: Invariant.allCases)
  func any(_ invariant: Invariant) {
    let finding = Finding(
      invariant: invariant, count: 1, max: 1, sum: 1, signedSum: 1, unit: .points, firstTime: 0,
      atRest: false, message: "")
    #expect(finding.fixes() == finding.kind.fixes.filter { $0 != .rememberRowHeights })
  }
}
