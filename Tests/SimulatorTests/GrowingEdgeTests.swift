import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Headers and footers whose content changes.
@Suite("Headers and footers that grow")
@MainActor
struct GrowingEdgeTests {
  private func session(_ layout: String, _ steps: String, _ rest: String = "") throws -> Session {
    let session = try Session(
      text: """
        data:
          sections:
            - { items: 3, header: One, footer: end }
            - { items: 3, header: Two }
        cell: { size: [320, 60] }
        layout: \(layout)
        behavior: correct
        \(rest)
        steps:
          \(steps)
          - wait: settled
        """)
    session.runSteps()
    return session
  }

  private static let sizes = "header: { size: [320, 40] }\nfooter: { size: [320, 20] }"
  private static let grown = "- grow: { headers: [0, 1], footers: [0], by: [0, 25] }"

  /// The layout, and the height of the content before it grows.
  nonisolated static let layouts: [(String, CGFloat)] = [
    ("{ kind: list }", 460), ("{ kind: table }", 460),
  ]

  @Test("A list measures them again", arguments: layouts)
  func list(_ layout: String, _ height: CGFloat) throws {
    #expect(
      try session(layout, "- say: nothing", Self.sizes).view.contentSize.height == height)
    let session = try session(layout, Self.grown, Self.sizes)
    #expect(session.view.contentSize.height == height + 75)
    #expect(session.finding(.sizeFidelity) == nil)
  }

  @Test("Without a size of the scene they grow from that of the layout")
  func estimate() throws {
    let session = try session("{ kind: list, estimatedHeaderHeight: 30 }", Self.grown)
    // Two headers of 30, a footer estimated at 44, six rows of 60, and three times 25.
    #expect(session.view.contentSize.height == 539)
    expectQuiet(session)
  }

  @Test("A flow measures them with its cells")
  func flow() throws {
    let layout =
      "{ kind: flow, estimatedItemSize: [320, 60], minimumLineSpacing: 0, headerReferenceSize: [320, 40] }"
    let session = try session(layout, "- grow: { headers: [1], by: [0, 25] }", Self.sizes)
    #expect(session.view.contentSize.height == 465)
    expectQuiet(session)
  }

  @Test("The delegate of a flow answers the new size when it is asked")
  func flowDelegate() throws {
    let layout =
      "{ kind: flow, sizing: delegate, minimumLineSpacing: 0, headerReferenceSize: [320, 40] }"
    let step = "{ grow: { headers: [0], by: [0, 25] } }"
    let told = try session(layout, "- inOneTurn: [\(step), { invalidateLayout: true }]")
    #expect(told.view.contentSize.height == 465)
    #expect(told.finding(.sizeFidelity) == nil)
    let untold = try session(layout, "- \(step)")
    #expect(untold.view.contentSize.height == 440)
    let finding = try #require(untold.finding(.sizeFidelity))
    #expect(finding.culprit?.kind == UICollectionView.elementKindSectionHeader)
    #expect(finding.culprit?.indexPath == [0, 0])
    #expect(finding.max == 25)
  }

  @Test("What has grown stays with its section")
  func moved() throws {
    let session = try session(
      "{ kind: list }",
      """
      - grow: { headers: [1], by: [0, 25] }
        - { moveSection: [1, 0], animated: false }
        - reloadData: true
      """, Self.sizes)
    let frames = session.frame.panes[0].elements.filter(\.isHeader).map(\.frame)
    #expect(frames.map(\.height) == [65, 40])
    expectQuiet(session)
  }

  @Test("A header and an item grow within an update")
  func batch() throws {
    let session = try session(
      "{ kind: list }",
      "- batch: [{ grow: { items: [[0, 1]], headers: [0], by: [0, 25] } }, { delete: [[0, 0]] }]",
      Self.sizes)
    // 460, and two growths of 25, without a row of 60.
    #expect(session.view.contentSize.height == 450)
    // The index path of the item that grew is the one before the update.
    #expect(session.view.layoutAttributesForItem(at: [0, 0])?.frame.height == 85)
    expectQuiet(session)
  }
}
