import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a bug of the museum leaves undone, and not only what it does wrong, is found, too.
@Suite("The audit finds what is missing")
@MainActor
struct AuditDetectionTests {
  // MARK: work

  @Test("B41: a layout that goes through everything for each cell does too much")
  func fullPrepare() throws {
    func session(_ cost: String) throws -> Session {
      let session = try Session(
        .list(1000, estimate: 40, height: 60, knobs: ["cost": .word(cost)]))
      session.apply(.page(.down))
      return session
    }
    let finding = try #require(try session("fullPrepare").finding(.work))
    #expect(finding.count == 2)
    #expect(finding.unit == .count)
    #expect(finding.max > 10_000)
    #expect(finding.kind.headline == "TOO MUCH WORK")
    #expect(finding.culprit?.call == "preferredLayoutAttributesFitting(_:)")
    #expect(!finding.atRest)
    expectQuiet(try session("indexed"))
  }

  @Test("B11: what is measured again at the size known before was forgotten")
  func forgotten() throws {
    let session = try Session(
      .list(40, estimate: 100, height: 60, knobs: ["updatePhase": .word("resetToEstimate")]))
    session.apply(.update([.delete([[0, 1]])], animated: false))
    session.pass(frames: 1)
    let finding = try #require(session.finding(.work))
    #expect(finding.max == 7)
  }

  @Test("A cell that cannot decide is told once, and not as work, too")
  func loop() throws {
    var pane = Pane.list(1, estimate: 44, height: 100, knobs: ["sizeGate": .word("exact")])
    pane.cell.alternates = [0, 0.5]
    let session = try Session(pane)
    #expect(session.finding(.convergence)?.max == 100)
    #expect(session.finding(.work) == nil)
  }

  private func prefetching(_ knob: String) throws -> Session {
    var pane = Pane.list(100, estimate: 60, height: 60, knobs: ["prefetching": .word(knob)])
    pane.layout.kind = "flow"
    pane.layout.properties = [
      "estimatedItemSize": .size(CGSize(width: 320, height: 60)),
      "minimumLineSpacing": .number(0),
    ]
    pane.prefetch = true
    return try Session(pane)
  }

  @Test("B43: a data source that is never told what is ahead")
  func untold() throws {
    let finding = try #require(try prefetching("withoutEstimates").finding(.work))
    #expect(finding.max == 8)
    #expect(finding.culprit?.indexPath == [0, 8])
    #expect(finding.culprit?.call == "collectionView(_:prefetchItemsAt:)")
    #expect(finding.kind.headline == "NOT PREFETCHED")
    expectQuiet(try prefetching("always"))
  }

  @Test("B43: cells that are asked for sizes nobody takes")
  func unwanted() throws {
    func session(_ knob: String) throws -> Session {
      var pane = Pane.list(100, estimate: 60, height: 60, knobs: ["fitting": .word(knob)])
      pane.layout.kind = "flow"
      pane.layout.sizing = .fixed
      pane.layout.properties = [
        "itemSize": .size(CGSize(width: 320, height: 60)), "minimumLineSpacing": .number(0),
      ]
      return try Session(pane)
    }
    let finding = try #require(try session("always").finding(.work))
    #expect(finding.max == 8)
    #expect(finding.culprit?.call == "preferredLayoutAttributesFitting(_:)")
    #expect(finding.kind.headline == "ASKED IN VAIN")
    expectQuiet(try session("whenSelfSizing"))
  }

  // MARK: tiling and coverage

  @Test("B15: what is in no data is missed nowhere")
  func gone() throws {
    let session = try Session(
      .list(10, estimate: 100, height: 60, knobs: ["sizeCache": .word("neverDropped")]),
      steps: [.action(.set([try Setting(key: "data", text: "0")]))], mode: .headless)
    session.runSteps()
    #expect(session.finding(.identity) != nil)
    #expect(session.finding(.coverage) == nil)
  }

  private func waterfall(_ lanes: String) throws -> Session {
    var pane = Pane.list(12, estimate: 100, height: 100, knobs: ["lanes": .word(lanes)])
    pane.layout.kind = "waterfall"
    pane.cell.source = .list(
      (0..<12).map { CGSize(width: 160, height: $0 == 0 || $0 == 2 ? 300 : 100) })
    return try Session(pane)
  }

  @Test("B30: columns chosen by the estimates are not those of the true sizes")
  func frozenLanes() throws {
    let finding = try #require(try waterfall("frozen").finding(.tiling))
    #expect(finding.max == 160)
    #expect(finding.culprit?.indexPath == [0, 2])
    #expect(finding.culprit?.call == "preferredLayoutAttributesFitting(_:)")
    let session = try waterfall("sticky")
    session.apply(.end)
    expectQuiet(session)
  }

  @Test(
    "B16: a row that stands elsewhere leaves its place empty, and one that does not exist was answered for"
  )
  func preUpdateFrames() throws {
    var pane = Pane.list(
      30, estimate: 60, height: 60, knobs: ["updatePhase": .word("preUpdateFrames")])
    let heights: [CGFloat] = [40, 100, 60, 120, 80]
    pane.cell.source = .list(heights.map { CGSize(width: 320, height: $0) })
    let session = try Session(pane)
    for _ in 0..<5 { session.apply(.page(.down)) }
    session.apply(.setOffset(CGPoint(x: 0, y: 1600), animated: false))
    session.apply(
      .update([.delete([[0, 5], [0, 7], [0, 10], [0, 12], [0, 15]])], animated: false))
    let coverage = try #require(session.finding(.coverage))
    #expect(abs(coverage.max - 80.0 / 480) < 1e-9)
    #expect(
      coverage.message
        == "[0, 20], [0, 21] should be here: their cells were created but placed elsewhere")
    #expect(session.finding(.identity)?.max == 2)
    #expect(session.finding(.tiling)?.max == 160)
  }

  @Test("B44: what an update takes off the screen though it has room there")
  func judgedByEstimate() throws {
    func session(_ phase: String) throws -> Session {
      let session = try Session(
        .list(20, estimate: 150, height: 60, knobs: ["updatePhase": .word(phase)]))
      session.apply(.update([.insert([[0, 0]], items: [])], animated: true))
      return session
    }
    let finding = try #require(try session("resetToEstimate").finding(.coverage))
    #expect(finding.max == 0.5)
    #expect(finding.kind.headline == "CROWDED OUT")
    // Four rows of 150 fill the screen: it tells of sizes, and not of something empty.
    #expect(finding.culprit?.estimated == 150 && finding.culprit?.measured == 60)
    #expect(finding.culprit?.call == "performBatchUpdates(_:completion:)")
    expectQuiet(try session("new"))
  }

  @Test("B27: what floats over rows that it does not follow")
  func floating() throws {
    var pane = Pane.list(
      10, estimate: 50, height: 100, knobs: ["successors": .word("scrollersFrozen")])
    pane.data = DataSet(sections: [
      DataSection(items: .numbered(10)), DataSection(items: .numbered(5)),
    ])
    pane.layout.perSection = [[:], ["sidewaysItemSize": .size(CGSize(width: 140, height: 220))]]
    let session = try Session(pane)
    session.apply(.setOffset(CGPoint(x: 0, y: 200), animated: false))
    let finding = try #require(session.finding(.tiling))
    #expect(finding.max == 100)
    #expect(finding.signedSum < 0)
  }

  @Test(
    "Nothing is missing where the scene itself leaves the content",
    arguments: [0, 3], [1.0, 5000])
  func beyondContent(count: Int, offset: Double) throws {
    let session = try Session(.list(count, estimate: 60, height: 60))
    session.apply(.setOffset(CGPoint(x: 0, y: offset), animated: false))
    expectQuiet(session)
  }

  // MARK: identity and reachability

  @Test("B14: one path for two items")
  func aliased() throws {
    let session = try Session(
      .list(
        4, estimate: 100, height: 60,
        knobs: ["updatePhase": .word("aliasedCache"), "sizeGate": .word("frame")]))
    session.apply(.update([.insert([[0, 0]], items: [])], animated: false))
    let finding = try #require(session.finding(.identity))
    #expect(finding.culprit?.indexPath == [0, 1])
    #expect(finding.message.contains("cached attributes of another item"))
  }

  @Test("X45: a list that has counted once has no place for what is inserted")
  func unplaced() throws {
    var pane = Pane.list(100, estimate: 60, height: 60)
    pane.behavior = BehaviorDescription(preset: "seedList")
    let session = try Session(pane)
    #expect(session.finding(.reachability) == nil)
    session.apply(.update([.insert([[0, 0], [0, 1]], items: [])], animated: false))
    let finding = try #require(session.finding(.reachability))
    #expect(finding.max == 120)
    #expect(finding.culprit?.indexPath == [0, 100])
  }

  // MARK: sizeFidelity, target, offset

  @Test("B23: a size that is out of date is found when it becomes so, though nothing moves")
  func outdatedAtRest() throws {
    var pane = Pane.list(20, estimate: 100, height: 100)
    pane.selfSizingInvalidation = .disabled
    pane.cell.changes = [
      CellChange(after: 0.5, items: [[0, 3]], by: CGSize(width: 0, height: 120))
    ]
    let session = try Session(pane)
    session.pass(frames: 29)
    expectQuiet(session)
    session.pass(frames: 2)
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.count == 1)
    #expect(finding.firstTime == 0.5)
    #expect(finding.atRest)
  }

  @Test(
    "B23: a cell that may ask says its new size; with no constraints it is all one which may",
    arguments: [SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
  func askedAtRest(_ invalidation: SelfSizingInvalidation) throws {
    var pane = Pane.list(20, estimate: 100, height: 100)
    pane.selfSizingInvalidation = invalidation
    pane.cell.changes = [
      CellChange(after: 0.5, items: [[0, 3]], by: CGSize(width: 0, height: 120))
    ]
    let session = try Session(pane)
    session.pass(frames: 31)
    expectQuiet(session)
    #expect(session.view.selfSizingInvalidation.rawValue == (invalidation == .enabled ? 1 : 2))
    #expect(session.view.cellForItem(at: [0, 3])?.frame.height == 220)
  }

  @Test("B12: what was scrolled to is lost when the view has another size")
  func targetLost() throws {
    func session(_ knobs: [String: KnobValue]) throws -> Session {
      var pane = Pane.list(200, estimate: 100, height: 60, knobs: knobs)
      pane.cell.source = .byWidth([320: 60, 480: 40])
      let session = try Session(pane)
      for _ in 0..<25 { session.apply(.page(.down)) }
      session.apply(.scrollTo(ScrollTarget(item: [0, 192], position: .top)))
      session.apply(.viewport(CGSize(width: 480, height: 320), animated: false))
      return session
    }
    let finding = try #require(
      try session(["compensation": .word("none"), "sizeCache": .word("droppedOnWidthChange")])
        .finding(.target))
    #expect(finding.culprit?.indexPath == [0, 192])
    #expect(finding.signedSum > 0)
    expectQuiet(try session([:]))
  }

  @Test("B37 in a grid: the mean of a few takes the content away")
  func collapse() throws {
    func session(_ estimate: String) throws -> Session {
      var pane = Pane.list(400, estimate: 78, height: 56, knobs: ["estimate": .word(estimate)])
      pane.layout.kind = "waterfall"
      pane.cell.source = .list(
        (0..<400).map { CGSize(width: 160, height: $0 < 16 ? 78 : 30) })
      let session = try Session(pane)
      session.apply(.setOffset(CGPoint(x: 0, y: 14000), animated: false))
      return session
    }
    let finding = try #require(try session("runningMean").finding(.offset))
    #expect(finding.signedSum < -1000)
    expectQuiet(try session("constant"))
  }

  // MARK: words

  @Test("Every amount has its unit")
  func units() throws {
    func amounts(_ invariant: Invariant, _ amount: CGFloat, _ unit: Finding.Unit) -> String {
      let violation = Violation(
        invariant: invariant, amount: amount, unit: unit, message: "")
      var finding = Finding(violation, at: 0)
      finding.add(violation)
      finding.add(violation)
      return FindingReport(finding).amounts
    }
    #expect(
      amounts(.convergence, 100, .count)
        == "NEVER SETTLES (convergence): 2 frames, at most 100 rounds, 200 rounds in all")
    #expect(
      amounts(.identity, 1, .count)
        == "MISTAKEN ITEM (identity): 2 frames, at most 1 mistake, 2 mistakes in all")
    #expect(
      amounts(.work, 8, .count)
        == "TOO MUCH WORK (work): 2 frames, at most 8 tasks, 16 tasks in all")
    // The same hole in a second frame makes no larger one.
    #expect(amounts(.coverage, 0.5, .fraction) == "BLANK (coverage): 2 frames, at most 50 %")
    #expect(
      amounts(.contentSize, 40, .points) == "CONTENT OFF (contentSize): 2 frames, at most 40 pt")
    #expect(amounts(.anchor, 40, .points) == "JUMP (anchor): 2 frames, at most 40 pt, 80 pt in all")
  }
}
