import UIKit

/// The list of `SeedListLayout`, made incremental: a measured row moves only the rows after it, which are placed when they are
/// queried.
///
/// There are three differences. The invalidation context records how many rows keep their place, so that `prepare()` has nothing
/// to do until the data changes. Attributes are made for the queried rows only, found by binary search. And when a row is
/// measured above the visible ones, the context adjusts the content offset.
open class IncrementalListLayout: UICollectionViewLayout {
  /// The height of an unmeasured row, in points.
  open var estimatedHeight: CGFloat = 44 {
    didSet {
      guard estimatedHeight != oldValue else { return }
      needsRows = true
      invalidateLayout()
    }
  }

  /// The number of rows placed since the layout was made: the cost of all passes.
  public private(set) var placedCount = 0

  /// The measured heights of the rows of all sections; nil for an unmeasured row.
  private var rows: [CGFloat?] = []
  /// The first row of each section.
  private var sectionStarts: [Int] = []
  /// The top edges of the rows, and the end of the last; valid up to `settled`.
  private var tops: [CGFloat] = [0]
  private var settled = 0
  private var contentHeight: CGFloat = 0
  private var needsRows = true
  /// The heights by section and item before the data changed.
  private var heightsBefore: [[CGFloat?]] = []

  /// The width of the content as of the last preparation.
  private var contentWidth: CGFloat = 0

  /// The width between the insets of the collection view with these bounds.
  private func availableWidth(in bounds: CGRect) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return max(0, bounds.width - insets.left - insets.right)
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass {
    IncrementalListInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { needsRows = true }
    settled = min(settled, (context as? IncrementalListInvalidationContext)?.settledRows ?? 0)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != contentWidth
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Another width moves no row by itself; the visible cells are measured again.
    (context as? IncrementalListInvalidationContext)?.settledRows = rows.count
    return context
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    abs(preferredAttributes.size.height - originalAttributes.size.height) > 0.5
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    guard let row = row(at: preferredAttributes.indexPath) else { return context }
    let growth = preferredAttributes.size.height - height(ofRow: row)
    if pushesReader(row) { context.contentOffsetAdjustment.y = growth }
    context.contentSizeAdjustment.height = growth
    (context as? IncrementalListInvalidationContext)?.settledRows = row
    rows[row] = preferredAttributes.size.height
    contentHeight += growth
    return context
  }

  /// Whether a row is above a visible one that was measured before it.
  private func pushesReader(_ row: Int) -> Bool {
    guard rows[row] == nil, let bounds = collectionView?.bounds else { return false }
    return rowsOnScreen(in: bounds).contains { $0 > row && rows[$0] != nil }
  }

  // MARK: The data

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    contentWidth = availableWidth(in: collectionView.bounds)
    guard needsRows else { return }
    needsRows = false
    heightsBefore = heights
    // Until the updates are known, a row keeps the height of its index path.
    var rowCount = 0
    var kept: [[CGFloat?]] = []
    for section in 0..<collectionView.numberOfSections {
      let known = heightsBefore.indices.contains(section) ? heightsBefore[section] : []
      kept.append([])
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        guard collectionView.continuesLayout(after: rowCount) else { return }
        kept[section].append(item < known.count ? known[item] : nil)
        rowCount += 1
      }
    }
    store(kept)
  }

  /// Moves heights with their rows to other index paths.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    var changed = heightsBefore
    var carried: [IndexPath: CGFloat?] = [:]
    for item in updateItems where item.updateAction == .move {
      guard let old = item.indexPathBeforeUpdate, let new = item.indexPathAfterUpdate,
        old.item != NSNotFound, changed.holds(old)
      else { continue }
      carried[new] = changed[old.section][old.item]
    }
    for path in updateItems.compactMap(\.indexPathBeforeUpdate).sorted(by: >) {
      if path.item == NSNotFound {
        if changed.indices.contains(path.section) { changed.remove(at: path.section) }
      } else if changed.holds(path) {
        changed[path.section].remove(at: path.item)
      }
    }
    for path in updateItems.compactMap(\.indexPathAfterUpdate).sorted() {
      if path.item == NSNotFound {
        changed.insert([], at: min(path.section, changed.count))
      } else if changed.indices.contains(path.section) {
        let place = min(path.item, changed[path.section].count)
        changed[path.section].insert(carried[path] ?? nil, at: place)
      }
    }
    guard changed.map(\.count) == heights.map(\.count) else { return }
    let height = contentHeight
    store(changed)
    // The content size was queried before the updates were known.
    if contentHeight != height { invalidateLayout() }
  }

  /// The known heights by section and item.
  private var heights: [[CGFloat?]] {
    sectionStarts.indices.map { Array(rows[rows(inSection: $0)]) }
  }

  private func rows(inSection section: Int) -> Range<Int> {
    let next = section + 1
    return sectionStarts[section]..<(next < sectionStarts.count ? sectionStarts[next] : rows.count)
  }

  private func store(_ heights: [[CGFloat?]]) {
    var count = 0
    sectionStarts = heights.map { section in
      defer { count += section.count }
      return count
    }
    rows = heights.flatMap { $0 }
    tops = [CGFloat](repeating: 0, count: count + 1)
    settled = 0
    contentHeight = rows.reduce(0) { $0 + ($1 ?? estimatedHeight) }
  }

  // MARK: Rows

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    rowsOnScreen(in: rect).map(attributes)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    row(at: indexPath).map(attributes)
  }

  private func attributes(ofRow row: Int) -> UICollectionViewLayoutAttributes {
    let section = sectionStarts.lastIndex { $0 <= row } ?? 0
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: row - sectionStarts[section], section: section))
    attributes.frame = CGRect(
      x: 0, y: top(ofRow: row), width: contentWidth, height: height(ofRow: row))
    return attributes
  }

  private func row(at indexPath: IndexPath) -> Int? {
    guard sectionStarts.indices.contains(indexPath.section) else { return nil }
    let rows = rows(inSection: indexPath.section)
    let row = rows.lowerBound + indexPath.item
    return rows.contains(row) ? row : nil
  }

  private func height(ofRow row: Int) -> CGFloat {
    rows[row] ?? estimatedHeight
  }

  /// The top of a row, or the end of the last one; places the rows before it that are not settled.
  private func top(ofRow row: Int) -> CGFloat {
    while settled < row { placeNext() }
    return tops[row]
  }

  private func placeNext() {
    tops[settled + 1] = tops[settled] + height(ofRow: settled)
    settled += 1
    placedCount += 1
  }

  /// The rows that overlap a rectangle.
  private func rowsOnScreen(in rect: CGRect) -> Range<Int> {
    while settled < rows.count, tops[settled] < rect.maxY { placeNext() }
    let first = firstSettled { tops[$0 + 1] > rect.minY }
    let end = firstSettled { tops[$0] >= rect.maxY }
    return first..<max(first, end)
  }

  /// The first settled row that satisfies `isIn`, by binary search; every settled row after it has to satisfy it too.
  private func firstSettled(where isIn: (Int) -> Bool) -> Int {
    var low = 0
    var high = settled
    while low < high {
      let middle = (low + high) / 2
      if isIn(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [[CGFloat?]] {
  fileprivate func holds(_ path: IndexPath) -> Bool {
    indices.contains(path.section) && self[path.section].indices.contains(path.item)
  }
}

/// The part of an `IncrementalListLayout` that an invalidation does not change.
open class IncrementalListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The number of rows at the start of the list that keep their place and height, over all sections.
  open var settledRows = 0
}
