import CollectionView
import Foundation
import Testing

/// When a layout is invalidated by new bounds, and what it sees of them.
@MainActor
struct BoundsInvalidationTests {
  /// Pages as wide as the view, which goes back to its page in `invalidateLayout()`, as published pagers do.
  private class Pager: UICollectionViewLayout {
    var page: Int?
    var widths: [String] = []

    private func note(_ what: String) { widths.append("\(what) \(Int(width))") }
    var width: CGFloat { collectionView?.bounds.width ?? 0 }
    var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: width * CGFloat(count), height: 100)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: CGFloat(item) * width, y: 0, width: width, height: 100)
        return attributes
      }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("asked")
      if newBounds.width != width, let collectionView {
        page = Int((collectionView.contentOffset.x / width).rounded())
      }
      return true
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      note("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout() {
      super.invalidateLayout()
      note("invalidated")
      guard let page, let collectionView else { return }
      collectionView.contentOffset = CGPoint(x: CGFloat(page) * width, y: 0)
      self.page = nil
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    let layout: Pager

    init(_ layout: Pager) { self.layout = layout }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      layout.widths.append("scrolled")
    }
  }

  private func rig() -> (UICollectionView, Pager, PlainItems, Delegate) {
    let layout = Pager()
    let items = PlainItems(6)
    let delegate = Delegate(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = delegate
    view.layoutIfNeeded()
    view.contentOffset.x = 800
    view.layoutIfNeeded()
    layout.widths = []
    return (view, layout, items, delegate)
  }

  @Test func theLayoutIsAskedBeforeTheChangeAndInvalidatedAfterIt() {
    let (view, layout, items, delegate) = rig()
    layout.page = nil
    view.contentOffset.x = 600
    #expect(layout.widths == ["asked 200", "context 200", "invalidated 200", "scrolled"])
    withExtendedLifetime((items, delegate)) {}
  }

  @Test func aPagerStaysOnItsPageThroughARotation() {
    let (view, layout, items, delegate) = rig()
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(layout.widths.first == "asked 200")
    #expect(layout.widths.dropFirst(2).first == "invalidated 320")
    #expect(view.contentOffset == CGPoint(x: 4 * 320, y: 0))
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 4, section: 0)])
    withExtendedLifetime((items, delegate)) {}
  }

  /// A pager that leaves the offset alone, and writes down where it is asked for elements.
  private final class Watcher: Pager {
    var asked: [CGRect] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != width
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      asked.append(rect)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func noLayoutIsAskedBeyondTheEndOfContentThatShrank() {
    let layout = Watcher()
    let items = PlainItems(6)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    view.contentOffset.x = 1600
    view.layoutIfNeeded()
    layout.asked = []
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 1000)
    #expect(layout.asked.allSatisfy { $0.maxX <= 1200 })
    #expect(!layout.asked.isEmpty)
    withExtendedLifetime(items) {}
  }
}

/// Plain cells in one section.
@MainActor
final class PlainItems: NSObject, UICollectionViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

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
