import CollectionView
import Foundation
import Testing

/// Which cells are told of as out of reach: those that a reader would miss.
@MainActor
struct ReachOfTransformedCellsTests {
  private final class OneCell: UICollectionViewLayout {
    var look: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 30, width: 80, height: 80)
      look(attributes)
      return [attributes]
    }
  }

  private func told(_ look: @escaping (UICollectionViewLayoutAttributes) -> Void)
    -> [Diagnostic.ID]
  {
    let layout = OneCell()
    layout.look = look
    let items = PlainItems(1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    var told: [Diagnostic.ID] = []
    view.diagnosticHandler = { told.append($0.id) }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return withExtendedLifetime(items) { told }
  }

  @Test func aCellBeyondTheContentIsToldOf() {
    #expect(told { _ in } == [.contentSizeTooSmall])
  }

  @Test func aCellThatATransformBringsWithinReachIsNot() {
    #expect(told { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) } == [])
  }

  @Test func aCellThatOnlyATransformPushesOutIsNot() {
    let look = { (attributes: UICollectionViewLayoutAttributes) in
      attributes.center.y = 60
      attributes.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    }
    #expect(told(look) == [])
  }

  @Test func anInvisibleCellIsNot() {
    #expect(told { $0.alpha = 0 } == [])
  }
}
