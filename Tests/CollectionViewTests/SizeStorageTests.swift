import Foundation
import Testing

@testable import CollectionView

/// How exactly sizes are remembered.
@MainActor
@Suite("The storage of sizes")
struct SizeStorageTests {
  private func behavior(_ storage: Behavior.SizeStorage, _ gate: Behavior.SizeGate) -> Behavior {
    var behavior = Behavior.correct
    behavior.sizeStorage = storage
    behavior.sizeGate = gate
    return behavior
  }

  @Test(
    "Thirds add up, or are lost",
    arguments: [(Behavior.SizeStorage.exact, 1000.0), (.rounded, 990)])
  func sum(_ storage: Behavior.SizeStorage, _ sum: CGFloat) {
    let rig = ListRig(
      count: 30, estimate: 40, height: 100 / 3, behavior: behavior(storage, .epsilon))
    for _ in 0..<3 { rig.scroll(by: 480) }
    #expect(rig.view.measuredItemCount == 30)
    #expect(abs(rig.view.contentSize.height - sum) < 0.001)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("What is remembered otherwise than it was said is asked again without end by an exact gate")
  func loop() {
    let rig = ListRig(
      count: 3, estimate: 40, height: 100 / 3, behavior: behavior(.rounded, .exact))
    #expect(rig.diagnostics.map(\.id) == [.layoutLoop])
    let exact = ListRig(
      count: 3, estimate: 40, height: 100 / 3, behavior: behavior(.exact, .exact))
    #expect(exact.diagnostics.isEmpty)
  }
}
