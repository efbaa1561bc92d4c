import UIKit

/// A spreadsheet: every section is a row, every item a cell of it, and the first rows and columns stay on the screen
/// while the rest scrolls both ways under them.
open class StickyGridLayout: UICollectionViewLayout {
  /// The size of every cell of the sheet.
  open var itemSize = CGSize(width: 100, height: 40) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The number of rows that stay at the top.
  open var stickyRows = 1 {
    didSet { if stickyRows != oldValue { invalidateLayout() } }
  }

  /// The number of columns that stay at the left.
  open var stickyColumns = 1 {
    didSet { if stickyColumns != oldValue { invalidateLayout() } }
  }

  /// The number of cells of each row.
  private var rows: [Int] = []
  private var areRowsKnown = false
  private var columnCount = 0

  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(columnCount) * itemSize.width, height: CGFloat(rows.count) * itemSize.height)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView, !areRowsKnown else { return }
    areRowsKnown = true
    rows = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    columnCount = rows.max() ?? 0
  }

  /// Scrolling does not change the rows: only the data or an interactive move does.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.previousIndexPathsForInteractivelyMovingItems != nil
    {
      areRowsKnown = false
    }
    super.invalidateLayout(with: context)
  }

  /// The frames of the cells that stay on the screen change with every scroll.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    stickyRows > 0 || stickyColumns > 0
  }

  /// Invalidates the cells that stay; the rest of the sheet keeps its frames.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let old = collectionView?.bounds ?? newBounds
    context.invalidateItems(at: Array(stickyCells(in: old).union(stickyCells(in: newBounds))))
    return context
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    cells(in: rect).compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
  }

  private func stickyCells(in bounds: CGRect) -> Set<IndexPath> {
    Set(cells(in: bounds).filter { $0.section < stickyRows || $0.item < stickyColumns })
  }

  /// The cells in a rectangle, and those that stay in its rows and columns.
  private func cells(in rect: CGRect) -> [IndexPath] {
    let columns = indices(
      from: rect.minX, to: rect.maxX, length: itemSize.width, sticky: stickyColumns, columnCount)
    return indices(
      from: rect.minY, to: rect.maxY, length: itemSize.height, sticky: stickyRows, rows.count
    )
    .flatMap { row in
      columns.filter { $0 < rows[row] }.map { IndexPath(item: $0, section: row) }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard rows.indices.contains(indexPath.section), indexPath.item < rows[indexPath.section],
      let collectionView
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    var frame = CGRect(
      x: CGFloat(indexPath.item) * itemSize.width,
      y: CGFloat(indexPath.section) * itemSize.height,
      width: itemSize.width, height: itemSize.height)
    // When overscrolled at the start, the sheet moves as a whole.
    let insets = collectionView.adjustedContentInset
    if indexPath.section < stickyRows {
      frame.origin.y += max(0, collectionView.bounds.minY + insets.top)
      attributes.zIndex += 2
    }
    if indexPath.item < stickyColumns {
      frame.origin.x += max(0, collectionView.bounds.minX + insets.left)
      attributes.zIndex += 1
    }
    attributes.frame = frame
    return attributes
  }

  /// The indices of the sticky rows or columns, then of those between two edges.
  private func indices(
    from start: CGFloat, to end: CGFloat, length: CGFloat, sticky: Int, _ count: Int
  ) -> [Int] {
    guard length > 0 else { return [] }
    let sticky = max(0, sticky)
    // Any rectangle may be queried, also an infinite one.
    func index(at edge: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(0, edge / length), CGFloat(count)).rounded(rule))
    }
    let first = min(count, max(sticky, index(at: start, .down)))
    let last = max(first, index(at: end, .up))
    return Array(0..<min(sticky, count)) + Array(first..<last)
  }
}
