import CollectionView
import Foundation
import Layouts
import Scenes
import Testing

@testable import Simulator

/// The layouts of the gallery, as scenes name them.
@Suite("Gallery layouts in a session")
@MainActor
struct GallerySessionTests {
  private func session(_ kind: String, _ properties: [String: PropertyValue] = [:]) throws
    -> Session
  {
    var pane = Pane.list(40, estimate: 50, height: 90)
    pane.layout = LayoutDescription(
      kind: kind, sizing: kind.hasSuffix("List") ? .self : .fixed, properties: properties)
    return try Session(pane, mode: .headless)
  }

  @Test("Every layout of the format that is built can be made")
  func all() throws {
    for kind in SceneFormat.builtLayoutKinds {
      let session = try session(kind.name)
      #expect(!session.frame.panes[0].elements.isEmpty, "\(kind.name)")
    }
  }

  @Test("Properties reach the layouts")
  func properties() throws {
    let size = CGSize(width: 30, height: 20)
    let stack =
      try session(
        "stack",
        [
          "itemSize": .size(size), "spacing": .number(7), "peek": .number(3), "depth": .number(5),
          "scale": .number(0.5),
        ]
      ).view.collectionViewLayout as? StackLayout
    #expect(stack?.itemSize == size)
    #expect(stack.map { [$0.spacing, $0.peek, CGFloat($0.depth), $0.scale] } == [7, 3, 5, 0.5])
    let circle =
      try session("circle", ["itemSize": .size(size), "radius": .number(9)])
      .view.collectionViewLayout as? CircleLayout
    #expect(circle?.itemSize == size && circle?.radius == 9)
    let grid =
      try session(
        "stickyGrid",
        ["itemSize": .size(size), "stickyRows": .number(0), "stickyColumns": .number(2)]
      ).view.collectionViewLayout as? StickyGridLayout
    #expect(grid?.itemSize == size && grid?.stickyRows == 0 && grid?.stickyColumns == 2)
    let timeline =
      try session(
        "timeline",
        ["headerHeight": .number(1), "spacing": .number(2), "railWidth": .number(30)]
      ).view.collectionViewLayout as? TimelineLayout
    #expect(timeline.map { [$0.headerHeight, $0.spacing, $0.railWidth] } == [1, 2, 30])
    let stretchy =
      try session("stretchyHeader", ["headerReferenceSize": .size(size)])
      .view.collectionViewLayout as? StretchyHeaderLayout
    #expect(stretchy?.headerReferenceSize == size)
  }

  @Test(
    "A list that was written for UIKit cannot say what it measured; the session has seen it",
    arguments: ["seedList", "incrementalList"])
  func measured(kind: String) throws {
    let session = try session(kind, ["estimatedHeight": .number(50)])
    let pane = session.frame.panes[0]
    // 480 / 50: ten rows were asked.
    #expect(pane.measured == 10)
    #expect(pane.isSelfSizing)
    #expect(pane.estimateDebt == 1200)
    #expect(pane.trueContentSize == CGSize(width: 320, height: 3600))
    #expect(pane.elements.allSatisfy { $0.sizeState == .measured })
    #expect(pane.measuredMap.prefix(10).allSatisfy { $0 == 1 })
    #expect(pane.measuredMap.dropFirst(10).allSatisfy { $0 == 0 })
  }

  @Test("Headers and footers that a layout does not show are told of")
  func notices() throws {
    func notices(_ kind: String, _ properties: [String: PropertyValue] = [:]) throws -> [String] {
      var pane = Pane.list(3, estimate: 50, height: 90)
      pane.data.sections[0].header = "Fruit"
      pane.data.sections[0].footer = "sweet"
      pane.layout = LayoutDescription(kind: kind, properties: properties)
      return try Session(pane).frame.panes[0].diagnostics.map(\.message)
    }
    #expect(try notices("list").isEmpty)
    #expect(
      try notices("waterfall") == [
        "the data has headers, and the layout `waterfall` shows none",
        "the data has footers, and the layout `waterfall` shows none",
      ])
    #expect(
      try notices("flow", ["footerReferenceSize": .size(CGSize(width: 0, height: 20))]) == [
        "the data has headers, and the layout `flow` shows none without `headerReferenceSize`"
      ])
    #expect(try notices("timeline").count == 1)
    #expect(try notices("timeline", ["headerHeight": .number(0)]).count == 2)
  }

  @Test("Data without headers gives rise to no notice")
  func quiet() throws {
    #expect(try session("stack").frame.panes[0].diagnostics.isEmpty)
  }
}
