import Foundation
import Testing
import UIKit

@testable import Fixes

/// Parts of a custom layout, with the fix and without.
@Suite("Fixes of custom layouts")
@MainActor
struct CustomLayoutFixTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A flow layout of 50-point rows that caches attributes and returns the cached objects.
  final class Cached: UICollectionViewFlowLayout {
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      if cache[indexPath] == nil { cache[indexPath] = super.layoutAttributesForItem(at: indexPath) }
      return cache[indexPath]
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.compactMap {
        layoutAttributesForItem(at: $0.indexPath)
      }
    }
  }

  /// B14: UIKit writes a new index path into an object that the layout keeps.
  @Test("Attributes that somebody changes")
  func copies() {
    func kept(_ layout: UICollectionViewFlowLayout) -> IndexPath? {
      let rig = FixRig(4, height: 50, rowLayout(layout))
      rig.view.collectionViewLayout.layoutAttributesForItem(at: path(0))?.indexPath = path(1)
      return rig.view.collectionViewLayout.layoutAttributesForItem(at: path(0))?.indexPath
    }
    #expect(kept(Cached()) == path(1))
    #expect(kept(CopyCachedAttributes()) == path(0))
  }

  /// B15: a reload with fewer items.
  @Test("A cache of items that are gone")
  func staleCount() {
    func answers(_ layout: UICollectionViewFlowLayout) -> Bool {
      let rig = FixRig(10, height: 50, rowLayout(layout))
      rig.rows = []
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      return rig.view.collectionViewLayout.layoutAttributesForItem(at: path(3)) != nil
    }
    #expect(answers(Cached()))
    #expect(!answers(CopyCachedAttributes()))
  }

  /// Rows of the height that the layout keeps by index path, and adapts when it is told of an update.
  final class KeptRows: NoFramesDuringUpdate {
    var heights: [CGFloat] = []
    var asksFix = true

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: heights.reduce(0, +))
    }

    override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updates)
      for path in updates.compactMap(\.indexPathBeforeUpdate).sorted(by: >) {
        heights.remove(at: path.item)
      }
    }

    override func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
      heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      asksFix ? super.layoutAttributesForElements(in: rect) : elements(in: rect)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard heights.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: heights[..<indexPath.item].reduce(0, +), width: 320,
        height: heights[indexPath.item])
      return attributes
    }
  }

  /// B16: the layout is queried before it is told of the update.
  @Test("A query during an update", arguments: [false, true])
  func duringUpdate(fixes: Bool) {
    var behavior = Behavior.uikit
    behavior.updatePhase = .preUpdateFrames
    let layout = KeptRows()
    layout.heights = (0..<30).map { $0.isMultiple(of: 2) ? 40 : 80 }
    layout.asksFix = fixes
    let rig = FixRig(layout.heights, layout, behavior: behavior)
    rig.view.performBatchUpdates {
      rig.rows.remove(at: 0)
      rig.view.deleteItems(at: [path(0)])
    }
    rig.view.layoutIfNeeded()
    // The rows 1, 2 and 3 are 80, 40 and 80 points high.
    #expect(([1, 2, 3].map { rig.places[$0] } == [0, 80, 120]) == fixes)
  }

  /// B24 and B13: heights by index path.
  @Test("Heights by index path follow their items")
  func followingSizes() {
    final class Layout: UICollectionViewFlowLayout {
      var plain: [IndexPath: CGFloat] = [:]
      var fixed: [IndexPath: CGFloat] = [:]

      override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updates)
        fixed.follow(updates)
      }
    }
    let layout = rowLayout(Layout())
    let heights: [CGFloat] = [40, 40, 200, 40, 60]
    let rig = FixRig(heights, layout)
    for (item, height) in heights.enumerated() {
      layout.plain[path(item)] = height
      layout.fixed[path(item)] = height
    }
    rig.view.performBatchUpdates {
      rig.rows = [
        .init(id: 1, height: 40), .init(id: 5, height: 70), .init(id: 2, height: 200),
        .init(id: 4, height: 60),
      ]
      rig.view.deleteItems(at: [path(0), path(3)])
      rig.view.insertItems(at: [path(1)])
    }
    rig.view.layoutIfNeeded()
    #expect((0..<4).map { layout.plain[path($0)] } == [40, 40, 200, 40])
    #expect((0..<4).map { layout.fixed[path($0)] } == [40, nil, 200, 60])
    #expect(layout.fixed.count == 3)
  }

  /// B26: a header of 120 points and an item of 60 have the same index path.
  @Test("Heights by kind")
  func kinds() {
    let item = UICollectionViewLayoutAttributes(forCellWith: path(0))
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path(0))
    var plain: [IndexPath: CGFloat] = [:]
    var fixed = SizesByKind()
    for (element, height) in [(item, 60), (header, 120)] as [(_, CGFloat)] {
      plain[element.indexPath] = height
      fixed[element] = height
    }
    #expect(plain[item.indexPath] == 120)
    #expect(fixed[item] == 60)
    #expect(fixed[header] == 120)
  }

  /// B21: ten rows of 60 estimated at 100; B39: thirds of a point; B40: a margin of 12.
  @Test("Places of rows")
  func places() {
    var rows = PlacesAfterAChange(count: 10, estimate: 100)
    for row in 0..<10 { rows.setHeight(60, at: row) }
    #expect(rows.starts == (0..<10).map { CGFloat($0) * 60 })
    #expect(rows.contentLength == 600)

    var thirds = PlacesAfterAChange(count: 1000, estimate: 30)
    for row in 0..<1000 { thirds.setHeight(100.0 / 3, at: row) }
    #expect(abs(thirds.contentLength - 100_000.0 / 3) < 0.01)

    var margins = PlacesAfterAChange(count: 500, estimate: 40, spacing: 12)
    for row in 0..<500 { margins.setHeight(40, at: row) }
    #expect(margins.contentLength == 25_988)
  }

  /// B17: an estimate of 400 points in a view of 320.
  @Test(
    "Items in a row",
    arguments: [(400, 1), (320, 1), (160, 2), (100, 3), (0, 320)] as [(CGFloat, Int)]
  )
  func itemsInARow(width: CGFloat, count: Int) {
    let layout = rowLayout(UICollectionViewFlowLayout())
    #expect(layout.itemsInARow(width: 320, ofItem: width) == count)
  }

  /// The attributes of rows with these heights, one below the other.
  private func column(_ heights: [CGFloat], x: CGFloat = 0, from item: Int = 0, step: Int = 1)
    -> [UICollectionViewLayoutAttributes]
  {
    var y: CGFloat = 0
    return heights.enumerated().map { index, height in
      let element = UICollectionViewLayoutAttributes(forCellWith: path(item + index * step))
      element.frame = CGRect(x: x, y: y, width: 160, height: height)
      y += height
      return element
    }
  }

  /// B30: item 0 is 3000 points high, and the other column has rows of 100; at 1200 a search of both misses it.
  @Test("A search in each column")
  func searching() {
    let rect = CGRect(x: 0, y: 1200, width: 320, height: 480)
    let left = column([3000], step: 2)
    let right = column(Array(repeating: 100, count: 30), x: 160, from: 1)
    let together = elements(of: left + right, in: rect)
    #expect(!together.contains { $0.indexPath == path(0) } || together.count == 1)
    let apart = elements(of: left, in: rect) + elements(of: right, in: rect)
    #expect(
      apart.map(\.indexPath.item) == [0, 13, 14, 15, 16, 17])
  }

  /// B41: the search looks at as many rows as are in the rectangle, and a few more.
  @Test("A search finds what a scan finds", arguments: [0, 1, 4_799, 480_000, 599_520])
  func scan(y: CGFloat) {
    let rows = column(Array(repeating: 60, count: 10_000))
    let rect = CGRect(x: 0, y: y, width: 320, height: 480)
    let scanned = rows.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    #expect(elements(of: rows, in: rect).map(\.indexPath) == scanned.map(\.indexPath))
    #expect(elements(of: [], in: rect).isEmpty)
  }

  /// B30: two columns, twelve items of 100 points, of which items 0 and 2 turn out to be 300 high.
  @Test("Columns of a waterfall")
  func columns() {
    /// The columns of all items, placed with these heights.
    func columns(_ heights: [CGFloat], _ choose: (IndexPath, [CGFloat]) -> Int) -> [Int] {
      var lengths: [CGFloat] = [0, 0]
      return heights.enumerated().map { item, height in
        let column = choose(path(item), lengths)
        lengths[column] += height
        return column
      }
    }
    func shortest(_: IndexPath, _ lengths: [CGFloat]) -> Int { lengths[0] <= lengths[1] ? 0 : 1 }
    let estimated = Array(repeating: 100 as CGFloat, count: 12)
    var measured = estimated
    measured[0] = 300
    measured[2] = 300
    // Chosen again with the new sizes, items change their column.
    #expect(columns(estimated, shortest) != columns(measured, shortest))
    var fix = KeepColumns()
    let first = columns(measured) {
      fix.column(of: $0, isMeasured: $0.item < 4, columnHeights: $1)
    }
    measured[1] = 900
    let again = columns(measured) {
      fix.column(of: $0, isMeasured: true, columnHeights: $1)
    }
    #expect(again.prefix(4) == first.prefix(4))
  }
}
