import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Scrolling back is judged by what was there, as long as it is there.
@Suite("Back to where content has changed")
@MainActor
struct OffsetHistoryTests {
  @Test("Scrolled back to where items have changed places meanwhile, beside the screen")
  func movedBesideTheScreen() throws {
    try expectQuiet(
      """
      data: 18
      cell: { size: [320, 30] }
      layout: { kind: list, estimatedHeight: 30 }
      steps:
        - repeat: { times: 3, steps: [{ scrollBy: [0, 20] }] }
        - move: [[0, 0], [0, 1]]
        - scrollTo: { item: [0, 0] }
      """)
  }
}
