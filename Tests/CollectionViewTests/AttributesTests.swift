import CollectionView
import Foundation
import Testing

@Suite("Layout attributes")
struct AttributesTests {
  /// Attributes as a user extends them.
  final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0.0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tinted)?.tint = tint
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      (object as? Tinted)?.tint == tint && super.isEqual(object)
    }
  }

  @Test("Frame, centre, size and bounds are one thing")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(attributes.center == CGPoint(x: 60, y: 40))
    #expect(attributes.size == CGSize(width: 100, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    attributes.size.height = 60
    #expect(attributes.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
    attributes.center.x += 5
    #expect(attributes.frame.minX == 15)
    attributes.bounds = CGRect(x: 7, y: 7, width: 10, height: 10)
    #expect(attributes.size == CGSize(width: 10, height: 10))
  }

  @Test("A transform acts about the centre and shows in the frame")
  func transform() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.frame == CGRect(x: 25, y: -20, width: 50, height: 80))
    #expect(attributes.size == CGSize(width: 100, height: 40))
    #expect(attributes.transform3D.m11 == 0.5 && attributes.transform3D.m22 == 2)
    attributes.transform3D = CATransform3DMakeTranslation(3, 4, 5)
    #expect(attributes.transform == CGAffineTransform(translationX: 3, y: 4))
    #expect(attributes.frame == CGRect(x: 3, y: 4, width: 100, height: 40))
  }

  @Test("Defaults, and what each initialiser says of the element")
  func defaults() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [1, 0])
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header")
    #expect(header.indexPath == [1, 0])
    let backdrop = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "backdrop", with: [2, 0])
    #expect(backdrop.representedElementCategory == .decorationView)
    #expect(backdrop.representedElementKind == "backdrop")
  }

  /// One change each.
  static let changes: [@Sendable (UICollectionViewLayoutAttributes) -> Void] = [
    { $0.center.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 3 },
    { $0.isHidden = true }, { $0.indexPath = [0, 4] }, { $0.transform3D.m34 = 0.1 },
  ]

  @Test("A copy is equal, of its own, and no longer equal after any change", arguments: 0..<7)
  func copies(change: Int) throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [0, 1])
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.hash == attributes.hash)
    #expect(copy.representedElementKind == "header")
    Self.changes[change](copy)
    #expect(copy != attributes)
    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Equal places of different elements are not equal")
  func elements() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [0, 0])
    let footer = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "footer", with: [0, 0])
    let backdrop = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "header", with: [0, 0])
    #expect(cell != header && header != footer && header != backdrop)
    #expect(!cell.isEqual(nil) && !cell.isEqual("cell"))
  }

  @Test("A subclass keeps its class and its own properties in copies, and compares them")
  func subclass() throws {
    let attributes = Tinted(forCellWith: [0, 1])
    attributes.tint = 0.3
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let copy = try #require(attributes.copy() as? Tinted)
    #expect(copy.tint == 0.3)
    #expect(copy == attributes)
    copy.tint = 0.4
    #expect(copy != attributes)
    #expect(copy.indexPath == [0, 1])
  }

  // MARK: Class hooks

  @MainActor
  final class TintedLayout: ListLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var note = "from the hook"
    }

    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var tint = 0.25

    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      (attributes as? Tinted)?.tint = tint
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let elements = super.layoutAttributesForElements(in: rect)
      for attributes in elements ?? [] { (attributes as? Tinted)?.tint = tint }
      return elements
    }
  }

  @MainActor
  final class Source: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      var tints: [Double] = []

      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        tints.append((layoutAttributes as? Tinted)?.tint ?? -1)
      }

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 60
        return layoutAttributes
      }
    }

    var count = 5

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("Layouts, contexts and cells see the classes that the hooks name")
  @MainActor
  func hooks() throws {
    let layout = TintedLayout()
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Source.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? Source.Cell)
    #expect(Set(cell.tints) == [0.25])
    let applied = cell.tints.count

    // Only the subclass's own property differs, and that is enough.
    layout.tint = 0.75
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(Array(cell.tints.dropFirst(applied)) == [0.75])

    view.resize(to: CGSize(width: 200, height: 480))
    view.layoutIfNeeded()
    source.count = 6
    view.insertItems(at: [[0, 0]])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.contexts.count > 8)
    #expect(layout.contexts.allSatisfy { ($0 as? TintedLayout.Context)?.note == "from the hook" })
    #expect(layout.contexts.contains { $0.invalidateEverything && $0.invalidateDataSourceCounts })
    #expect(layout.contexts.contains { !$0.invalidateEverything && $0.invalidateDataSourceCounts })
    #expect(layout.contexts.contains { $0.invalidatedItemIndexPaths == [[0, 0]] })
  }

  @Test("What a context is told adds up")
  @MainActor
  func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 2]])
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[1, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [[2, 0]])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["a": [[0, 0], [1, 0]], "b": [[2, 0]]])
    context.invalidateDecorationElements(ofKind: "c", at: [[3, 0]])
    #expect(context.invalidatedDecorationIndexPaths == ["c": [[3, 0]]])
  }
}
