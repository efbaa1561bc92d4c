import CollectionView
import Foundation
import Testing

/// Does something else when it is asked what it concerns.
@MainActor private final class BusyContext: UICollectionViewFlowLayoutInvalidationContext {
  var work: (() -> Void)?

  override var invalidateDataSourceCounts: Bool {
    let work = work
    self.work = nil
    work?()
    return super.invalidateDataSourceCounts
  }
}

/// Keeps its frames until `invalidateLayout()` is called, as many published layouts do.
@MainActor private final class KeepingLayout: UICollectionViewLayout {
  var frames: [CGRect] = []
  var contexts = 0

  override func invalidateLayout() {
    super.invalidateLayout()
    frames = []
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts += 1
  }

  override func prepare() {
    guard frames.isEmpty, let collectionView else { return }
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map {
      CGRect(x: 0, y: CGFloat($0) * 10, width: collectionView.bounds.width, height: 10)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: frames.first?.width ?? 0, height: CGFloat(frames.count) * 10)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}

/// Changes its metrics in `prepare()` and invalidates itself there each time.
@MainActor private final class RestlessLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 20)
    invalidateLayout()
  }
}

/// Sets its metrics before they are used, as most published flow layouts do.
@MainActor private final class UsualLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 20)
    super.prepare()
  }
}

/// Moves the content offset once, and changes a metric while the context passes through.
@MainActor private final class MeddlingLayout: UICollectionViewFlowLayout {
  var adjustment: CGFloat = 0

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    adjustment != 0
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.contentOffsetAdjustment.y = adjustment
    adjustment = 0
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero { minimumLineSpacing = 7 }
    super.invalidateLayout(with: context)
  }
}

/// Some cells.
@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
  var count = 4

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

@MainActor @Suite("Every invalidation by the collection view passes through invalidateLayout()")
struct InvalidationPathTests {
  private let layout = KeepingLayout()
  private let rows = Rows()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    layout.contexts = 0
  }

  @Test("New bounds drop what the layout kept")
  func bounds() {
    view.resize(to: CGSize(width: 50, height: 100))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 50, height: 40))
    #expect(layout.contexts == 1)
  }

  @Test("Reloaded data drop what the layout kept")
  func reload() {
    rows.count = 6
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 60)
  }

  @Test("Inserted items drop what the layout kept")
  func updates() {
    rows.count = 5
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50)
    #expect(view.visibleCells.count == 5)
  }

  @Test("A layout that invalidates itself in prepare() is prepared twice and comes to rest")
  func restless() {
    let restless = RestlessLayout()
    restless.minimumLineSpacing = 0
    view.collectionViewLayout = restless
    view.layoutIfNeeded()
    #expect(restless.preparations == 2)
    #expect(view.contentSize == CGSize(width: 100, height: 80))
    #expect(view.visibleCells.map(\.frame.width) == [100, 100, 100, 100])
  }

  @Test("A layout that sets its metrics before super.prepare() is prepared once")
  func usual() {
    let usual = UsualLayout()
    view.collectionViewLayout = usual
    view.layoutIfNeeded()
    #expect(usual.preparations == 1)
    #expect(view.visibleCells.map(\.frame.width) == [100, 100, 100, 100])
  }

  @Test("A context passes once, also through a layout that changes a metric on its way")
  func meddling() {
    let meddling = MeddlingLayout()
    meddling.itemSize = CGSize(width: 100, height: 200)
    view.collectionViewLayout = meddling
    view.layoutIfNeeded()
    meddling.adjustment = 3
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 53)
  }

  @Test("A context that lays out or invalidates while it is asked loses nothing")
  func busyContext() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 200)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    view.contentOffset = .zero
    view.layoutIfNeeded()
    let context = BusyContext()
    context.contentOffsetAdjustment.y = 7
    context.work = { [view] in
      layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      view.layoutIfNeeded()
      let other = UICollectionViewFlowLayoutInvalidationContext()
      other.contentOffsetAdjustment.y = 20
      layout.invalidateLayout(with: other)
    }
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 27)
  }
}
