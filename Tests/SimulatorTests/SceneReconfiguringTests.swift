import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Reconfiguring an item of a scene")
@MainActor
struct SceneReconfiguringTests {
  @Test("The cell the item has is told as such, and counts neither as made nor as reused")
  func existing() throws {
    let session = try Session(.list(50, estimate: 50, height: 90))
    session.settle()
    let before = session.panes[0].counters
    session.apply(.update([.reconfigure([[0, 1]])], animated: true))
    let told = session.frame.panes[0].calls.map(\.call).filter { $0.hasPrefix("cellForItemAt") }
    #expect(told.last == "cellForItemAt [0, 1], existing")
    let after = session.panes[0].counters
    #expect(after.dequeued == before.dequeued && after.reused == before.reused)
  }
}
