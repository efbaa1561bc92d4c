import CollectionView
import Foundation
import Testing

/// Target offsets of layouts and delegates that cannot be scrolled to: reported with the method, and replaced.
@Suite("Target offsets that are no number or far outside")
@MainActor
struct TargetOffsetTests {
  /// Rows of 60 points whose target is replaced.
  final class Rows: UICollectionViewLayout {
    /// The x and y that replace those of the proposed offset.
    var target: CGPoint?

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: 60 * CGFloat(count))
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 60 * CGFloat(indexPath.item), width: 320, height: 60)
      return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      target ?? proposed
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      target ?? proposed
    }
  }

  final class Delegate: NSObject, UICollectionViewDelegate {
    var target: CGPoint?

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint {
      target ?? proposed
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee = target }
    }
  }

  /// Who answers with the target, and by which method.
  enum Author: CaseIterable {
    case layout
    case delegate

    func method(ofFling isFling: Bool) -> String {
      switch (self, isFling) {
      case (.layout, false): "targetContentOffset(forProposedContentOffset:) of Rows"
      case (.layout, true):
        "targetContentOffset(forProposedContentOffset:withScrollingVelocity:) of Rows"
      case (.delegate, false):
        "collectionView(_:targetContentOffsetForProposedContentOffset:) of Delegate"
      case (.delegate, true):
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) of Delegate"
      }
    }
  }

  struct Odd: Sendable {
    var target: CGPoint
    var id: Diagnostic.ID?
    /// The offset after an insertion at the top, from 120 of at most 41 × 60 − 480 = 1980 points.
    var offset: CGFloat
  }

  nonisolated static let odd = [
    Odd(target: CGPoint(x: 0, y: CGFloat.nan), id: .nonFiniteGeometry, offset: 120),
    Odd(target: CGPoint(x: CGFloat.nan, y: 300), id: .nonFiniteGeometry, offset: 300),
    Odd(target: CGPoint(x: 0, y: CGFloat.infinity), id: .nonFiniteGeometry, offset: 120),
    Odd(target: CGPoint(x: 0, y: -CGFloat.infinity), id: .nonFiniteGeometry, offset: 120),
    Odd(
      target: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude), id: .targetOutsideScrollRange,
      offset: 1980),
    Odd(
      target: CGPoint(x: 0, y: -CGFloat.greatestFiniteMagnitude), id: .targetOutsideScrollRange,
      offset: 0),
    Odd(target: CGPoint(x: 0, y: 1980 + 481), id: .targetOutsideScrollRange, offset: 1980),
    Odd(target: CGPoint(x: 400, y: 300), id: .targetOutsideScrollRange, offset: 300),
    // A screen outside is within what snapping layouts return at the ends.
    Odd(target: CGPoint(x: 0, y: 1980 + 480), offset: 1980),
    Odd(target: CGPoint(x: 0, y: -480), offset: 0),
    Odd(target: CGPoint(x: 0, y: 300), offset: 300),
  ]

  let layout = Rows()
  let delegate = Delegate()
  let items = PlainItems(40)
  let listener = CollectionDiagnosticsTests.Listener()

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.host = listener
    view.delegate = delegate
    view.dataSource = items
    view.layoutIfNeeded()
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    return view
  }

  private func answer(_ target: CGPoint, by author: Author) {
    if author == .layout { layout.target = target } else { delegate.target = target }
  }

  private func insert(into view: UICollectionView) {
    view.performBatchUpdates {
      items.count += 1
      view.insertItems(at: [[0, 0]])
    }
    view.layoutIfNeeded()
  }

  @Test("After an update", arguments: odd, Author.allCases)
  func update(_ odd: Odd, by author: Author) {
    let view = view(layout)
    answer(odd.target, by: author)
    insert(into: view)
    #expect(listener.diagnostics.map(\.id) == [odd.id].compactMap { $0 })
    #expect(
      listener.diagnostics.allSatisfy { $0.message.hasPrefix(author.method(ofFling: false)) })
    #expect(view.contentOffset == CGPoint(x: 0, y: odd.offset))
    #expect(!view.visibleCells.isEmpty)
    // It is reported once, however often the method returns it.
    insert(into: view)
    #expect(listener.diagnostics.count == (odd.id == nil ? 0 : 1))
    #expect(view.contentOffset.y.isFinite)
  }

  @Test("When a finger lifts", arguments: odd, Author.allCases)
  func fling(_ odd: Odd, by author: Author) {
    let view = view(layout)
    items.count = 41
    view.reloadData()
    view.layoutIfNeeded()
    answer(odd.target, by: author)
    view.beginDragging()
    let target = view.endDragging(
      velocity: CGPoint(x: 0, y: 2), proposed: CGPoint(x: 0, y: 120))
    #expect(listener.diagnostics.map(\.id) == [odd.id].compactMap { $0 })
    #expect(
      listener.diagnostics.allSatisfy { $0.message.hasPrefix(author.method(ofFling: true)) })
    #expect(view.scrollRange.clamp(target) == CGPoint(x: 0, y: odd.offset))
    #expect(
      view.restingOffset(near: CGPoint(x: 0, y: 120), velocity: .zero).y.isFinite)
  }

  @Test("When the layout changes", arguments: odd, Author.allCases)
  func layoutChange(_ odd: Odd, by author: Author) {
    let view = view(UICollectionViewFlowLayout())
    items.count = 41
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 120
    answer(odd.target, by: author)
    view.setCollectionViewLayout(layout, animated: true)
    view.layoutIfNeeded()
    #expect(listener.diagnostics.map(\.id) == [odd.id].compactMap { $0 })
    // A target that is no number is replaced by the proposal: item 32 was in the middle, and its row is at 1920 … 1980.
    let offset = odd.target.y.isFinite ? odd.offset : 1710
    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test("In an interactive transition", arguments: odd, Author.allCases)
  func transition(_ odd: Odd, by author: Author) {
    let view = view(UICollectionViewFlowLayout())
    items.count = 41
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    answer(odd.target, by: author)
    _ = view.startInteractiveTransition(to: layout)
    view.layoutIfNeeded()
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(listener.diagnostics.map(\.id) == [odd.id].compactMap { $0 })
    #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
  }

  @Test("A proposed offset far outside may be returned")
  func proposed() {
    let view = view(layout)
    view.beginDragging()
    let proposed = CGPoint(x: 0, y: 90_000)
    #expect(view.endDragging(velocity: CGPoint(x: 0, y: 9), proposed: proposed) == proposed)
    #expect(listener.diagnostics.isEmpty)
  }

  @Test("A scroll view's delegate")
  func scrollView() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 2460)
    view.host = listener
    view.delegate = delegate
    delegate.target = CGPoint(x: 0, y: CGFloat.nan)
    view.beginDragging()
    let proposed = CGPoint(x: 0, y: 120)
    #expect(view.endDragging(velocity: CGPoint(x: 0, y: 2), proposed: proposed) == proposed)
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
  }

  @Test("With paging nobody is asked whose answer counts")
  func paging() {
    let view = view(layout)
    view.isPagingEnabled = true
    delegate.target = CGPoint(x: 0, y: CGFloat.nan)
    let proposed = CGPoint(x: 0, y: 480)
    #expect(view.endDragging(velocity: CGPoint(x: 0, y: 2), proposed: proposed) == proposed)
    #expect(listener.diagnostics.isEmpty)
  }

  @Test("A subclass of a flow layout is judged, the flow's own way to keep the place is not")
  func flow() {
    final class Far: UICollectionViewFlowLayout {
      var target: CGPoint?

      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        target ?? super.targetContentOffset(forProposedContentOffset: proposed)
      }
    }
    let layout = Far()
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    let view = view(layout)
    // By the change of the content size, the target would be 120 − 30 × 60.
    view.behavior.compensation = .contentDeltaOfUpdate
    view.performBatchUpdates {
      items.count = 10
      view.deleteItems(at: (10..<40).map { [0, $0] })
    }
    view.layoutIfNeeded()
    #expect(listener.diagnostics.isEmpty)
    #expect(view.contentOffset.y == 0)
    layout.target = CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)
    insert(into: view)
    #expect(listener.diagnostics.map(\.id) == [.targetOutsideScrollRange])
    #expect(view.contentOffset.y == 180)
  }
}
