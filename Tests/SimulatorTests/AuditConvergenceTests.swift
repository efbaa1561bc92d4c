import Foundation
import Scenes
import Testing

@testable import CollectionView
@testable import Simulator

/// Cells that cannot decide are found and named, and the pass still ends.
@Suite("The audit's convergence")
@MainActor
struct AuditConvergenceTests {
  private func session(
    _ alternates: [CGFloat], count: Int = 1, gate: String? = nil
  ) throws -> Session {
    var pane = Pane.list(
      count, estimate: 44, height: 100, knobs: gate.map { ["sizeGate": .word($0)] } ?? [:])
    pane.cell.alternates = alternates
    return try Session(pane)
  }

  @Test("B02: a cell that alternates under an exact gate is a loop, which ends")
  func loop() throws {
    let session = try session([0, 0.5], gate: "exact")
    let note = try #require(session.frame.panes[0].diagnostics.first)
    #expect(note.id == "layoutLoop")
    #expect(note.indexPath == [0, 0])
    #expect(session.panes[0].counters.passes == 100)
    let finding = try #require(session.finding(.convergence))
    #expect(finding.count == 1)
    #expect(finding.max == 100)
    #expect(finding.unit == .count)
    #expect(finding.period == 2)
    #expect(finding.culprit?.indexPath == [0, 0])
    #expect(finding.culprit?.call == "preferredLayoutAttributesFitting(_:)")
    #expect(finding.culprit?.estimated == 100)
    #expect(finding.culprit?.measured == 100.5)
    #expect(session.frame.panes[0].findings.map(\.invariant) == [.convergence])
  }

  @Test("B02: half a point of tolerance ends it")
  func tolerance() throws {
    let session = try session([0, 0.5])
    #expect(session.frame.panes[0].diagnostics.isEmpty)
    #expect(session.panes[0].counters.passes <= 3)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("A third size is one too many, though the pass ends by itself")
  func thirdSize() throws {
    // 100, then 120 for good: the gate lets the second through and no third comes.
    let session = try session([0, 20, 20, 20, 20, 20, 20, 20], count: 1)
    let finding = try #require(session.finding(.convergence))
    #expect(finding.period == nil)
    #expect(finding.culprit?.estimated == 44 && finding.culprit?.measured == 120)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A loop that begins again stays told, though nothing has changed on the screen")
  func again() throws {
    let session = try session([0, 0.5], gate: "exact")
    for passes in [200, 300] {
      session.apply(.update([.reconfigure([[0, 0]])], animated: false))
      session.passFrame()
      #expect(session.panes[0].counters.passes == passes)
      #expect(session.frame.panes[0].findingsNow.map(\.invariant) == [.convergence])
    }
    #expect(session.finding(.convergence)?.count == 1)
  }

  @Test("Of several, the one that took the most sizes is named")
  func worst() {
    func change(_ item: Int, _ from: CGFloat, _ to: CGFloat) -> SizeChange {
      SizeChange(
        category: .cell, kind: nil, indexPath: [0, item],
        original: CGSize(width: 320, height: from), preferred: CGSize(width: 320, height: to))
    }
    #expect(Indecision([change(0, 44, 100), change(1, 44, 60)]) == nil)
    let undecided = Indecision([
      change(0, 44, 100), change(1, 44, 60), change(1, 60, 62), change(0, 100, 44),
      change(0, 44, 100),
    ])
    #expect(undecided?.element.indexPath == [0, 0])
    #expect(undecided?.sizes.map(\.height) == [44, 100, 44, 100])
    #expect(undecided?.period == 2)
    #expect(undecided?.alternating.map(\.height) == [44, 100])
  }

  @Test("A pane that scrolls to an item and then to where another one stands is in no loop")
  func aligned() throws {
    let session = try Session(
      text: """
        data: 60
        cell: { size: { random: { width: 320, height: [30, 160] } } }
        layout: { kind: list, estimatedHeight: 60 }
        seed: 3
        panes:
          - { behavior: { preset: uikit, compensation: none } }
          - { title: wish, behavior: correct }
        steps:
          - follow: 1
          - scrollTo: { item: [0, 59], at: bottom, animated: false }
          - wait: settled
        """)
    session.runSteps()
    #expect(session.frame.panes[1].findings.isEmpty)
    #expect(session.panes[1].view.contentOffset == session.panes[0].view.contentOffset)
  }

  @Test("Rounds that go back and forth with nothing measured are a cycle")
  func cycle() {
    func state(_ height: CGFloat, inset: CGFloat, measured: Int = 3) -> PassState {
      PassState(
        contentSize: CGSize(width: 320, height: height), contentOffset: .zero,
        insets: UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0), measured: measured)
    }
    let short = state(470, inset: 10)
    let long = state(500, inset: 0)
    #expect([short, long].cycle == nil)
    #expect([short, short, long, long].cycle == nil)
    #expect([short, long, short].cycle == [short, long])
    // What is measured in between makes it another state.
    #expect([state(470, inset: 10, measured: 2), long, short].cycle == nil)
  }
}
