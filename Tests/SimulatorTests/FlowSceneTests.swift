import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Flow layouts of scenes")
@MainActor
struct FlowSceneTests {
  /// Two sections of eight cells of 100 × 60 in a 320 × 480 view, each with a header of 30 points.
  private func pane(_ properties: [String: PropertyValue], knobs: [String: KnobValue] = [:]) -> Pane
  {
    var pane = Pane()
    pane.data = DataSet(
      sections: (0..<2).map {
        DataSection(header: "Header", items: .numbered(8, idOffset: 8 * $0))
      })
    pane.cell = CellSizing(source: .fixed(CGSize(width: 320, height: 100)))
    pane.header = CGSize(width: 44, height: 40)
    pane.layout = LayoutDescription(
      kind: "flow",
      properties: [
        "estimatedItemSize": .size(CGSize(width: 320, height: 60)),
        "minimumLineSpacing": .number(0),
        "headerReferenceSize": .size(CGSize(width: 30, height: 30)),
      ].merging(properties) { $1 })
    pane.behavior = BehaviorDescription(preset: "correct", knobs: knobs)
    return pane
  }

  private func headerFrame(_ session: Session, _ section: Int) -> CGRect? {
    session.panes[0].view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
  }

  @Test("Pinned headers follow the screen, measured, and nothing is found wrong")
  func pinning() throws {
    let session = try Session(pane(["sectionHeadersPinToVisibleBounds": .flag(true)]))
    for step in 1...20 {
      session.apply(.scrollBy(CGPoint(x: 0, y: 37)))
      session.pass(frames: 1)
      let offset = CGFloat(step) * 37
      #expect(headerFrame(session, 0)?.minY == min(offset, 800))
    }
    #expect(headerFrame(session, 0)?.height == 40)
    #expect(session.panes[0].judge.audit.all.isEmpty)
    #expect(session.panes[0].diagnostics.isEmpty)
    session.apply(.end)
    session.settle()
    #expect(session.panes[0].judge.audit.all.isEmpty)
    #expect(session.panes[0].view.contentSize.height == 1680)
    #expect(session.panes[0].truth.layout(for: session.panes[0].view)?.contentSize?.height == 1680)
  }

  @Test("Lines may overlap and insets pull outwards, and nothing is found wrong")
  func overlapping() throws {
    let session = try Session(
      pane([
        "minimumLineSpacing": .number(-30),
        "sectionInset": .insets(Insets(top: -10, left: 0, bottom: 0, right: 0)),
      ]))
    for _ in 1...20 {
      session.apply(.scrollBy(CGPoint(x: 0, y: 37)))
      session.pass(frames: 1)
    }
    session.settle()
    #expect(session.panes[0].view.contentSize.height == 1240)
    #expect(session.panes[0].truth.layout(for: session.panes[0].view)?.contentSize?.height == 1240)
    #expect(session.panes[0].judge.audit.all.isEmpty)
    #expect(session.panes[0].diagnostics.isEmpty)
  }

  @Test("Headers beside a sideways flow have their own width")
  func sideways() throws {
    let session = try Session(pane(["scrollDirection": .word("horizontal")]))
    #expect(headerFrame(session, 0) == CGRect(x: 0, y: 0, width: 44, height: 480))
    #expect(session.panes[0].judge.audit.all.isEmpty)
  }

  @Test("An automatic estimate is the mean of the measured cells")
  func automatic() throws {
    var pane = pane(["estimatedItemSize": .automatic])
    pane.data = DataSet(sections: (0..<2).map { _ in DataSection(items: .numbered(80)) })
    let session = try Session(pane)
    let view = session.panes[0].view
    #expect(view.measuredItemCount < 80)
    #expect(view.layoutAttributesForItem(at: [1, 7])?.size == CGSize(width: 320, height: 100))
  }

  @Test(
    "Section insets count from the boundary the scene names, and the truth says so, too",
    arguments: [("fromContentInset", 9), ("fromSafeArea", 22), ("fromLayoutMargins", 30)]
      as [(String, CGFloat)])
  func insetReference(word: String, left: CGFloat) throws {
    var pane = pane([
      "sectionInsetReference": .word(word),
      "sectionInset": .insets(Insets(top: 0, left: 9, bottom: 0, right: 0)),
    ])
    pane.cell = CellSizing(source: .fixed(CGSize(width: 60, height: 100)))
    pane.safeAreaInsets = Insets(top: 0, left: 20, bottom: 0, right: 0)
    pane.contentInset = .fixed(Insets(top: 0, left: 7, bottom: 0, right: 0))
    let run = try Session(pane).panes[0]
    #expect(run.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == left)
    #expect(
      run.truth.layout(for: run.view)?.frame(section: 0, item: 0)?.minX == left)
  }

  /// F31 of the numeric cases.
  @Test(
    "Insets of a section keep clear of a notch that the content inset leaves alone",
    arguments: [
      ("automatic", 0, 63, 186.5, 681), ("never", 0, 63, 186.5, 681),
      ("always", 47, 16, 139.5, 634),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func notch(
    adjustment: String, left: CGFloat, first: CGFloat, second: CGFloat, last: CGFloat
  ) throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 6
        viewport: [844, 390]
        cell: { size: [100, 50] }
        layout:
          kind: flow
          sizing: fixed
          itemSize: [100, 50]
          sectionInset: [0, 16, 0, 16]
          sectionInsetReference: fromSafeArea
        safeAreaInsets: [0, 47, 0, 47]
        contentInsetAdjustmentBehavior: \(adjustment)
        """, name: "scene.yaml")
    let run = try Session(scene).panes[0]
    #expect(run.view.contentSize == CGSize(width: 844 - 2 * left, height: 50))
    #expect(run.view.contentOffset == CGPoint(x: -left, y: 0))
    for (item, x) in [(0, first), (1, second), (5, last)] {
      #expect(run.view.cellForItem(at: [0, item])?.frame.minX == x)
      #expect(run.truth.layout(for: run.view)?.frame(section: 0, item: item)?.minX == x)
    }
  }

  @Test("The spacings change roles when the scene wants UIKit's reported mistake")
  func swappedSpacings() throws {
    for (knob, x) in [("documented", 150), ("swapped", 110)] as [(String, CGFloat)] {
      var pane = pane(
        [
          "scrollDirection": .word("horizontal"), "minimumLineSpacing": .number(50),
          "headerReferenceSize": .size(.zero),
        ], knobs: ["flowSpacing": .word(knob)])
      pane.cell = CellSizing(
        source: .list([CGSize(width: 100, height: 300), CGSize(width: 90, height: 400)]))
      let run = try Session(pane).panes[0]
      #expect(run.view.layoutAttributesForItem(at: [0, 1])?.frame.minX == x, "\(knob)")
      #expect(
        run.truth.layout(for: run.view)?.frame(section: 0, item: 1)?.minX == x, "\(knob)")
    }
  }

  @Test("An estimate beside the delegate's sizes counts for nothing")
  func both() throws {
    var pane = pane([:])
    pane.layout.sizing = .both
    let view = try Session(pane).panes[0].view
    #expect(view.measuredItemCount == 0)
    #expect(view.contentSize.height == 1660)
  }
}
