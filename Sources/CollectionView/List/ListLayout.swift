import Foundation

/// One cell a line, as wide as the view, with estimated heights that become true as cells are dequeued.
///
/// The cost follows what has been seen: unmeasured items are runs in a tree of extents, so a billion of them open at
/// once, and every query is O(log measured + visible).
///
/// Long because all that it overrides stands in this body: Swift cannot override in an extension.
@preconcurrency @MainActor
open class ListLayout: UICollectionViewLayout, EstimatingLayout {
  /// The knobs of every section that `sectionProvider` does not speak for.
  public var section = ListSection() {
    didSet { if section != oldValue { knobsChanged() } }
  }

  /// The knobs of a section by its index; asked once a section on load, and again when knobs change.
  public var sectionProvider: ((Int) -> ListSection)? {
    didSet { knobsChanged() }
  }

  /// False asks the delegate for every height up front instead of the cells.
  ///
  /// The delegate is a `UICollectionViewDelegateFlowLayout`; all items, headers and footers are asked at `prepare()`: O(items).
  @exclusivity(unchecked) public var isSelfSizing = true {
    didSet { if isSelfSizing != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the start of what is visible while their section is.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the end of what is visible while their section is.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // What is known of the content. Every question reads it many times, and nothing that is handed a part of it to change
  // asks for the rest meanwhile, so that checked access would only cost time.
  @exclusivity(unchecked) var sections: [ListSectionExtents] = []
  /// The sections one after another.
  @exclusivity(unchecked) var sectionExtents = ExtentTree()
  @exclusivity(unchecked) var width: CGFloat = 0
  @exclusivity(unchecked) var lastAnswer: [UICollectionViewLayoutAttributes] = []
  var measuredTotal = 0
  /// Whether any section has a header.
  private(set) var hasHeaders = false
  /// Whether any section has a footer.
  private(set) var hasFooters = false
  var reader = Reader()
  var askedEdges = AskedEdges()
  /// Whether everything stands where the estimates have it.
  var areSuccessorsFrozen = false
  private var needsReload = true
  private var needsKnobs = false
  @exclusivity(unchecked) var everyPlace = EveryPlace()
  /// The way the estimates in force were found.
  private var estimating = Behavior.Estimate.constant
  /// The height that a mean gives what was not measured, in points; nil for what the sections say.
  var sharedEstimate: CGFloat?
  var frozenContentSize: CGSize?

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Heights that the delegate gives have to be asked for again when items come or go.
    if context.invalidateEverything || (context.invalidateDataSourceCounts && !isSelfSizing) {
      needsReload = true
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = installedIn else { return }
    if width == 0 { width = availableWidth(in: collectionView.bounds) }
    if collectionView.behavior.estimate != estimating {
      estimating = collectionView.behavior.estimate
      needsKnobs = true
    }
    let isAnew = needsReload || needsKnobs
    let isMiscounted =
      sections.count != collectionView.numberOfSections
      && !countsOnce(by: collectionView.behavior.sizeCache)
    if needsReload || isMiscounted {
      noteLoading { load(from: collectionView) }
    } else if needsKnobs {
      sharedEstimate = nil
      for index in sections.indices {
        sections[index].take(knobs(ofSection: index))
        sections[index].hasEstimates = areEdgesEstimated(inSection: index)
        sectionExtents.setExtent(sections[index].extent, at: index)
      }
      noteEdges()
    }
    needsReload = false
    needsKnobs = false
    takeSuccessors(of: collectionView.behavior)
    if isAnew { reestimate(seeing: ownBounds) }
    takeEveryPlace()
    freezeContentSize()
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
      note(newBounds, in: context) { changeWidth(to: newWidth) }
    } else if estimateKnob == .visibleMean {
      noteEstimate(for: newBounds, in: context)
    } else {
      namePinned(in: context, through: newBounds)
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
      let known = height(of: originalAttributes), !putsOff(originalAttributes)
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
    note(size, for: originalAttributes, in: context) {
      setHeight(size.height, of: originalAttributes)
      guard let item = itemTakingSize(of: originalAttributes), isEstimated(section: item.section)
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
    // A closure would ask for each element whether it runs on the main actor.
    guard let height = height(of: attributes) else { return nil }
    return height.isMeasured ? .measured : .estimated
  }

  override func tellStates(of elements: inout [UICollectionView.LiveElement]) {
    tellStatesOfNeighbours(among: &elements)
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

  /// Whether the heights of the items in a section are guesses until something is asked.
  func isEstimated(section: Int) -> Bool { isSelfSizing && !isSideways(section: section) }

  /// Whether the heights of a section's header and footer are; those beside items that stand side by side, too.
  func areEdgesEstimated(inSection section: Int) -> Bool { isSelfSizing }

  private func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let section = attributes.indexPath.section
    return attributes.representedElementCategory == .cell
      ? isEstimated(section: section) : areEdgesEstimated(inSection: section)
  }

  /// Takes every height of a section, as a layout without estimates does.
  func takeDelegateHeights(ofSection index: Int, asking questions: inout FlowQuestions) {
    takeItemHeights(ofSection: index, asking: &questions)
    if !isSelfSizing { takeEdgeHeights(ofSection: index, asking: &questions) }
  }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    follow(update)
  }

  override func forgetSizes() {
    sections = []
    sectionExtents = ExtentTree()
    reader.owed = 0
    needsReload = true
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

  // MARK: Geometry

  /// The width the list gives the items of a section, in points.
  public func itemWidth(inSection index: Int) -> CGFloat {
    let metrics =
      sections.indices.contains(index) ? sections[index].metrics : knobs(ofSection: index)
    return metrics.sidewaysItemSize?.width
      ?? max(0, width - metrics.inset.left - metrics.inset.right)
  }

  override var scrollsHorizontally: Bool? { false }

  override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isHeldAway(attributes)
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

  override var needsPreparation: Bool { needsReload || needsKnobs }

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
      let knobs = knobs(ofSection: index)
      if keeps, sections.indices.contains(index), sections[index].items.count == count {
        var section = sections[index]
        section.take(knobs)
        return section
      }
      return makeSection(knobs, count: count)
    }
    var questions = FlowQuestions(in: collectionView)
    for index in sections.indices {
      sections[index].hasEstimates = areEdgesEstimated(inSection: index)
      if !sections[index].hasEstimates { takeDelegateHeights(ofSection: index, asking: &questions) }
    }
    questions.end()
    sumSections()
  }

  /// Whether sections and items stay as many as were counted first, however many the data source has.
  private func countsOnce(by cache: Behavior.SizeCache) -> Bool {
    cache.key == .neverDropped && !sections.isEmpty && sections.indices.allSatisfy(isEstimated)
  }

  /// Takes the sums over all sections anew.
  func sumSections() {
    measuredTotal = sections.reduce(0) { $0 + $1.items.measuredCount }
    sectionExtents = ExtentTree(measured: sections.map(\.extent))
    noteEdges()
  }

  private func noteEdges() {
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

  /// The knobs of a section; of one that only the layout still has, those it had.
  func knobs(ofSection index: Int) -> ListSection {
    if let collectionView, index >= collectionView.numberOfSections,
      sections.indices.contains(index)
    {
      return sections[index].metrics
    }
    return sectionProvider?(index) ?? section
  }

  private func knobsChanged() {
    needsKnobs = true
    invalidateLayout()
  }
}
