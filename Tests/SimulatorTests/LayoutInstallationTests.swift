import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// `setCollectionViewLayout(_:animated:)` with a new layout object.
@Suite("A new layout object")
@MainActor
struct LayoutInstallationTests {
  private static let grid = """
    data: 60
    cell: { size: [100, 100] }
    layout: { kind: flow, sizing: fixed, itemSize: [100, 100], minimumLineSpacing: 10, minimumInteritemSpacing: 10 }
    steps:
      - setOffset: { to: [0, 900] }
      - setCollectionViewLayout:
          layout: { kind: flow, sizing: fixed, itemSize: [300, 300] }
          animated: ANIMATED
      - wait: settled

    """

  private func session(animated: Bool, _ more: String = "") throws -> Session {
    let session = try Session(
      text: Self.grid.replacing("ANIMATED", with: "\(animated)") + more)
    session.runSteps()
    return session
  }

  @Test("The item in the middle stays in the middle", arguments: [true, false])
  func middle(animated: Bool) throws {
    let session = try session(animated: animated)
    // Item 31 was at the centre (160, 1140): 31 × 310 + 150 − 240.
    #expect(session.offset == 9520)
    #expect(session.view.contentSize == CGSize(width: 320, height: 18_590))
    let entry = try #require(
      session.frame.panes[0].ledger.last { !$0.isSize && $0.author == "targetOffset" })
    #expect(entry.cause == "setCollectionViewLayout")
    #expect(entry.from == [0, 900] && entry.to == [0, 9520])
  }

  @Test(
    "The item in the middle stays there while the new layout's estimates are replaced",
    arguments: [
      "kind: list, estimatedHeight: 200", "kind: flow, estimatedItemSize: [320, 200]",
      "kind: waterfall, columns: 1, estimatedHeight: 200", "kind: table, estimatedHeight: 10",
    ])
  func estimates(_ layout: String) throws {
    let session = try Session(
      text: """
        data: 60
        cell: { size: { cycle: [[320, 120], [320, 20]], run: 7 } }
        layout: { kind: list, estimatedHeight: 44 }
        behavior: correct
        steps:
          - repeat: { times: 20, steps: [{ scrollBy: [0, 100] }] }
        """)
    session.runSteps()
    let view = session.view
    let center = CGPoint(x: 160, y: view.bounds.midY)
    let middle = try #require(view.indexPathForItem(at: center))
    let setting = try Setting(key: "layout", text: "{ \(layout) }")
    #expect(session.set([setting], installing: LayoutInstallation(isAnimated: false)))
    session.settle()
    let frame = try #require(view.collectionViewLayout.layoutAttributesForItem(at: middle)?.frame)
    #expect(abs(frame.midY - view.bounds.midY) <= 0.5)
    #expect(session.finding(.anchor) == nil)
  }

  @Test("An animation goes from the old frames to the new ones")
  func animation() throws {
    let text = Self.grid.replacing("ANIMATED", with: "true").replacing("- wait: settled", with: "")
    let session = try Session(text: text)
    session.runSteps()
    #expect(session.view.isAnimating)
    #expect(session.offset == 9520)
    // On the screen item 31 is still where it was, 200 points below the top.
    let frame = session.frame.panes[0].elements.first { $0.item == 31 }?.frame
    #expect(frame == CGRect(x: 110, y: 9720, width: 100, height: 100))
    session.settle()
    #expect(!session.view.isAnimating)
  }

  @Test("Every kind of layout can be installed, also the kind that is in use")
  func kinds() throws {
    for kind in SceneFormat.builtLayoutKinds {
      let session = try Session(Pane.list(30, estimate: 44, height: 60))
      let before = session.view.collectionViewLayout
      let layout = LayoutDescription(kind: kind.name, sizing: kind.defaultSizing)
      #expect(
        session.apply(.setCollectionViewLayout(try Setting(newLayout: layout), animated: false)))
      #expect(session.view.collectionViewLayout !== before)
      #expect(session.panes[0].pane.layout == layout)
    }
  }

  @Test("It is a new object: what it does not name has its default, and the size cache is empty")
  func fresh() throws {
    var pane = Pane.list(30, estimate: 30, height: 60)
    pane.layout.properties["spacing"] = .number(7)
    let session = try Session(pane)
    session.apply(
      .setCollectionViewLayout(try Setting(newLayout: LayoutDescription()), animated: false))
    session.settle()
    let layout = session.panes[0].pane.layout
    #expect(layout.properties.isEmpty)
    // Items 0 … 8 or more are measured at 60, the rest is at the default estimate of 44.
    let measured = session.panes[0].measured.count(in: session.panes[0])
    let height = measured * 60 + (30 - measured) * 44
    #expect(session.view.contentSize.height == CGFloat(height))
  }

  @Test("Later settings reach the new object, and undoing restores the layout before it")
  func settings() throws {
    let session = try session(animated: false)
    session.apply(.set([try Setting(key: "layout.minimumLineSpacing", text: "20")]))
    #expect(session.view.contentSize.height == 19_180)
    #expect(session.panes[0].knobs.first { $0.key == "layout.itemSize" }?.value == "[300, 300]")
    session.apply(.undoSetting)
    session.apply(.undoSetting)
    #expect(session.view.contentSize.height == 2190)
    session.apply(.redoSetting)
    #expect(session.view.contentSize.height == 18_590)
  }

  @Test("One pane of two")
  func onePane() throws {
    let session = try Session(
      text: """
        data: 30
        cell: { size: [320, 60] }
        panes: [{ title: a }, { title: b }]
        steps:
          - { setCollectionViewLayout: { layout: { kind: waterfall } }, pane: b }
        """)
    session.runSteps()
    #expect(session.panes.map(\.pane.layout.kind) == ["list", "waterfall"])
  }

  @Test("Its events say that the layout is another one")
  func events() throws {
    let session = try Session(Pane.list(30, estimate: 44, height: 60))
    let pane = session.panes[0]
    let layout = try Setting(newLayout: LayoutDescription())
    #expect(session.set([layout], installing: LayoutInstallation(isAnimated: false)))
    #expect(pane.judge.events.hasNewLayout)
  }
}
