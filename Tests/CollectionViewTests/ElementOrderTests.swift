import CollectionView
import Foundation
import Testing

/// Cards at one place, each with a `zIndex` of its own.
private final class Cards: UICollectionViewLayout {
  var zIndices = [7, 6, 5]

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    zIndices.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    attributes.zIndex = zIndices[indexPath.item]
    return attributes
  }
}

@MainActor private final class Three: NSObject, UICollectionViewDataSource {
  var made = 0

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    made += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("The order of elements on the screen, and queries between passes")
struct ElementOrderTests {
  private let layout = Cards()
  private let source = Three()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
  }

  private var items: [Int] {
    view.subviews.compactMap {
      ($0 as? UICollectionViewCell).flatMap { view.indexPath(for: $0)?.item }
    }
  }

  @Test("Subviews stand in the order of zIndex, and a touch hits the one in front")
  func order() {
    let background = UIView(frame: .zero)
    view.backgroundView = background
    view.layoutIfNeeded()
    #expect(items == [2, 1, 0])
    #expect(view.subviews.first === background)
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view.cellForItem(at: [0, 0]))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, 0])
  }

  @Test("A changed zIndex reorders them")
  func changed() {
    view.layoutIfNeeded()
    layout.zIndices = [0, 9, 0]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(items.count == 3 && items.last == 1)
    layout.zIndices = [3, 2, 1]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(items == [2, 1, 0])
  }

  @Test("Asking for attributes prepares the layout, and makes no cell")
  func query() {
    #expect(view.layoutAttributesForItem(at: [0, 1])?.zIndex == 6)
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, 0])
    #expect(source.made == 0)
    view.layoutIfNeeded()
    #expect(source.made == 3)
    layout.zIndices[1] = 8
    layout.invalidateLayout()
    #expect(view.layoutAttributesForItem(at: [0, 1])?.zIndex == 8)
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Asks for attributes while it lays out its subviews.
  private final class Asking: UICollectionView {
    var depth = 0
    var deepest = 0

    override func layoutSubviews() {
      depth += 1
      deepest = max(deepest, depth)
      setNeedsLayout()
      if depth < 20 { _ = layoutAttributesForItem(at: [0, 0]) }
      super.layoutSubviews()
      depth -= 1
    }
  }

  @Test("Asking within layoutSubviews starts no other pass")
  func nested() {
    let asking = Asking(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Cards())
    asking.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    asking.dataSource = source
    asking.layoutIfNeeded()
    #expect(asking.deepest == 1)
  }
}

/// Reads the state before an update when it is invalidated for it, as published layouts that keep a place do.
private final class ReadingFlow: UICollectionViewFlowLayout {
  private(set) var before: (height: CGFloat, frames: [CGRect])?

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !context.invalidateEverything {
      let all = super.layoutAttributesForElements(
        in: CGRect(x: 0, y: 0, width: 300, height: 1000))
      before = (super.collectionViewContentSize.height, (all ?? []).map(\.frame))
    }
    super.invalidateLayout(with: context)
  }
}

@MainActor @Suite("A flow layout that is invalidated for an update")
struct FlowStateBeforeUpdateTests {
  private final class Heights: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var heights: [CGFloat] = [100, 50, 60]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { heights.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: heights[indexPath.item]) }
  }

  @Test("still has the state before it", arguments: [true, false])
  func before(inserts: Bool) throws {
    let source = Heights()
    let layout = ReadingFlow()
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    view.performBatchUpdates {
      if inserts {
        source.heights.insert(30, at: 0)
        view.insertItems(at: [[0, 0]])
      } else {
        source.heights.remove(at: 0)
        view.deleteItems(at: [[0, 0]])
      }
    }
    let before = try #require(layout.before)
    #expect(before.height == 210)
    #expect(before.frames.map(\.height) == [100, 50, 60])
    #expect(view.contentSize.height == (inserts ? 240 : 110))
  }
}
