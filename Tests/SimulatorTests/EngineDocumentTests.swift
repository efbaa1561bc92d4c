import CollectionView
import Foundation
import Testing

/// The layout, data source and clock of `Docs/Engine.md`, word for word.
@Suite("The example of Docs/Engine.md")
@MainActor
struct EngineDocumentTests {
  /// Cells left and right in turn, each a little below the last.
  final class ZigzagLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      guard let collectionView else { return }
      let width = collectionView.bounds.width / 2
      cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        let x = item % 2 == 0 ? 0 : width
        attributes.frame = CGRect(x: x, y: CGFloat(item) * 60, width: width, height: 100)
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      cache[indexPath.item]
    }
  }

  final class Rows: NSObject, UICollectionViewDataSource {
    var count = 50

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  /// Drives the view's animations; an animated scroll arrives at once.
  final class Clock: ScrollViewHost {
    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint, retarget: (() -> CGPoint)?
    ) {
      scrollView.scroll(to: target, as: .animation)
      scrollView.endScrollingAnimation()
    }

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {}
  }

  @Test("The view shows what the page says, and half way through an update its cells are half way")
  func runs() throws {
    var printed: [String] = []
    func print(_ values: Any...) {
      printed.append(values.map { "\($0)" }.joined(separator: " "))
    }

    let rows = Rows()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: ZigzagLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    view.contentOffset.y = 100
    view.layoutIfNeeded()

    print("content", view.contentSize, "offset", view.contentOffset)
    for indexPath in view.indexPathsForVisibleItems.sorted() {
      print(indexPath, view.cellForItem(at: indexPath)?.frame ?? .null)
    }
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4])
    #expect(printed.count == 5)
    printed = []

    let clock = Clock()
    view.host = clock
    view.performBatchUpdates {
      rows.count -= 1
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }

    view.advanceAnimations(by: 0.15)
    for element in view.liveElements {
      print(element.attributes.indexPath, element.attributes.frame, element.attributes.alpha)
    }
    #expect(printed.count == view.liveElements.count)
    let gone = try #require(view.liveElements.first { $0.isDisappearing })
    #expect(gone.attributes.alpha == 0.5)
    let second = try #require(
      view.liveElements.first { $0.attributes.indexPath.item == 1 && !$0.isDisappearing })
    #expect(second.attributes.frame == CGRect(x: 80, y: 90, width: 160, height: 100))
    #expect(second.modelAttributes.frame == CGRect(x: 160, y: 60, width: 160, height: 100))

    view.advanceAnimations(by: 0.15)
    #expect(!view.isAnimating)
    #expect(view.liveElements.allSatisfy { !$0.isDisappearing })
  }

  @Test("The page has the same code")
  func words() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Docs/Engine.md"), encoding: .utf8)
    let source = Self.packed(try String(contentsOf: file, encoding: .utf8))
    let example = page.components(separatedBy: "## In the terminal")[0]
    let blocks = example.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.contains("import PackageDescription") }
    #expect(blocks.count == 3)
    for paragraph in blocks.flatMap({ $0.components(separatedBy: "\n\n") })
    where !paragraph.hasPrefix("import") {
      #expect(source.contains(Self.packed(paragraph)), "\(paragraph)")
    }
  }

  private static func packed(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
