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

  @Test("What a knob moves of an item that had come to its place was not missed by the scroll")
  func knobAfterArrival() throws {
    try expectQuiet(
      """
      data: 29
      steps:
        - key: t
        - scrollTo: { item: [0, 15] }
        - set: { layout.estimatedHeight: 120 }
        - wait: settled
      """)
  }

  @Test("A miss below a pinned header is told from the top, where the layout sends items")
  func missBelowHeader() throws {
    let session = try Session(
      try SceneLoader().scene(
        text: """
          data: { sections: [{ items: 30, header: A }, { items: 30, header: B }] }
          cell: { size: [320, 90] }
          layout:
            kind: flow
            estimatedItemSize: [320, 50]
            itemSize: [320, 50]
            headerReferenceSize: [320, 40]
            sectionHeadersPinToVisibleBounds: true
            minimumLineSpacing: 0
          behavior: uikit
          steps: [{ scrollTo: { item: [1, 10], at: top, animated: true } }, { wait: 1 }]
          """, name: "scene.yaml"))
    session.runSteps()
    let finding = try #require(session.finding(.target))
    let item = try #require(session.view.layoutAttributesForItem(at: [1, 10]))
    #expect(abs(item.frame.minY - session.offset - CGFloat(finding.signedSum)) < 1)
  }

  /// 200 cells of 90, guessed to be 50, at the end of which a key goes back to the twentieth.
  private func farItem(_ behavior: String) throws -> Session {
    let session = try Session(
      try SceneLoader().scene(
        text: """
          data: 200
          cell: { size: [320, 90] }
          layout: { kind: list, estimatedHeight: 50 }
          viewport: [320, 300]
          behavior: \(behavior)
          """, name: "scene.yaml"))
    session.apply(.keyboard(.jump(.end)))
    session.settle()
    session.apply(.place(.number(20), .top))
    session.settle()
    return session
  }

  @Test("A key that goes to an item and comes to rest elsewhere is a finding, as a step is")
  func keyMisses() throws {
    let session = try farItem("uikit")
    let finding = try #require(session.finding(.target))
    #expect(finding.culprit?.indexPath == [0, 19])
    #expect(finding.atRest)
    let item = try #require(session.view.layoutAttributesForItem(at: [0, 19]))
    #expect(abs(item.frame.minY - session.offset - CGFloat(finding.signedSum)) < 1)
  }

  @Test("It is gone with the next key, and none where the view aims anew until it arrives")
  func keyArrives() throws {
    let missed = try farItem("uikit")
    missed.apply(.keyboard(.jump(.start)))
    missed.settle()
    #expect(!missed.frame.panes[0].findingsNow.contains { $0.invariant == .target })
    let session = try farItem("correct")
    #expect(session.finding(.target) == nil)
    #expect(session.view.layoutAttributesForItem(at: [0, 19])?.frame.minY == session.offset)
  }

  @Test("A data file that is browsed brings a reader to the item that is asked for")
  func browsing() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Assets/data/countries.csv").path
    func distance(_ settings: [(String, String)]) throws -> CGFloat? {
      // A guess that is right misses nothing.
      let settings = [("layout.estimatedHeight", "44")] + settings
      var scene = try SceneLoader(overrides: .init(settings: settings)).scene(at: file)
      scene.panes[0].viewport = CGSize(width: 480, height: 440)
      let session = try Session(scene)
      session.apply(.keyboard(.jump(.end)))
      session.settle()
      session.apply(.place(.number(20), .top))
      session.settle()
      let item = session.view.layoutAttributesForItem(at: [0, 19])
      return item.map { abs($0.frame.minY - session.offset) }
    }
    #expect(try distance([]) == 0)
    #expect(try distance([("behavior", "uikit")]) ?? 0 > 100)
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
