import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The headers of sections that move")
@MainActor
struct SectionUpdateStateTests {
  @Test(
    "What was measured stays known as measured, while the update is animated and after it",
    arguments: [Change.moveSection(from: 2, to: 0), .deleteSections([1])])
  func measured(_ change: Change) throws {
    var pane = Pane.list(3, estimate: 50, height: 60)
    pane.data = DataSet(
      sections: (0..<3).map {
        DataSection(header: "\($0)", items: .numbered(3, idOffset: 3 * $0))
      })
    pane.header = CGSize(width: 320, height: 40)
    pane.layout.kind = "table"
    pane.layout.properties["estimatedHeaderHeight"] = .number(30)
    let session = try Session(pane)
    session.settle()
    session.apply(.update([change], animated: true))
    for _ in 0..<40 {
      session.pass(frames: 1)
      let shown = session.frame.panes[0].elements.filter { !$0.isDisappearing }
      #expect(shown.contains { $0.category == .supplementaryView })
      #expect(shown.allSatisfy { $0.sizeState == .measured })
    }
  }

  @Test(
    "What leaves is told as it was: the layout of after has other items by its index path, or none")
  func leaving() throws {
    let session = try Session(.list(40, estimate: 44, height: 60))
    session.settle()
    session.apply(Action.scrollBy(CGPoint(x: 0, y: 400)))
    session.settle()
    let paths = (0...5).map { IndexPath(indexes: [0, $0]) } + [[0, 8], [0, 9]]
    session.apply(.update([.delete(paths)], animated: true))
    session.pass(frames: 3)
    let leaving = session.frame.panes[0].elements.filter(\.isDisappearing)
    #expect(leaving.map(\.indexPath).contains([0, 9]))
    #expect(leaving.allSatisfy { $0.sizeState == .measured })
  }
}
