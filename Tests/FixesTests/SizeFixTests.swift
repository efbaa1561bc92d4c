import Foundation
import Testing
import UIKit

@testable import Fixes

/// Sizes and content sizes, with the fix and without.
@Suite("Fixes of sizes")
@MainActor
struct SizeFixTests {
  final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var count = 0

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      count += indexPaths.count
    }
  }

  /// A delegate that measures rows of these heights.
  private func sizes(_ heights: [CGFloat]) -> SizesFromDelegate {
    let sizes = SizesFromDelegate()
    sizes.configure = { $0.contentView.bounds.size.height = heights[$1.item] }
    return sizes
  }

  /// B01 and B43: nothing is estimated, so nothing drifts, and items are prefetched.
  @Test("Sizes from the delegate")
  func delegateSizes() {
    let heights = (0..<200).map { $0.isMultiple(of: 2) ? 90 : 70 as CGFloat }
    let plain = FixRig(heights, rowLayout(UICollectionViewFlowLayout(), estimate: 50))
    let delegate = sizes(heights)
    let fixed = FixRig(heights, rowLayout(UICollectionViewFlowLayout()), delegate: delegate)
    for (rig, isRight) in [(plain, false), (fixed, true)] {
      let source = Prefetching()
      rig.view.prefetchDataSource = source
      rig.view.layoutIfNeeded()
      #expect((source.count > 0) == isRight)
      rig.scroll(to: 5000)
      #expect((rig.drift() == 0) == isRight)
      #expect((rig.view.contentSize.height == 16_000) == isRight)
    }
  }

  /// B24: sizes follow their items, and each item is measured once.
  @Test("Sizes from the delegate are kept by item")
  func identity() {
    var rows: [CGFloat] = [40, 40, 200, 40, 40]
    var measured = 0
    let delegate = SizesFromDelegate()
    delegate.configure = {
      $0.contentView.bounds.size.height = rows[$1.item]
      measured += 1
    }
    var ids = ["a", "b", "c", "d", "e"]
    delegate.identity = { ids[$0.item] }
    let rig = FixRig(rows, rowLayout(UICollectionViewFlowLayout()), delegate: delegate)
    rig.view.performBatchUpdates {
      rows.removeFirst()
      ids.removeFirst()
      rig.rows.removeFirst()
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    rig.view.layoutIfNeeded()
    let heights = (0..<4).map {
      rig.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
    #expect(heights == [40, 200, 40, 40])
    #expect(measured == 5)
  }

  /// Rows as wide as the view, whose sizes the delegate gives.
  @Test("The delegate is asked again on rotation")
  func rotation() {
    func width(_ layout: UICollectionViewFlowLayout) -> CGFloat? {
      let delegate = sizes(Array(repeating: 50, count: 20))
      let rig = FixRig(20, height: 50, rowLayout(layout), delegate: delegate)
      rig.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      rig.view.layoutIfNeeded()
      return rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width
    }
    #expect(width(UICollectionViewFlowLayout()) == 320)
    #expect(width(AskDelegateOnRotation()) == 480)
  }

  /// B25: a header of 100 points is estimated at 44 and sized one pass late.
  @Test("Sizes of headers from the delegate")
  func headers() {
    var behavior = Behavior.uikitFlow
    behavior.supplementary = .latePass
    func height(_ delegate: HeaderSizesFromDelegate?) -> CGFloat? {
      let layout = rowLayout(UICollectionViewFlowLayout(), estimate: 60)
      layout.headerReferenceSize = CGSize(width: 320, height: 44)
      let rig = FixRig(8, height: 60, layout, behavior: behavior, delegate: delegate)
      return rig.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame.height
    }
    let delegate = HeaderSizesFromDelegate()
    delegate.template = FixRig.Header()
    #expect(height(nil) == 44)
    #expect(height(delegate) == 100)
  }

  /// B03: 40 rows of 40 points estimated at 200, in a view that queries its layout once.
  @Test("The smallest estimate leaves no place empty")
  func smallest() {
    var behavior = Behavior.uikitFlow
    behavior.requery = .once
    let plain = rowLayout(UICollectionViewFlowLayout(), estimate: 200)
    #expect(FixRig(40, height: 40, plain, behavior: behavior).blank == 360)
    let fixed = rowLayout(UICollectionViewFlowLayout())
    fixed.estimateSmallestSize(of: samples([90, 40, 200]), width: 320)
    #expect(fixed.estimatedItemSize.height == 40)
    #expect(FixRig(40, height: 40, fixed, behavior: behavior).blank == 0)
  }

  /// B42: 1000 rows of 60 points; an estimate of 1 makes 480 cells; B04: one of 20 makes content that never scrolls.
  @Test("A typical estimate makes as many cells as are needed, and a content size that scrolls")
  func typical() {
    func cells(_ layout: UICollectionViewFlowLayout) -> Int {
      FixRig(1000, height: 60, layout).view.measuredItemCount
    }
    let fixed = rowLayout(UICollectionViewFlowLayout())
    fixed.estimateTypicalSize(of: samples([50, 60, 70]), width: 320)
    #expect(fixed.estimatedItemSize.height == 60)
    #expect(cells(rowLayout(UICollectionViewFlowLayout(), estimate: 1)) == 480)
    #expect(cells(fixed) == 8)

    func end(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      var behavior = Behavior.uikitFlow
      behavior.scrollRange = .judgedOnce
      let rig = FixRig(20, height: 60, layout, behavior: behavior)
      rig.view.scrollToItem(
        at: IndexPath(item: 19, section: 0), at: .bottom, animated: false)
      rig.view.layoutIfNeeded()
      return rig.view.contentOffset.y
    }
    let estimated = rowLayout(UICollectionViewFlowLayout())
    estimated.estimateTypicalSize(of: samples([50, 60, 70]), width: 320)
    #expect(end(rowLayout(UICollectionViewFlowLayout(), estimate: 20)) == 0)
    #expect(end(estimated) == 720)
  }

  /// B37: eight rows of 78 points, then 394 of 56.
  @Test("A constant estimate does not collapse the content")
  func constant() {
    let heights = Array(repeating: 78, count: 8) + Array(repeating: 56 as CGFloat, count: 394)
    var behavior = Behavior.uikitFlow
    /// By how much the content shrinks on the way to its end.
    func shrinkage(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      let rig = FixRig(heights, layout, behavior: behavior)
      let length = rig.view.contentSize.height
      rig.scroll(to: 10_000)
      return length - rig.view.contentSize.height
    }
    let fixed = rowLayout(UICollectionViewFlowLayout())
    fixed.estimateTypicalSize(of: samples(Array(repeating: 56, count: 9)), width: 320)
    #expect(shrinkage(fixed) == 0)
    // An estimate that follows the measured cells.
    behavior.estimate = .runningMean
    #expect(shrinkage(rowLayout(UICollectionViewFlowLayout(), estimate: 56)) > 1000)
  }

  /// B28: twenty items of 50 in a row, counted with a spacing of 10 that is 0 or 30.
  @Test(
    "The content size of a row", arguments: [(0, 1000), (30, 1570)] as [(CGFloat, CGFloat)])
  func contentWidth(spacing: CGFloat, length: CGFloat) {
    var behavior = Behavior.uikitFlow
    behavior.contentSize = .lineSpacing(10)
    func width(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 50, height: 480)
      layout.minimumLineSpacing = spacing
      return FixRig(20, height: 480, layout, behavior: behavior).view.contentSize.width
    }
    #expect(width(UICollectionViewFlowLayout()) == 1190)
    #expect(width(ContentSizeFromFrames()) == length)
  }

  /// B05: four estimated items a line, two measured ones.
  @Test("The content size of lines that wrap earlier")
  func contentHeight() {
    final class Wide: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size = CGSize(width: 160, height: 20)
        return attributes
      }
    }
    var behavior = Behavior.uikitFlow
    behavior.contentSize = .lineBlind
    func height(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      let rig = FixRig([], rowLayout(layout, estimate: 20, width: 80), behavior: behavior)
      rig.view.register(Wide.self, forCellWithReuseIdentifier: "cell")
      rig.rows = (0..<120).map { .init(id: $0, height: 20) }
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      return rig.view.contentSize.height
    }
    #expect(height(UICollectionViewFlowLayout()) == 600)
    #expect(height(ContentSizeFromFrames()) == 1080)
  }

  /// B22: the layout is queried again only while its content is narrower than the view.
  @Test("Content a ten-thousandth of a point narrower")
  func narrower() {
    var behavior = Behavior.uikitFlow
    behavior.requery = .narrowOnly
    func blank(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      FixRig(40, height: 40, rowLayout(layout, estimate: 200), behavior: behavior).blank
    }
    #expect(blank(UICollectionViewFlowLayout()) == 360)
    #expect(blank(NarrowerContent()) == 0)
  }

  /// B23: the fourth of twenty rows goes from 100 to 220 points.
  @Test("A cell whose content changes is measured again")
  func measuringAgain() {
    func height(fixes: Bool) -> CGFloat? {
      let rig = FixRig(20, height: 100, rowLayout(UICollectionViewFlowLayout(), estimate: 100))
      let cell = rig.view.cellForItem(at: IndexPath(item: 3, section: 0)) as? FixRig.Cell
      cell?.row.height = 220
      if fixes { cell?.contentDidChange() }
      rig.view.layoutIfNeeded()
      return rig.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.height
    }
    #expect(height(fixes: false) == 100)
    #expect(height(fixes: true) == 220)
  }

  /// B11: an update makes the layout drop its sizes; B29: the view returns to the screen, and the layout drops them.
  @Test("Sizes from the delegate are never dropped")
  func keptSizes() {
    let heights = Array(repeating: 60 as CGFloat, count: 100)
    var behavior = Behavior.uikitFlow
    behavior.updatePhase = .resetToEstimate
    behavior.sizeCache.isDroppedOnReappear = true
    for (layout, delegate, isRight) in [
      (rowLayout(UICollectionViewFlowLayout(), estimate: 100), nil, false),
      (rowLayout(UICollectionViewFlowLayout()), sizes(heights), true),
    ] {
      let rig = FixRig(heights, layout, behavior: behavior, delegate: delegate)
      for page in 0..<13 { rig.scroll(to: CGFloat(page) * 480) }
      rig.scroll(to: 0)
      #expect(rig.view.contentSize.height == 6000)
      rig.view.reappear()
      rig.view.layoutIfNeeded()
      #expect((rig.view.contentSize.height == 6000) == isRight)
      let host = FixRig.Clock()
      rig.view.host = host
      rig.view.performBatchUpdates {
        rig.rows.remove(at: 1)
        rig.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
      let second = rig.view.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: 1, section: 0))
      #expect((second?.frame.height == 60) == isRight)
    }
  }

  /// Rows of 90 points in a layout with an itemSize of 60.
  @Test("Cells that size themselves instead of a fixed size")
  func selfSizing() {
    final class Tall: CellsSizeThemselves {
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.bounds.size = CGSize(width: 320, height: 90)
      }

      required init?(coder: NSCoder) { nil }
    }
    func height(fixes: Bool) -> CGFloat? {
      let layout = rowLayout(UICollectionViewFlowLayout())
      layout.itemSize.height = 60
      if fixes { layout.letCellsSizeThemselves() }
      let rig = FixRig(0, height: 0, layout)
      rig.view.register(
        fixes ? Tall.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      rig.rows = [.init(id: 0, height: 90)]
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      return rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height
    }
    #expect(height(fixes: false) == 60)
    #expect(height(fixes: true) == 90)
  }

  /// The delegate's heights go from 50 to 80 points.
  @Test("The delegate is asked again for sizes that changed")
  func askingAgain() {
    final class Heights: NSObject, UICollectionViewDelegateFlowLayout {
      var height: CGFloat = 50

      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 320, height: height) }
    }
    func height(_ ask: (UICollectionView) -> Void) -> CGFloat? {
      let delegate = Heights()
      let rig = FixRig(
        20, height: 50, rowLayout(UICollectionViewFlowLayout()), delegate: delegate)
      delegate.height = 80
      ask(rig.view)
      rig.view.layoutIfNeeded()
      return rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height
    }
    #expect(height { _ in } == 50)
    #expect(height { $0.sizesDidChange() } == 80)
  }

  /// Five inner items of 100 × 40 points make two lines of a width of 320: 90 points.
  @Test("A cell with a collection view inside")
  func innerView() {
    final class Inner: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 5 }

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "inner", for: indexPath) }
    }
    /// Takes the content size of the inner view as it is.
    final class Hasty: LayOutInnerView {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.size.height = inner.contentSize.height
        return attributes
      }
    }
    let source = Inner()
    func height(_ cell: LayOutInnerView) -> CGFloat {
      (cell.inner.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
        CGSize(width: 100, height: 40)
      cell.inner.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "inner")
      cell.inner.dataSource = source
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 320, height: 60)
      return cell.preferredLayoutAttributesFitting(attributes).size.height
    }
    #expect(height(Hasty()) == 0)
    #expect(height(LayOutInnerView()) == 90)
  }
}
