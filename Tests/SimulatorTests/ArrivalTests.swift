import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Where an item stands that was scrolled to, near the end of the content.
@Suite("The audit of arrivals")
@MainActor
struct ArrivalTests {
  @Test(
    "An item that the end of the content keeps from the top, below a header longer than the way")
  func targetAtEnd() throws {
    try expectQuiet(
      """
      data: { sections: [{ items: 4, header: Section }] }
      cell: { size: [320, 80] }
      header: { size: [320, 80] }
      layout: { kind: flow, headerReferenceSize: [320, 40], minimumLineSpacing: 0 }
      viewport: [320, 375]
      steps: [{ scrollTo: { item: [0, 0], at: top } }]
      """)
  }

  @Test("Of an item at both edges the reader holds on to the one where the viewport begins")
  func atBothEdges() throws {
    try expectQuiet(
      """
      data: 3
      cell: { size: [320, 77] }
      layout: { kind: list, estimatedHeight: 44 }
      steps:
        - scrollTo: { item: [0, 0], at: bottom }
        - viewport: [320, 20]
      """)
  }
}
