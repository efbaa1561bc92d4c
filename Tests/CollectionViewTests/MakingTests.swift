import Foundation
import Testing

@testable import CollectionView

/// Objects of classes that are known only at run time: the initialiser that runs is the class's own.
@Suite("Making objects of registered classes")
@MainActor
struct MakingTests {
  private class Cell: UICollectionViewCell {
    var names = ["cell"]
    let number = 7

    override init(frame: CGRect) {
      super.init(frame: frame)
      names.append("init")
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class LongCell: Cell {
    let text = "long"

    override init(frame: CGRect) {
      super.init(frame: frame)
      names.append(text)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var mark = 3
    let list = [1, 2]

    override init() {
      super.init()
      mark += 1
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {
    let list = [1, 2]
  }

  @Test("A cell class with its own init and stored properties")
  func cell() throws {
    let type: UICollectionReusableView.Type = Cell.self
    let cell = try #require(type.make(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Cell)
    #expect(Swift.type(of: cell) == Cell.self)
    #expect(cell.names == ["cell", "init"])
    #expect(cell.number == 7)
    #expect(cell.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A subclass of a subclass")
  func subclass() throws {
    let type: UICollectionReusableView.Type = LongCell.self
    let cell = try #require(type.make(frame: .zero) as? LongCell)
    #expect(cell.names == ["cell", "init", "long"])
    #expect(cell.text == "long")
  }

  @Test("Attributes and contexts")
  func attributes() throws {
    let attributesType: UICollectionViewLayoutAttributes.Type = Attributes.self
    let attributes = try #require(attributesType.make() as? Attributes)
    #expect(attributes.mark == 4)
    #expect(attributes.list == [1, 2])
    let contextType: UICollectionViewLayoutInvalidationContext.Type = Context.self
    #expect((contextType.make() as? Context)?.list == [1, 2])
  }

  @Test("What is made is released")
  func release() {
    weak var cell: UICollectionReusableView?
    do {
      let type: UICollectionReusableView.Type = LongCell.self
      let made = type.make(frame: .zero)
      cell = made
      #expect(cell != nil)
    }
    #expect(cell == nil)
  }
}
