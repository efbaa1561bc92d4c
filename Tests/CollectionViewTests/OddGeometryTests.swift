import CollectionView
import Foundation
import Testing

/// Geometry of a custom layout that is no number: reported with the method that returned it, and not used.
@Suite("Geometry of a layout that is no number")
@MainActor
struct OddGeometryTests {
  /// Rows of 100 points, of which one is odd in one method.
  final class Rows: UICollectionViewLayout {
    enum Method: String, CaseIterable {
      case elements = "layoutAttributesForElements(in:)"
      case item = "layoutAttributesForItem(at:)"
      case initial = "initialLayoutAttributesForAppearingItem(at:)"
      case final = "finalLayoutAttributesForDisappearingItem(at:)"
    }

    var odd: (method: Method, frame: CGRect)?
    var contentSize: CGSize?
    var adjustment = CGPoint.zero
    var takesPreferredSizes = false
    var invalidatesBounds = false

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      contentSize ?? CGSize(width: 320, height: 100 * CGFloat(count))
    }

    private func row(_ path: IndexPath, in method: Method) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 100 * CGFloat(path.item), width: 320, height: 100)
      if let odd, odd.method == method, path == [0, 1] { attributes.frame = odd.frame }
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).map { row(IndexPath(item: $0, section: 0), in: .elements) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      row(indexPath, in: .item)
    }

    override func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      odd?.method == .initial && indexPath == [0, 1] ? row(indexPath, in: .initial) : nil
    }

    override func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      odd?.method == .final && indexPath == [0, 1] ? row(indexPath, in: .final) : nil
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      takesPreferredSizes
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      takesPreferredSizes = false
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      context.contentOffsetAdjustment = adjustment
      return context
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      invalidatesBounds
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment = adjustment
      return context
    }
  }

  /// A cell that prefers a size, or the proposed one.
  final class Cell: UICollectionViewCell {
    var preferred: CGSize?

    override func preferredLayoutAttributesFitting(_ proposed: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      if let preferred { proposed.size = preferred }
      return proposed
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var count = 10
    /// The size that the cell of item 1 prefers; nil for the proposed one.
    var preferred: CGSize?

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.preferred = path.item == 1 ? preferred : nil
      return cell
    }
  }

  let listener = CollectionDiagnosticsTests.Listener()
  let layout = Rows()
  let source = Source()

  private func view() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.host = listener
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func isSound(_ view: UICollectionView) -> Bool {
    let frames = view.visibleCells.map(\.frame)
    let numbers =
      frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      + [view.contentOffset.x, view.contentOffset.y, view.contentSize.width]
      + [view.contentSize.height]
    return numbers.allSatisfy(\.isFinite)
  }

  nonisolated static let frames = [
    CGRect(x: 0, y: CGFloat.nan, width: 320, height: 100),
    CGRect(x: CGFloat.infinity, y: 100, width: 320, height: 100),
    CGRect(x: 0, y: -CGFloat.infinity, width: 320, height: 100),
    CGRect(x: 0, y: 100, width: CGFloat.nan, height: 100),
    CGRect(x: 0, y: 100, width: 320, height: CGFloat.infinity),
  ]

  @Test("A frame, by every method that returns one", arguments: Rows.Method.allCases, frames)
  func frame(_ method: Rows.Method, _ frame: CGRect) throws {
    layout.odd = (method, frame)
    let view = view()
    switch method {
    case .elements: break
    case .item:
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      layout.invalidateLayout(with: context)
    case .initial:
      source.count += 1
      view.insertItems(at: [[0, 1]])
    case .final:
      source.count -= 1
      view.deleteItems(at: [[0, 1]])
    }
    view.layoutIfNeeded()
    let diagnostic = try #require(listener.diagnostics.first)
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(diagnostic.message.hasPrefix(method.rawValue))
    #expect(diagnostic.indexPath == [0, 1])
    #expect(isSound(view))
    // An odd place of an animation is not used, an odd element is not shown.
    let isMissing = method == .elements || method == .item
    #expect((view.cellForItem(at: [0, 1]) == nil) == isMissing)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(isSound(view) && listener.diagnostics.count == 1)
  }

  @Test(
    "A content size that is none is not taken, a negative length is zero",
    arguments: [
      (CGSize(width: 320, height: CGFloat.nan), .nonFiniteGeometry, CGSize.zero),
      (CGSize(width: CGFloat.infinity, height: 900), .nonFiniteGeometry, .zero),
      (CGSize(width: -1, height: -CGFloat.infinity), .nonFiniteGeometry, .zero),
      (CGSize(width: 320, height: -900), .negativeContentSize, CGSize(width: 320, height: 0)),
      (CGSize(width: -0.5, height: 900), .negativeContentSize, CGSize(width: 0, height: 900)),
    ] as [(CGSize, Diagnostic.ID, CGSize)])
  func contentSize(_ size: CGSize, _ id: Diagnostic.ID, _ taken: CGSize) {
    layout.contentSize = size
    let view = view()
    // Content without extent is too small for its rows as well, which has a diagnostic of its own.
    var told: [Diagnostic] { listener.diagnostics.filter { $0.id != .contentSizeTooSmall } }
    #expect(told.map(\.id) == [id])
    #expect(told.first?.message.hasPrefix("collectionViewContentSize of Rows") == true)
    #expect(view.contentSize == taken)
    view.contentOffset.y = 2000
    view.layoutIfNeeded()
    #expect(isSound(view))
    view.scrollToItem(at: [0, 9], at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(isSound(view) && told.count == 1)
  }

  @Test("A content size that becomes none keeps the one before")
  func laterContentSize() {
    let view = view()
    layout.contentSize = CGSize(width: 320, height: CGFloat.nan)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(view.contentSize == CGSize(width: 320, height: 1000))
  }

  @Test(
    "A preferred size, with the cell and the method",
    arguments: [
      CGSize(width: 320, height: CGFloat.nan), CGSize(width: CGFloat.infinity, height: 100),
      CGSize(width: 320, height: -CGFloat.infinity),
    ])
  func preferred(_ size: CGSize) throws {
    source.preferred = size
    layout.takesPreferredSizes = true
    let view = view()
    let diagnostic = try #require(listener.diagnostics.first)
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(diagnostic.indexPath == [0, 1])
    #expect(diagnostic.message.hasPrefix("preferredLayoutAttributesFitting(_:) of the cell at"))
    #expect(view.cellForItem(at: [0, 1])?.frame.height == 100)
    #expect(isSound(view))
  }

  nonisolated static let adjustments = [
    (CGPoint(x: 0, y: CGFloat.nan), CGFloat(0)),
    (CGPoint(x: CGFloat.infinity, y: 30), 30),
    (CGPoint(x: 0, y: -CGFloat.infinity), 0),
  ]

  @Test("An offset adjustment for a preferred size", arguments: adjustments)
  func adjustmentOfSize(_ adjustment: CGPoint, _ moved: CGFloat) {
    layout.adjustment = adjustment
    source.preferred = CGSize(width: 320, height: 140)
    layout.takesPreferredSizes = true
    let view = view()
    expectAdjusted(view, by: moved)
  }

  @Test("An offset adjustment for new bounds", arguments: adjustments)
  func adjustmentOfBounds(_ adjustment: CGPoint, _ moved: CGFloat) {
    let view = view()
    layout.adjustment = adjustment
    layout.invalidatesBounds = true
    view.contentOffset.y = 200
    layout.invalidatesBounds = false
    view.layoutIfNeeded()
    expectAdjusted(view, by: 200 + moved)
  }

  @Test("An offset adjustment of an app's own invalidation", arguments: adjustments)
  func adjustmentOfCode(_ adjustment: CGPoint, _ moved: CGFloat) {
    let view = view()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = adjustment
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    expectAdjusted(view, by: moved)
  }

  private func expectAdjusted(_ view: UICollectionView, by distance: CGFloat) {
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(
      listener.diagnostics.first?.message.hasPrefix("contentOffsetAdjustment") == true)
    #expect(view.contentOffset == CGPoint(x: 0, y: distance))
    #expect(isSound(view))
  }

  @Test(
    "An offset whose pixels cannot be counted is not taken",
    arguments: [CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude])
  func offset(_ offset: CGFloat) {
    let view = view()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    #expect(isSound(view))
  }
}
