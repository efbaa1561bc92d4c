import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Turning a flow layout of a scene")
@MainActor
struct FlowDirectionSceneTests {
  @Test("No size of the other direction is left, and nothing is found wrong")
  func turning() throws {
    var pane = Pane.list(20, estimate: 60, height: 60)
    pane.data.sections[0].header = "A"
    pane.cell = CellSizing(source: .fixed(CGSize(width: 100, height: 60)))
    pane.header = CGSize(width: 320, height: 40)
    pane.layout = LayoutDescription(
      kind: "flow",
      properties: [
        "itemSize": .size(CGSize(width: 100, height: 60)),
        "headerReferenceSize": .size(CGSize(width: 320, height: 40)),
      ])
    let session = try Session(pane)
    session.settle()
    session.apply(.set([try Setting(key: "layout.scrollDirection", text: "horizontal")]))
    session.settle()
    let view = session.panes[0].view
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(session.panes[0].judge.audit.all.isEmpty)
    #expect(session.panes[0].view.contentSize.width == 640)
  }
}
