import CollectionView
import Foundation
import Testing

/// A layout that takes preferred sizes and lays its views out at others is asked without end, as on a phone.
@Suite("A layout that writes its own size over a preferred one")
@MainActor
struct PreferredSizeLoopTests {
  /// Rows, and if asked for a header, of an exact height.
  final class Exact: UICollectionViewLayout {
    var hasHeader = false
    /// Whether a preferred height is taken.
    var takes: (CGFloat) -> Bool = { $0 != 120 }
    /// Whether a taken height is used, and how.
    var use: ((CGFloat) -> CGFloat)?
    private(set) var contexts = 0
    private var heights: [IndexPath: CGFloat] = [:]

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: 120 * CGFloat(count))
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let rows = (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
      let header = layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])
      return (rows + [header].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: 120 * CGFloat(indexPath.item), width: 320, height: heights[indexPath] ?? 120)
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard hasHeader else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      takes(preferred.size.height)
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      contexts += 1
      if let use { heights[preferred.indexPath] = use(preferred.size.height) }
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  /// Cells that prefer a height, and headers of 154 points.
  final class Source: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      var height: CGFloat = 120
      private(set) var asked = 0

      override func preferredLayoutAttributesFitting(_ proposed: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        asked += 1
        proposed.size.height = height
        return proposed
      }
    }

    final class Header: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(_ proposed: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        proposed.size.height = 154
        return proposed
      }
    }

    var heights: [CGFloat]

    init(_ heights: [CGFloat]) { self.heights = heights }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.height = heights[path.item]
      return cell
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  let listener = CollectionDiagnosticsTests.Listener()
  let layout = Exact()

  private func view(_ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Source.Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Source.Header.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.host = listener
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func asked(_ view: UICollectionView, _ item: Int) -> Int {
    (view.cellForItem(at: [0, item]) as? Source.Cell)?.asked ?? 0
  }

  @Test("A cell that disagrees is asked about a hundred times, and named with both sizes")
  func loop() throws {
    let source = Source([120, 154, 120, 120])
    let view = view(source)
    let loop = try #require(listener.diagnostics.first)
    #expect(listener.diagnostics.map(\.id) == [.layoutLoop])
    #expect(loop.indexPath == [0, 1])
    #expect(loop.message.contains("The cell at index path (0 - 1)"))
    #expect(loop.message.contains("320 × 154") && loop.message.contains("320 × 120"))
    #expect(asked(view, 1) >= 100 && asked(view, 1) <= 102)
    #expect(asked(view, 0) == 1)
    #expect(layout.contexts == asked(view, 1))
    // The view is in a defined state, and nothing is pending.
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 120, width: 320, height: 120))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.contexts == asked(view, 1) && asked(view, 1) <= 102)
    withExtendedLifetime(source) {}
  }

  @Test("Of many cells that disagree the first is named", arguments: [2, 4, 10])
  func first(count: Int) {
    let source = Source(Array(repeating: 154, count: count))
    layout.takes = { $0 != 120 }
    let view = view(source)
    #expect(listener.diagnostics.map(\.indexPath) == [[0, 0]])
    withExtendedLifetime((source, view)) {}
  }

  @Test("A header that disagrees is named, too")
  func header() {
    layout.hasHeader = true
    let source = Source([120, 120])
    let view = view(source)
    #expect(listener.diagnostics.map(\.id) == [.layoutLoop])
    #expect(listener.diagnostics.first?.message.contains("of kind header") == true)
    withExtendedLifetime((source, view)) {}
  }

  @Test("A layout that rounds what it takes, and compares exactly")
  func rounding() throws {
    layout.takes = { $0 != $0.rounded() }
    layout.use = { $0.rounded(.up) }
    let source = Source([99.5, 80])
    let view = view(source)
    #expect(listener.diagnostics.map(\.id) == [.layoutLoop])
    #expect(listener.diagnostics.first?.message.contains("320 × 99.5") == true)
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 100)
    withExtendedLifetime(source) {}
  }

  @Test("A layout that uses what it takes, or takes nothing it does not use, is asked no more")
  func agreement() {
    layout.takes = { _ in true }
    layout.use = { $0 }
    let used = Source([154, 80])
    let first = view(used)
    #expect(listener.diagnostics.isEmpty)
    #expect(asked(first, 0) == 2 && asked(first, 1) == 2)
    layout.takes = { _ in false }
    layout.use = nil
    let refused = Source([154, 80])
    let second = view(refused)
    #expect(listener.diagnostics.isEmpty)
    #expect(asked(second, 0) == 1)
    withExtendedLifetime((used, refused)) {}
  }
}
