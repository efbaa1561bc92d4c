import Foundation

/// Columns of equal width, with items of different heights below one another.
///
/// Heights are estimated until cells are measured, or given by the delegate. Coordinates are content points. Unmeasured items
/// take no memory.
@preconcurrency @MainActor
open class WaterfallLayout: UICollectionViewLayout, EstimatingLayout {
  /// Which column the next item is added to.
  public enum Order: String, Sendable, CaseIterable {
    /// The column that ends first; a measured item keeps its column.
    ///
    /// A new height costs O(columns · measured items after it).
    case shortest
    /// The columns in turn.
    ///
    /// A new height costs O(log measured).
    case roundRobin
  }

  /// The number of columns; less than one counts as one.
  open var columns = 2 {
    didSet { if columns != oldValue { forgetHeights() } }
  }

  /// The space between columns, and between the items of a column, in points; less than zero counts as zero.
  open var spacing: CGFloat = 10 {
    didSet { if spacing != oldValue { forgetHeights() } }
  }

  /// Which column the next item is added to.
  open var order = Order.shortest {
    didSet { if order != oldValue { forgetHeights() } }
  }

  /// The inset around the items of each section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { forgetHeights() } }
  }

  /// The height of an unmeasured item, in points; it must be more than zero.
  open var estimatedHeight: CGFloat = 44 {
    didSet {
      guard estimatedHeight != oldValue else { return }
      sharedEstimate = nil
      invalidateLayout()
    }
  }

  /// Whether cells are measured; if false, the delegate is asked for every height on load.
  ///
  /// The delegate is a `UICollectionViewDelegateFlowLayout`, which is asked for the size of all items whenever the layout
  /// prepares: O(items).
  open var isSelfSizing = true {
    didSet { if isSelfSizing != oldValue { forgetHeights() } }
  }

  // The state of the layout, for its extensions in this folder.
  var sections: [any WaterfallLanes] = []
  /// The lengths of the sections along the axis, with their insets.
  var sectionExtents = ExtentTree()
  /// The width of columns, spaces and insets together.
  var width: CGFloat = 0
  var readingPosition = ReadingPosition()
  var askedSupplementaries = AskedSupplementaries()
  var everyPlace = EveryPlace()
  /// The height of unmeasured items if it is a mean, in points; nil for `estimatedHeight`.
  var sharedEstimate: CGFloat?
  /// The `estimate` knob that the current estimates were found by.
  private var estimating = Behavior.Estimate.constant
  private var isPrepared = false
  private var keepsHeights = false
  var frozenContentSize: CGSize?

  /// The width of every item, in points.
  public var itemWidth: CGFloat { columnWidth }

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // A context with item index paths comes from a measured cell, whose size is stored already.
    if context.invalidatedItemIndexPaths == nil { isPrepared = false }
    if context.invalidateEverything { sharedEstimate = nil }
    if context.invalidateEverything, let cache = collectionView?.behavior.sizeCache,
      cache.isDroppedOnReload, cache.key != .neverDropped
    {
      keepsHeights = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !isPrepared { load(from: collectionView) }
    computeEveryPlace()
    storeFirstContentSize()
  }

  private func load(from collectionView: UICollectionView) {
    isPrepared = true
    if collectionView.behavior.estimate != estimating {
      estimating = collectionView.behavior.estimate
      sharedEstimate = nil
    }
    let newWidth = availableWidth(in: collectionView.bounds)
    if newWidth != width, collectionView.behavior.sizeCache.key != .neverDropped {
      keepsHeights = false
    }
    width = newWidth
    compensateLoading {
      loadSections(from: collectionView, keepingHeights: keepsHeights && isSelfSizing)
    }
    keepsHeights = true
    reestimate(seeing: collectionView.bounds)
  }

  open override var collectionViewContentSize: CGSize { reportedContentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard everyPlace.spans == nil else { return elementsOfEveryPlace(in: rect, beside: []) }
    return places(from: rect.minY - 1, to: rect.maxY + 1).prefix(ElementAnswer.limit)
      .map { attributes(of: $0.place, inSection: $0.section) }
      .filter { $0.frame.meets(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    plainAttributes(ofItemAt: indexPath)
  }

  func plainAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard has(indexPath) else { return nil }
    return attributes(
      of: sections[indexPath.section].place(of: indexPath.item), inSection: indexPath.section)
  }

  // MARK: Bounds

  /// True if the width changes, or if the estimate depends on the visible items.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != width || estimateKnob == .visibleMean
  }

  /// Rebuilds the columns for a new width; heights measured at the old width are dropped, unless the behavior never drops
  /// sizes.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView, availableWidth(in: newBounds) != width else {
      if estimateKnob == .visibleMean { compensateReestimating(for: newBounds, in: context) }
      return context
    }
    compensateResizing(to: newBounds, in: context) {
      width = availableWidth(in: newBounds)
      loadSections(
        from: collectionView,
        keepingHeights: isSelfSizing && collectionView.behavior.sizeCache.key == .neverDropped)
    }
    return context
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard isSelfSizing, has(path), let collectionView else { return false }
    let known = sections[path.section].place(of: path.item)
    return !known.isMeasured
      || collectionView.behavior.accepts(
        preferredAttributes.size.height, after: known.height,
        laidOut: originalAttributes.size.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    guard has(path) else { return context }
    let size = stored(preferredAttributes.size)
    settleVisibleItems(ofSection: path.section)
    compensate(forMeasuring: size, originalAttributes, in: context) {
      setHeight(size.height, of: path)
    }
    return context
  }

  override func sizeWasConfirmed(of attributes: UICollectionViewLayoutAttributes) {
    guard sizeState(of: attributes) == .estimated else { return }
    setHeight(attributes.size.height, of: attributes.indexPath)
  }

  override func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState? {
    guard isSelfSizing else { return .fixed }
    let path = attributes.indexPath
    guard has(path) else { return nil }
    return sections[path.section].place(of: path.item).isMeasured ? .measured : .estimated
  }

  override var estimatingLayout: (any EstimatingLayout)? { self }

  override var measuredItemCount: Int? {
    isSelfSizing ? sections.reduce(0) { $0 + $1.measuredCount } : 0
  }

  override func forgetSizes() {
    sections = []
    sectionExtents = ExtentTree()
    readingPosition.deferredAdjustment = 0
    keepsHeights = false
    isPrepared = false
  }

  override func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int? {
    guard isSelfSizing else { return 0 }
    guard sections.indices.contains(section) else { return nil }
    return sections[section].measuredCount(in: items.clamped(to: 0..<sections[section].count))
  }

  override var scrollsHorizontally: Bool? { false }

  override func guide(ofSection section: Int) -> SectionGuide? {
    sections.indices.contains(section) ? makeGuide(ofSection: section) : nil
  }

  override var needsPreparation: Bool { !isPrepared }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    compensateUpdate(update)
  }

  override func consumeLoadingShift() -> CGPoint { removeLoadingShift() }

  override func layoutPassDidEnd() {
    releaseAnchor()
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    offset(afterUpdateFrom: proposedContentOffset)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    readingPosition.updateShift = 0
  }

  /// Forgets the measured heights, which are valid for one column width.
  private func forgetHeights() {
    keepsHeights = false
    sharedEstimate = nil
    readingPosition.deferredAdjustment = 0
    invalidateLayout()
  }
}
