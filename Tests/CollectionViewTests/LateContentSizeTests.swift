import CollectionView
import Foundation
import Testing

/// Places its rows only when it is queried for elements, and knows its content size only then.
private final class LazyLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50
  private(set) var queries = 0
  private var height: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: height) }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    queries += 1
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    height = rowHeight * CGFloat(count)
    return (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = CGRect(
        x: 0, y: rowHeight * CGFloat(item), width: 100, height: rowHeight)
      return attributes
    }
  }
}

/// Answers one content size whatever happens, and announces changes of it in contexts.
private final class FixedSizeLayout: UICollectionViewLayout {
  var size = CGSize(width: 5000, height: 116)

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { [] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let old = collectionView?.bounds ?? .zero
    context.contentSizeAdjustment = CGSize(
      width: newBounds.width - old.width, height: newBounds.height - old.height)
    return context
  }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  var count = 20

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor @Suite("The content size that a layout answers")
struct LateContentSizeTests {
  private let items = Items()

  private func view(_ layout: UICollectionViewLayout, width: CGFloat = 100) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  @Test("is asked for again after a query for elements")
  func afterElements() {
    let layout = LazyLayout()
    let view = view(layout)
    #expect(view.contentSize.height == 1000)
    #expect(layout.queries == 1, "the size alone is no reason for another query")
    layout.rowHeight = 30
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 600)
  }

  @Test("limits the offset as soon as it is known")
  func clamped() {
    let layout = LazyLayout()
    let view = view(layout)
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    layout.rowHeight = 10
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 200)
    #expect(view.contentOffset.y == 100)
    #expect(view.indexPathsForVisibleItems.first == [0, 10])
  }

  @Test("follows from new data, too")
  func newData() {
    let view = view(LazyLayout())
    items.count = 3
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 150)
    items.count = 4
    view.insertItems(at: [[0, 3]])
    #expect(view.contentSize.height == 200)
  }

  @Test(
    "is what is shown, whatever adjustment a context has",
    arguments: [CGSize(width: 200, height: 50), CGSize(width: 50, height: 300)])
  func adjustment(size: CGSize) {
    let layout = FixedSizeLayout()
    let view = view(layout)
    view.frame.size = size
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 5000, height: 116))
    view.frame.size = CGSize(width: 100, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 5000, height: 116))
  }

  @Test("is what is shown where the layout counts the adjustment itself")
  func countedAdjustment() {
    let layout = FixedSizeLayout()
    let view = view(layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment.height = 30
    layout.size.height += 30
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 146)
  }
}

@MainActor @Suite("A flow layout's answers between two layout passes")
struct FlowAnswerTests {
  private let items = Items()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    items.count = 10
  }

  /// A change of a metric, and the content height after it with ten items of 375 × 100 points and no spacing before.
  nonisolated struct Change: Sendable, CustomStringConvertible {
    var description: String
    var height: CGFloat
    var make: @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
  }

  nonisolated static let changes = [
    Change(description: "itemSize", height: 2000) { $0.itemSize.height = 200 },
    Change(description: "minimumLineSpacing", height: 1045) { $0.minimumLineSpacing = 5 },
    Change(description: "sectionInset", height: 1030) {
      $0.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    },
    Change(description: "headerReferenceSize", height: 1040) {
      $0.headerReferenceSize.height = 40
    },
    Change(description: "footerReferenceSize", height: 1040) {
      $0.footerReferenceSize.height = 40
    },
    Change(description: "estimatedItemSize", height: 700) {
      $0.estimatedItemSize = CGSize(width: 375, height: 70)
    },
  ]

  @Test("follow a changed metric at once", arguments: changes)
  func metric(change: Change) {
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height == 1000)
    change.make(layout)
    #expect(layout.collectionViewContentSize.height == change.height)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == layout.collectionViewContentSize.height)
  }

  @Test("are the frames of the new metrics, too")
  func frames() throws {
    view.dataSource = items
    view.layoutIfNeeded()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    let item = try #require(layout.layoutAttributesForItem(at: [0, 3]))
    #expect(item.frame == CGRect(x: 0, y: 300, width: 375, height: 100))
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 500, width: 10, height: 10))
    #expect(found?.map(\.indexPath) == [[0, 5]])
    layout.headerReferenceSize.height = 30
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame.height == 30)
  }

  @Test("count the data before the first pass")
  func early() {
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    #expect(layout.collectionViewContentSize.height == 0)
    view.dataSource = items
    #expect(layout.collectionViewContentSize.height == 1000)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 1000)
  }

  @Test("show a change with the next pass, once")
  func shown() {
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    view.dataSource = items
    view.layoutIfNeeded()
    layout.itemSize.height = 50
    #expect(layout.collectionViewContentSize.height == 500)
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 100)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 50)
    #expect(view.visibleCells.count == 10)
  }
}
