import Foundation

/// One cell a line, as wide as the view, with estimated heights until cells are measured.
///
/// Unmeasured items are runs in an extent tree, so a billion of them take no memory, and every query is O(log measured +
/// visible).
///
/// Long because Swift cannot override in an extension: everything the class overrides is in its body.
@preconcurrency @MainActor
open class ListLayout: UICollectionViewLayout, EstimatingLayout {
  /// The properties of every section, unless there is a `sectionProvider`.
  public var section = ListSection() {
    didSet { if section != oldValue { metricsChanged() } }
  }

  /// The properties of a section by its index; called once a section on load, and again when properties change.
  public var sectionProvider: ((Int) -> ListSection)? {
    didSet { metricsChanged() }
  }

  /// Whether cells are measured; if false, the delegate is asked for every height on load.
  ///
  /// The delegate is a `UICollectionViewDelegateFlowLayout`, which is asked for all items, headers and footers in `prepare()`:
  /// O(items).
  public var isSelfSizing = true {
    didSet { if isSelfSizing != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the start of the visible bounds while their section is in them.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the end of the visible bounds while their section is in them.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // The state of the layout, for its extensions in this folder and for `TableLayout`.
  var sections: [ListSectionExtents] = []
  /// The lengths of the sections along the axis.
  var sectionExtents = ExtentTree()
  var width: CGFloat = 0
  /// The number of measured items in all sections.
  var measuredTotal = 0
  /// Whether any section has a header.
  private(set) var hasHeaders = false
  /// Whether any section has a footer.
  private(set) var hasFooters = false
  var readingPosition = ReadingPosition()
  var askedSupplementaries = AskedSupplementaries()
  /// Whether elements stay at the places of their estimates.
  var areSuccessorsFrozen = false
  private var needsReload = true
  /// Whether the delegate has to be asked for the sizes again, of the same items.
  private var asksAgain = false
  private var needsMetrics = false
  var everyPlace = EveryPlace()
  /// The `estimate` knob that the current estimates were found by.
  private var estimating = Behavior.Estimate.constant
  /// The height of unmeasured items if it is a mean, in points; nil for that of their section.
  var sharedEstimate: CGFloat?
  var frozenContentSize: CGSize?

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // The delegate must be asked again when items are inserted or removed.
    if context.invalidateEverything || (context.invalidateDataSourceCounts && !isSelfSizing) {
      needsReload = true
    }
    super.invalidateLayout(with: context)
  }

  // A list that asks a delegate asks it again, as flow does.
  override func wasInvalidatedByCode() {
    if !isSelfSizing, !sections.isEmpty { asksAgain = true }
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = installedIn else { return }
    if asksAgain {
      if !needsReload { holdPlaceWhileLoading() }
      needsReload = true
      asksAgain = false
    }
    if width == 0 { width = availableWidth(in: collectionView.bounds) }
    if collectionView.behavior.estimate != estimating {
      estimating = collectionView.behavior.estimate
      needsMetrics = true
    }
    let isReloading = needsReload || needsMetrics
    let isMiscounted =
      sections.count != collectionView.numberOfSections
      && !countsOnce(by: collectionView.behavior.sizeCache)
    if needsReload || isMiscounted {
      compensateLoading { load(from: collectionView) }
    } else if needsMetrics {
      sharedEstimate = nil
      for index in sections.indices {
        sections[index].setMetrics(metrics(ofSection: index))
        sections[index].hasEstimates = areEdgesEstimated(inSection: index)
        sectionExtents.setExtent(sections[index].extent, at: index)
      }
      updateHasEdges()
    }
    needsReload = false
    needsMetrics = false
    updateFrozenSuccessors(for: collectionView.behavior)
    if isReloading { reestimate(seeing: ownBounds) }
    computeEveryPlace()
    storeFirstContentSize()
  }

  open override var collectionViewContentSize: CGSize {
    installation?.behavior.margins == .uncounted
      ? CGSize(width: width, height: extent(withLineSpacing: 0)) : reportedContentSize
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard everyPlace.spans == nil else {
      return elementsOfEveryPlace(in: rect, beside: indexedElements(in: rect))
    }
    return indexedElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    plainAttributes(ofItemAt: indexPath)
  }

  func plainAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard has(indexPath) else { return nil }
    return attributesClass.make(
      forCellAt: DataPlace(indexPath),
      frame: CGRect(
        x: horizontalStart(of: indexPath),
        y: leadingEdge(of: indexPath).rounded(toPixelsOf: displayScale),
        width: itemWidth(inSection: indexPath.section), height: height(of: indexPath)))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    guard let place = placeOfEdge(elementKind, ofSection: indexPath.section) else { return nil }
    let attributes = makeAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: place.start.rounded(toPixelsOf: displayScale), width: width, height: place.extent)
    if place.isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }

  // MARK: Bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != width || estimateKnob == .visibleMean
      || installation?.behavior.margins == .uncounted
      || isPinning && newBounds != installedIn?.bounds
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let newWidth = availableWidth(in: newBounds)
    if newWidth != width {
      compensateResizing(to: newBounds, in: context) { changeWidth(to: newWidth) }
    } else if estimateKnob == .visibleMean {
      compensateReestimating(for: newBounds, in: context)
    } else {
      invalidatePinned(in: context, through: newBounds)
    }
    return context
  }

  override func insetsDidChange() {
    guard let collectionView = installedIn, width != 0,
      availableWidth(in: collectionView.bounds) != width
    else {
      return
    }
    collectionView.askLayoutAboutInsets()
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, isEstimated(originalAttributes),
      let known = height(of: originalAttributes), !postpones(originalAttributes)
    else { return false }
    guard known.isMeasured else { return true }
    let header = sections[originalAttributes.indexPath.section].header
    guard !hasHeaderSize(originalAttributes, header: header?.measured) else { return false }
    return installation?.behavior.accepts(
      preferredAttributes.size.height, after: known.extent,
      laidOut: originalAttributes.size.height) ?? false
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let size = stored(preferredAttributes.size)
    compensate(forMeasuring: size, originalAttributes, in: context) {
      setHeight(size.height, of: originalAttributes)
      guard let item = itemReceivingSize(of: originalAttributes), isEstimated(section: item.section)
      else { return }
      edit(section: item.section) { $0.items.setExtent(size.height, at: item.item) }
    }
    return context
  }

  override func sizeWasConfirmed(of attributes: UICollectionViewLayoutAttributes) {
    guard isEstimated(attributes) else { return }
    if let item = item(of: attributes) {
      return edit(section: item.section) { $0.items.confirmEstimate(at: item.item) }
    }
    guard let known = height(of: attributes), !known.isMeasured else { return }
    setHeight(known.extent, of: attributes)
  }

  override func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState? {
    if let item = item(of: attributes) {
      guard isEstimated(section: item.section) else { return .fixed }
      return sections[item.section].items.isMeasured(at: item.item) ? .measured : .estimated
    }
    guard areEdgesEstimated(inSection: attributes.indexPath.section) else { return .fixed }
    return height(of: attributes).map { $0.isMeasured ? .measured : .estimated }
  }

  override var estimatingLayout: (any EstimatingLayout)? { self }

  override var measuredItemCount: Int? {
    sections.indices.contains(where: isEstimated) ? measuredTotal : 0
  }

  override func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    let known = items.clamped(to: 0..<sections[section].items.count)
    return sections[section].items.measuredCount(in: known)
  }

  // MARK: Where heights come from

  var mayMeasure: Bool { isSelfSizing }

  /// Whether the heights of the items of a section are estimated until measured.
  func isEstimated(section: Int) -> Bool { isSelfSizing && !isSideways(section: section) }

  /// Whether the heights of a section's header and footer are estimated until measured, also if its items are side by side.
  func areEdgesEstimated(inSection section: Int) -> Bool { isSelfSizing }

  private func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let section = attributes.indexPath.section
    return attributes.representedElementCategory == .cell
      ? isEstimated(section: section) : areEdgesEstimated(inSection: section)
  }

  /// Asks the delegate for every height of a section, as a layout without estimates does.
  func loadDelegateHeights(ofSection index: Int, asking queries: inout FlowDelegateQueries) {
    loadItemHeights(ofSection: index, asking: &queries)
    if !isSelfSizing { loadEdgeHeights(ofSection: index, asking: &queries) }
  }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    compensateUpdate(update)
  }

  override func forgetSizes() {
    sections = []
    sectionExtents = ExtentTree()
    readingPosition.deferredAdjustment = 0
    needsReload = true
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

  // MARK: Geometry

  /// The width the list gives the items of a section, in points.
  public func itemWidth(inSection index: Int) -> CGFloat {
    let metrics =
      sections.indices.contains(index) ? sections[index].metrics : metrics(ofSection: index)
    return metrics.sidewaysItemSize?.width
      ?? max(0, width - metrics.inset.left - metrics.inset.right)
  }

  override var scrollsHorizontally: Bool? { false }

  override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isMovedByPinning(attributes)
  }

  override func scrollInside(
    to path: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    scrollSideways(to: path, at: position)
  }

  override func isInScroller(_ path: IndexPath) -> Bool { isSideways(section: path.section) }

  override func guide(ofSection index: Int) -> SectionGuide? {
    sections.indices.contains(index) ? makeGuide(ofSection: index) : nil
  }

  override var needsPreparation: Bool { needsReload || needsMetrics }

  private func availableWidth(in bounds: CGRect) -> CGFloat {
    let insets = installedIn?.adjustedContentInset ?? .zero
    return max(0, bounds.width - insets.left - insets.right)
  }

  var displayScale: CGFloat { installedIn?.traitCollection.displayScale ?? 1 }

  override var modelContentSize: CGSize? { liveContentSize }

  override var areSupplementaryViewsMeasured: Bool {
    sections.indices.allSatisfy { index in
      let section = sections[index]
      return !areEdgesEstimated(inSection: index)
        || section.header?.isMeasured ?? true && section.footer?.isMeasured ?? true
    }
  }

  // MARK: Loading

  private func load(from collectionView: UICollectionView) {
    let cache = collectionView.behavior.sizeCache
    let isCounted = countsOnce(by: cache)
    sharedEstimate = nil
    let counts =
      isCounted
      ? sections.map(\.items.count)
      : (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let keeps = isCounted || !cache.isDroppedOnReload
    sections = counts.enumerated().map { index, count in
      let metrics = metrics(ofSection: index)
      if keeps, sections.indices.contains(index), sections[index].items.count == count {
        var section = sections[index]
        section.setMetrics(metrics)
        return section
      }
      return makeSection(metrics, count: count)
    }
    var queries = FlowDelegateQueries(in: collectionView)
    for index in sections.indices {
      sections[index].hasEstimates = areEdgesEstimated(inSection: index)
      if !sections[index].hasEstimates { loadDelegateHeights(ofSection: index, asking: &queries) }
    }
    queries.reportRanges()
    sumSections()
  }

  /// Whether the layout keeps the first number of sections and items, however many the data source has.
  private func countsOnce(by cache: Behavior.SizeCache) -> Bool {
    cache.key == .neverDropped && !sections.isEmpty && sections.indices.allSatisfy(isEstimated)
  }

  /// Recomputes the sums over all sections.
  func sumSections() {
    measuredTotal = sections.reduce(0) { $0 + $1.items.measuredCount }
    sectionExtents = ExtentTree(measured: sections.map(\.extent))
    updateHasEdges()
  }

  private func updateHasEdges() {
    hasHeaders = sections.contains { $0.header != nil }
    hasFooters = sections.contains { $0.footer != nil }
  }

  private func changeWidth(to newWidth: CGFloat) {
    let cache = installation?.behavior.sizeCache ?? Behavior.SizeCache()
    for index in sections.indices where cache.key != .neverDropped {
      edit(section: index) {
        $0.changeWidth(from: width, to: newWidth, forgets: cache.isDroppedOnWidthChange)
      }
    }
    width = newWidth
    if !isSelfSizing { needsReload = true }
  }

  /// The properties of a section; its previous ones if the data source no longer has it.
  func metrics(ofSection index: Int) -> ListSection {
    if let collectionView, index >= collectionView.numberOfSections,
      sections.indices.contains(index)
    {
      return sections[index].metrics
    }
    return sectionProvider?(index) ?? section
  }

  private func metricsChanged() {
    needsMetrics = true
    invalidateLayout()
  }
}
