import Foundation

/// Columns of equal width, with items of different heights below one another.
///
/// Heights are estimated until the cells were asked, or given by the delegate. Coordinates are
/// content points. Unmeasured items cost nothing, so a million of them open at once.
@preconcurrency @MainActor
open class WaterfallLayout: UICollectionViewLayout, EstimatingLayout {
  /// How the next item finds its column.
  public enum Order: String, Sendable, CaseIterable {
    /// The column that ends first; an item that was measured keeps its column.
    ///
    /// A new height costs O(columns · measured items after it).
    case shortest
    /// The columns in turn.
    ///
    /// A new height costs O(log measured).
    case roundRobin
  }

  /// How many columns there are; less than one counts as one.
  open var columns = 2 {
    didSet { if columns != oldValue { forgetHeights() } }
  }

  /// Between columns, and between the items of a column, in points; less than zero counts as zero.
  open var spacing: CGFloat = 10 {
    didSet { if spacing != oldValue { forgetHeights() } }
  }

  /// How the next item finds its column.
  open var order = Order.shortest {
    didSet { if order != oldValue { forgetHeights() } }
  }

  /// Around the items of each section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { forgetHeights() } }
  }

  /// What an item is taken to be high until it is measured, in points; it must be more than zero.
  open var estimatedHeight: CGFloat = 44 {
    didSet {
      guard estimatedHeight != oldValue else { return }
      sharedEstimate = nil
      invalidateLayout()
    }
  }

  /// False asks the delegate for every height up front instead of the cells.
  ///
  /// The delegate is a `UICollectionViewDelegateFlowLayout`, which is asked for the size of all
  /// items whenever the layout prepares: O(items).
  open var isSelfSizing = true {
    didSet { if isSelfSizing != oldValue { forgetHeights() } }
  }

  // What is known of the content.
  var sections: [any WaterfallLanes] = []
  /// The sections one after another, with their insets.
  var sectionExtents = ExtentTree()
  /// The width that columns, spaces and insets share.
  var width: CGFloat = 0
  var reader = Reader()
  var askedEdges = AskedEdges()
  var everyPlace = EveryPlace()
  /// The height that a mean gives what was not measured, in points; nil for `estimatedHeight`.
  var sharedEstimate: CGFloat?
  /// The way the estimates in force were found.
  private var estimating = Behavior.Estimate.constant
  private var isPrepared = false
  private var areHeightsKept = false
  var frozenContentSize: CGSize?

  /// The width the waterfall gives every item, in points.
  public var itemWidth: CGFloat { columnWidth }

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // A context that names its items comes from a cell's size, which is in place already.
    if context.invalidatedItemIndexPaths == nil { isPrepared = false }
    if context.invalidateEverything { sharedEstimate = nil }
    if context.invalidateEverything, let cache = collectionView?.behavior.sizeCache,
      cache.isDroppedOnReload, cache.key != .neverDropped
    {
      areHeightsKept = false
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !isPrepared { load(from: collectionView) }
    takeEveryPlace()
    freezeContentSize()
  }

  private func load(from collectionView: UICollectionView) {
    isPrepared = true
    if collectionView.behavior.estimate != estimating {
      estimating = collectionView.behavior.estimate
      sharedEstimate = nil
    }
    let newWidth = availableWidth(in: collectionView.bounds)
    if newWidth != width, collectionView.behavior.sizeCache.key != .neverDropped {
      areHeightsKept = false
    }
    width = newWidth
    noteLoading {
      loadSections(from: collectionView, keepingHeights: areHeightsKept && isSelfSizing)
    }
    areHeightsKept = true
    reestimate(seeing: collectionView.bounds)
  }

  open override var collectionViewContentSize: CGSize { reportedContentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard everyPlace.spans == nil else { return elementsOfEveryPlace(in: rect, beside: []) }
    return places(from: rect.minY - 1, to: rect.maxY + 1)
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

  /// True when the width changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != width || estimateKnob == .visibleMean
  }

  /// Columns of the new width; heights measured at the old one are forgotten.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView, availableWidth(in: newBounds) != width else {
      if estimateKnob == .visibleMean { noteEstimate(for: newBounds, in: context) }
      return context
    }
    note(newBounds, in: context) {
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
    settleSeenItems(ofSection: path.section)
    note(size, for: originalAttributes, in: context) { setHeight(size.height, of: path) }
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
    reader.owed = 0
    areHeightsKept = false
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
    follow(update)
  }

  override func takeShift() -> CGPoint { takeShiftOfLoading() }

  override func layoutPassDidEnd() {
    releaseReader()
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    shifted(proposedContentOffset)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    reader.updateShift = 0
  }

  /// Heights belong to a column width; another one makes them worthless.
  private func forgetHeights() {
    areHeightsKept = false
    sharedEstimate = nil
    reader.owed = 0
    invalidateLayout()
  }
}
