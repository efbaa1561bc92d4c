import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("What an inspector tells of an element")
@MainActor
struct ElementDetailTests {
  @Test("Identity, reuse, and the sizes it stands for")
  func cell() throws {
    let session = try Session(.list(100, estimate: 44, height: 60))
    let first = try #require(session.frame.panes[0].elements.first)
    #expect(first.detail.id == "0" || first.detail.id == "1")
    #expect(first.detail.reuseIdentifier == "cell")
    #expect(first.detail.reuseCount == 0)
    #expect(first.detail.preferredSize == CGSize(width: 320, height: 60))
    #expect(first.detail.trueSize == CGSize(width: 320, height: 60))
    session.apply(.setOffset(CGPoint(x: 0, y: 3000), animated: false))
    session.apply(.setOffset(CGPoint(x: 0, y: 0), animated: false))
    #expect(session.frame.panes[0].elements.contains { $0.detail.reuseCount > 0 })
  }

  @Test("A guess that was right is remembered, also when the cell comes back")
  func agreed() throws {
    let session = try Session(.list(100, estimate: 60, height: 60))
    var first: ElementFrame? { session.frame.panes[0].elements.first { $0.indexPath == [0, 0] } }
    #expect(first?.sizeState == .measured && first?.estimatedSize == nil)
    #expect(first?.detail.agreedSize == CGSize(width: 320, height: 60))
    session.apply(.setOffset(CGPoint(x: 0, y: 3000), animated: false))
    #expect(first == nil)
    session.apply(.setOffset(.zero, animated: false))
    #expect(first?.detail.agreedSize == CGSize(width: 320, height: 60))
    let other = try Session(.list(100, estimate: 44, height: 60))
    #expect(other.frame.panes[0].elements.first?.detail.agreedSize == nil)
  }

  @Test(
    "Cells that nobody asks have no preferred size, and a true one where the given one is wrong")
  func fixed() throws {
    var pane = Pane.list(100, estimate: 44, height: 60)
    pane.layout = LayoutDescription(kind: "flow", sizing: .fixed)
    let session = try Session(pane)
    let cell = try #require(session.frame.panes[0].elements.first)
    #expect(cell.detail.preferredSize == nil)
    #expect(cell.detail.trueSize == CGSize(width: 320, height: 60))
    #expect(cell.detail.reuseIdentifier == "cell")
  }

  @Test("Late content makes the true size another before the cell is asked")
  func late() throws {
    let session = try Session(.list(100, estimate: 44, height: 60))
    let cell = try #require(session.view.visibleCells.first as? SceneCell)
    #expect(cell.trueSize(offered: 320) == CGSize(width: 320, height: 60))
    #expect(cell.trueSize(offered: 320) == CGSize(width: 320, height: 60))
    cell.entry = session.panes[0].content.model.entry(section: 0, item: 7)
    #expect(cell.trueSize(offered: 200) == CGSize(width: 200, height: 60))
    cell.entry = nil
    #expect(cell.trueSize(offered: 320) == nil)
  }
}
