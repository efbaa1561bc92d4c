import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a frame tells of hidden, selected and transformed elements, and of what a layout keeps free.
@Suite("Looks of elements and guides")
@MainActor
struct ElementLooksTests {
  /// Four cells below one another: plain, hidden, turned and doubled, moved.
  final class Looks: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 100, height: 40)
      switch indexPath.item {
      case 1: attributes.isHidden = true
      case 2: attributes.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
      case 3: attributes.transform = CGAffineTransform(translationX: 8, y: -4)
      default: break
      }
      return attributes
    }
  }

  private func session() throws -> Session {
    let session = try Session(.list(4, estimate: 44, height: 44))
    session.view.collectionViewLayout = Looks()
    session.pass(frames: 1)
    return session
  }

  @Test("What is hidden has no view, and is told apart from the elements")
  func hidden() throws {
    let pane = try session().frame.panes[0]
    #expect(pane.elements.map(\.indexPath) == [[0, 0], [0, 2], [0, 3]])
    #expect(pane.hidden.map(\.indexPath) == [[0, 1]])
    #expect(pane.hidden[0].isHidden)
    #expect(pane.hidden[0].frame == CGRect(x: 0, y: 100, width: 100, height: 40))
  }

  @Test("A transform is told as scale, turn and way, beside the box it makes")
  func transforms() throws {
    let elements = try session().frame.panes[0].elements
    #expect(elements[0].transform == nil)
    let turned = try #require(elements[1].transform)
    #expect(abs(turned.scale.width - 2) < 1e-9 && abs(turned.scale.height - 2) < 1e-9)
    #expect(abs(turned.rotation - 90) < 1e-9)
    #expect(turned.size == CGSize(width: 100, height: 40))
    #expect(abs(elements[1].frame.width - 80) < 1e-9 && abs(elements[1].frame.height - 200) < 1e-9)
    #expect(elements[2].transform?.translation == CGPoint(x: 8, y: -4))
    #expect(elements[2].frame.origin == CGPoint(x: 8, y: 296))
  }

  @Test("Selected cells and the one under a finger say so")
  func selection() throws {
    let session = try session()
    session.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(session.frame.panes[0].elements.map(\.isSelected) == [true, false, false])
    #expect(session.frame.panes[0].elements.allSatisfy { !$0.isHighlighted })
  }

  @Test("A flow layout's own numbers, of the sections in sight alone")
  func flowGuides() throws {
    var pane = Pane.list(0, estimate: 44, height: 44)
    pane.data = DataSet(
      sections: (0..<30).map { _ in DataSection(items: .numbered(8)) })
    pane.layout = LayoutDescription(
      kind: "flow", sizing: .fixed,
      properties: [
        "itemSize": .size(CGSize(width: 100, height: 50)), "minimumLineSpacing": .number(12),
        "minimumInteritemSpacing": .number(5),
        "sectionInset": .insets(Insets(top: 10, left: 8, bottom: 20, right: 6)),
      ])
    let session = try Session(pane)
    let guides = session.frame.panes[0].guides
    // Two items a line, of 306. Four lines of 50 and three spaces of 12 make 236; with insets a section has 266.
    #expect(guides.sections.map(\.index) == [0, 1])
    let second = guides.sections[1]
    #expect(second.frame == CGRect(x: 0, y: 266, width: 320, height: 266))
    #expect(second.items == CGRect(x: 8, y: 276, width: 306, height: 236))
    #expect(second.inset == PaneGuides.Edges(top: 10, left: 8, bottom: 20, right: 6))
    #expect(second.lineSpacing == 12 && second.interitemSpacing == 5)
  }

  @Test("A layout that knows no sections tells none")
  func noGuides() throws {
    #expect(try session().frame.panes[0].guides.sections.isEmpty)
  }
}
