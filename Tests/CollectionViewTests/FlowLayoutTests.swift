import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout")
@MainActor
struct FlowLayoutTests {
  private let square = CGSize(width: 50, height: 50)

  /// Case F32.
  @Test("has UIKit's defaults")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(layout.sectionInsetReference == .fromContentInset)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
  }

  /// Case F36.
  @Test(
    "is invalidated by a change across its axis alone",
    arguments: [
      (
        UICollectionView.ScrollDirection.vertical, CGRect(x: 0, y: 90, width: 375, height: 600),
        false
      ),
      (.vertical, CGRect(x: 0, y: 0, width: 375, height: 500), false),
      (.vertical, CGRect(x: 0, y: 0, width: 400, height: 600), true),
      (.horizontal, CGRect(x: 0, y: 0, width: 400, height: 600), false),
      (.horizontal, CGRect(x: 0, y: 0, width: 375, height: 500), true),
    ])
  func boundsChange(
    direction: UICollectionView.ScrollDirection, bounds: CGRect, isInvalid: Bool
  ) {
    let rig = FlowRig(
      sizes: [Array(repeating: square, count: 200)], in: CGSize(width: 375, height: 600))
    rig.layout.scrollDirection = direction
    rig.view.layoutIfNeeded()
    #expect(rig.layout.shouldInvalidateLayout(forBoundsChange: bounds) == isInvalid)
  }

  /// Case F39.
  @Test("measures what comes into view until the view is full")
  func selfSizing() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 300, height: 30), count: 10)],
      in: CGSize(width: 300, height: 100), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 300, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 420)
    #expect(rig.view.measuredItemCount == 4)
    #expect(rig.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(rig.contentHeights.first == 500)
  }

  /// Case F38.
  @Test("keeps its estimate whatever was measured")
  func constantEstimate() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 20), count: 50)],
      in: CGSize(width: 100, height: 100), sizing: .cells)
    rig.layout.estimatedItemSize = square
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 49]]?.size == square)
  }

  /// Case F40.
  @Test("asks the delegate for every size again after an empty update")
  func emptyUpdate() {
    let rig = FlowRig(
      sizes: [Array(repeating: square, count: 50)], in: CGSize(width: 375, height: 600))
    rig.view.layoutIfNeeded()
    let before = rig.sizer.askedCount
    rig.view.performBatchUpdates({})
    #expect(rig.sizer.askedCount - before == 50)
  }

  @Test("asks the delegate for no size when the width changes, and breaks lines anew")
  func rotation() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 40), count: 12)],
      in: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    let before = rig.sizer.askedCount
    rig.view.resize(to: CGSize(width: 480, height: 320))
    rig.view.layoutIfNeeded()
    #expect(rig.sizer.askedCount == before)
    #expect(rig.view.contentSize == CGSize(width: 480, height: 140))
    #expect(rig.layout.sections[0].lines.itemCounts == [4, 4, 4])
  }

  @Test("does nothing for a context that says its attributes are right")
  func quietContext() {
    let rig = FlowRig(sizes: [[square]], in: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    let before = rig.sizer.askedCount
    rig.sizer.sizes = [[CGSize(width: 80, height: 80)]]
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(rig.sizer.askedCount == before)
    context.invalidateFlowLayoutAttributes = true
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 0]]?.height == 80)
  }

  @Test("keeps the delegate's sizes for a context that says its metrics are right")
  func keptMetrics() {
    let rig = FlowRig(sizes: [[square, square]], in: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    rig.sizer.sizes = [[CGSize(width: 80, height: 80), square]]
    let before = rig.sizer.askedCount
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(rig.sizer.askedCount == before)
    #expect(rig.frames[[0, 0]]?.size == square)
  }

  @Test("closes an empty line before a first item that is too tall, when its spacings change roles")
  func emptyFirstLine() {
    let rig = FlowRig(
      sizes: [[CGSize(width: 60, height: 400), square, square]], in: CGSize(width: 300, height: 200)
    )
    rig.view.behavior.flowSpacing = .swapped
    rig.layout.scrollDirection = .horizontal
    rig.layout.minimumLineSpacing = 30
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 0]]?.minX == 10)
    #expect(rig.frames[[0, 1]]?.minX == 80)
    #expect(rig.view.contentSize.width == 130)
    // With one size for all items, everything is as documented.
    rig.sizes = [[square, square, square]]
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 0]]?.minX == 0)
    #expect(rig.view.contentSize.width == 50)
  }

  /// Case F41.
  @Test("says that an item is too wide, once a pass", arguments: [400, 300] as [CGFloat])
  func tooWide(width: CGFloat) {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: width, height: 40), count: 3)],
      in: CGSize(width: 300, height: 480))
    rig.view.layoutIfNeeded()
    #expect(rig.diagnostics.map(\.id) == (width > 300 ? [.itemWiderThanCollectionView] : []))
    #expect(rig.view.visibleCells.count == 3)
  }

  @Test("says that an item is too high when it scrolls sideways")
  func tooHigh() {
    let rig = FlowRig(
      sizes: [[CGSize(width: 40, height: 500)]], in: CGSize(width: 300, height: 480))
    rig.layout.scrollDirection = .horizontal
    rig.view.layoutIfNeeded()
    #expect(rig.diagnostics.map(\.id) == [.itemTallerThanCollectionView])
    #expect(rig.diagnostics.first?.message.contains("section insets top and bottom") == true)
  }

  @Test("lets the delegate's sizes win over an estimate")
  func both() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 300, height: 30), count: 10)],
      in: CGSize(width: 300, height: 100))
    rig.layout.estimatedItemSize = CGSize(width: 300, height: 50)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 390)
    #expect(rig.view.measuredItemCount == 0)
  }

  @Test(
    "moves the reader when it compensates, and not otherwise",
    arguments: [(Behavior.correct, 0), (.uikitFlow, -40)] as [(Behavior, CGFloat)])
  func compensation(behavior: Behavior, jump: CGFloat) throws {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 320, height: 90), count: 100)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.view.behavior = behavior
    rig.layout.estimatedItemSize = CGSize(width: 320, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.view.layoutIfNeeded()
    rig.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    rig.view.layoutIfNeeded()
    let reader = try #require(rig.view.indexPathsForVisibleItems.first)
    let before =
      try #require(rig.view.cellForItem(at: reader)).frame.minY - rig.view.contentOffset.y
    rig.scroll(by: -30)
    let after = try #require(rig.view.cellForItem(at: reader)).frame.minY - rig.view.contentOffset.y
    // One cell came into view above, and grew by 40 points.
    #expect(before + 30 - after == jump)
  }

  @Test("lets sizes follow their items through updates")
  func updates() {
    var sizes = (0..<30).map { CGSize(width: 300, height: CGFloat(20 + $0)) }
    let rig = FlowRig(sizes: [sizes], in: CGSize(width: 300, height: 200), sizing: .cells)
    rig.view.behavior = .correct
    rig.layout.estimatedItemSize = CGSize(width: 300, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.view.layoutIfNeeded()
    let measured = rig.view.measuredItemCount
    let moved = sizes.remove(at: 4)
    sizes.remove(at: 1)
    sizes.insert(moved, at: 20)
    sizes.insert(CGSize(width: 300, height: 7), at: 0)
    rig.view.performBatchUpdates {
      rig.sizes = [sizes]
      rig.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 21, section: 0))
    }
    #expect(rig.frames[[0, 21]]?.height == 24)
    #expect(rig.frames[[0, 0]]?.height == 7)
    #expect(rig.view.measuredItemCount >= measured)
    #expect(rig.diagnostics.isEmpty)
    for (path, frame) in rig.frames
    where rig.layout.sections[0].lines.sizes.isGiven(at: path[1]) {
      #expect(frame.height == sizes[path[1]].height)
    }
  }

  @Test(
    "forgets sizes on a reload as UIKit does, and keeps them when asked to",
    arguments: [true, false])
  func reload(keeps: Bool) {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 300, height: 30), count: 100)],
      in: CGSize(width: 300, height: 100), sizing: .cells)
    rig.view.behavior = keeps ? .correct : .uikitFlow
    rig.layout.estimatedItemSize = CGSize(width: 300, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.view.layoutIfNeeded()
    rig.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    rig.view.layoutIfNeeded()
    let measured = rig.view.measuredItemCount
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect((rig.view.measuredItemCount >= measured) == keeps)
  }

  @Test("knows nothing of old data when it is installed again")
  func reinstalling() {
    let rig = FlowRig(
      sizes: [Array(repeating: square, count: 40)], in: CGSize(width: 300, height: 100),
      sizing: .itemSize)
    rig.view.layoutIfNeeded()
    rig.view.collectionViewLayout = UICollectionViewFlowLayout()
    rig.view.layoutIfNeeded()
    rig.sizes = [[square, square]]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    rig.view.collectionViewLayout = rig.layout
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 50)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test(
    "tells a subclass that a cell's size concerns neither the delegate nor what else was laid out")
  func preferredContext() throws {
    let rig = FlowRig(
      sizes: [[CGSize(width: 80, height: 80)]], in: CGSize(width: 300, height: 100), sizing: .cells)
    rig.layout.estimatedItemSize = square
    rig.view.layoutIfNeeded()
    let original = try #require(
      rig.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = 99
    let context = try #require(
      rig.layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 19))
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)])
  }

  @Test("answers a delegate's optional methods as an Objective-C caller would ask them")
  func optionalMethods() {
    let rig = FlowRig(sizes: [[square, square]], in: CGSize(width: 300, height: 100))
    let delegate: (any UICollectionViewDelegateFlowLayout)? = rig.sizer
    let path = IndexPath(item: 0, section: 0)
    #expect(
      delegate?.collectionView?(rig.view, layout: rig.layout, sizeForItemAt: path) == square)
    #expect(
      delegate?.collectionView?(rig.view, layout: rig.layout, insetForSectionAt: 0) == nil)
  }

  @Test("opens a billion items of one size, and ends where they end")
  func billion() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = CountingSource(count: 1_000_000_000)
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    // Five to a line.
    #expect(view.contentSize.height == 11_999_999_990)
    view.setContentOffset(CGPoint(x: 0, y: view.contentSize.height - 480), animated: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.last?.item == 999_999_999)
    #expect(source.askedCount < 120)
  }
}

/// Items without content.
@MainActor
private final class CountingSource: NSObject, UICollectionViewDataSource {
  let count: Int
  private(set) var askedCount = 0

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    askedCount += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension FlowRig {
  /// The heights the content has had, first to last.
  var contentHeights: [CGFloat] {
    events.compactMap {
      if case .contentSize(_, let size, _, _) = $0 { size.height } else { nil }
    }
  }
}
