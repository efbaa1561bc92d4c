import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What is asked of a layout without words for it: which of its items were measured.
@Suite("Items asked and deleted")
@MainActor
struct AskedItemsTests {
  @Test("An item that was measured and deleted says nothing of those that are left")
  func deleted() throws {
    try expectQuiet(
      """
      data: 15
      cell: { size: [320, 36] }
      layout: { kind: incrementalList }
      steps: [{ insert: [[0, 0]] }, { delete: [[0, 0]] }]
      """)
    try expectQuiet(
      """
      data: { sections: [{ items: 1 }, { items: 15 }] }
      cell: { size: [320, 36] }
      layout: { kind: incrementalList }
      steps: [{ deleteSections: [0] }]
      """)
  }
}
