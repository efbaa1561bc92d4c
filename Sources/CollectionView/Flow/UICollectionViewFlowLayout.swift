import Foundation

/// Places items in lines that break where the next item does not fit.
///
/// Coordinates are content points. Items of one size take no memory, however many there are. A delegate that supplies sizes
/// is asked for all of them, as by UIKit. With an estimate, cells, headers and footers are measured as they appear, and only
/// measured sizes take memory.
///
/// Long because Swift cannot override in an extension: everything the class overrides is in its body.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout, EstimatingLayout {
  /// The space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between the items of a line, in points; full lines are spread.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of all items in points, if the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of unmeasured items, in points; zero turns self-sizing off.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The axis the layout scrolls along; lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The header's size in points; only the length along the axis counts, and zero means none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The footer's size in points; only the length along the axis counts, and zero means none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The inset around the lines of a section, in points; header and footer are outside.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The boundary that `sectionInset` is measured from, across the axis.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the start of the visible bounds while their section is in them.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the end of the visible bounds while their section is in them.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // The state of the layout, for its extensions in this folder.
  var sections: [FlowSection] = []
  /// The lengths of the sections along the axis.
  var sectionExtents = ExtentTree()
  var axis = FlowAxis.vertical
  /// The room for lines and their insets across the axis.
  var breadth = FlowBreadth()
  /// Whether cells, headers and footers are measured.
  var isSelfSizing = false
  /// The measured sizes, for an automatic estimate.
  var tally = FlowTally()
  /// Whether this pass has reported an oversized item.
  var hasWarned = false
  /// The breadth in which the items were last checked for oversize.
  var checkedBreadth = FlowBreadth()
  /// The number of measured items in all sections.
  var measuredTotal = 0
  /// What the next `prepare()` recomputes.
  var pending = FlowPreparation.reload
  /// What queries have recomputed since the last `prepare()`, which recomputes it again: the data or the delegate may be
  /// others by then.
  var recomputedEarly = FlowPreparation.nothing
  /// The last item of the rows that queries have built, for `Behavior.Successors.rowsByEstimate`.
  var lastBuiltItem: IndexPath?
  var readingPosition = ReadingPosition()
  var askedSupplementaries = AskedSupplementaries()
  var everyPlace = EveryPlace()
  /// The size of unmeasured items if it is a mean; nil for the estimate.
  var sharedEstimate: FlowSize?
  var frozenContentSize: CGSize?

  // MARK: Class hooks

  /// A context that distinguishes metrics from attributes.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    pending = max(pending, FlowPreparation(for: context))
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = installedIn else { return }
    pending = max(pending, recomputedEarly)
    recomputedEarly = .nothing
    prepare(for: collectionView)
    computeEveryPlace()
    storeFirstContentSize()
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return reportedContentSize
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    prepareIfNeeded()
    let successors = installation?.behavior.successors ?? .recomputed
    var indexed = successors == .frozen ? frozenAttributes(in: rect) : attributes(in: rect)
    if successors == .rowsByEstimate { indexed = recordBuiltRows(of: indexed) }
    return everyPlace.spans == nil ? indexed : elementsOfEveryPlace(in: rect, beside: indexed)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    guard has(indexPath) else { return nil }
    if installation?.behavior.successors == .rowsByEstimate, !isBuilt(indexPath) {
      return attributesByEstimatedRow(ofItemAt: indexPath)
    }
    return placedAttributes(ofItemAt: indexPath)
  }

  func plainAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    placedAttributes(ofItemAt: path)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section)
    else { return nil }
    let start = sectionExtents.offset(of: indexPath.section)
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return headerAttributes(ofSection: indexPath.section, startingAt: start)
    case UICollectionView.elementKindSectionFooter:
      return footerAttributes(ofSection: indexPath.section, startingAt: start)
    default:
      return nil
    }
  }

  // MARK: Bounds

  /// True if the room across the axis changes, or if pinned headers or footers may move.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    breadth(in: newBounds) != breadth || estimateKnob == .visibleMean
      || isPinning && newBounds != installedIn?.bounds
        // UIKit does not invalidate if no section in the bounds has a header or footer (*inferred*).
        && pins(through: newBounds)
  }

  /// A context that keeps the delegate's metrics: lines are broken again if the room across the axis changes.
  ///
  /// If only pinned views move, the context names those.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let newBreadth = breadth(in: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      // A scroll alone changes no frame (*inferred* of UIKit).
      context.invalidateFlowLayoutAttributes = newBreadth != breadth
    }
    if newBreadth != breadth {
      compensateResizing(to: newBounds, in: context) { changeBreadth(to: newBreadth) }
    } else if estimateKnob == .visibleMean {
      compensateReestimating(for: newBounds, in: context)
    } else {
      invalidatePinned(in: context, through: newBounds)
    }
    return context
  }

  override func insetsDidChange() {
    // Before the first layout pass there is nothing to invalidate.
    guard let collectionView = installedIn, breadth != FlowBreadth(),
      breadth(in: collectionView.bounds) != breadth
    else { return }
    collectionView.askLayoutAboutInsets()
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    accepts(preferredAttributes.size, for: originalAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    measure(preferredAttributes.size, for: originalAttributes, in: context)
    return context
  }

  override func sizeWasConfirmed(of attributes: UICollectionViewLayoutAttributes) {
    guard sizeState(of: attributes) == .estimated else { return }
    storeMeasured(axis.size(attributes.size), of: attributes)
  }

  override func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState? {
    state(of: attributes)
  }

  override var areSupplementaryViewsMeasured: Bool {
    !isSelfSizing || sections.allSatisfy(\.areEdgesMeasured)
  }

  override var estimatingLayout: (any EstimatingLayout)? { self }

  override var measuredItemCount: Int? { isSelfSizing ? measuredTotal : 0 }

  override func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int? {
    guard isSelfSizing, sections.indices.contains(section) else { return isSelfSizing ? nil : 0 }
    return sections[section].lines.sizes.givenCount(
      in: items.clamped(to: 0..<sections[section].itemCount))
  }

  override var modelContentSize: CGSize? { liveContentSize }

  override var scrollsHorizontally: Bool? { scrollDirection == .horizontal }

  // Inferred from rdar 18787362, where a short label made a cell narrower than its estimate.
  override func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { .both }

  override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isMovedByPinning(attributes)
  }

  override func guide(ofSection section: Int) -> SectionGuide? {
    sections.indices.contains(section) ? makeGuide(ofSection: section) : nil
  }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    // Queries are about the state before the update until `prepare()`.
    let due = pending
    pending = .nothing
    compensateUpdate(update)
    pending = max(pending, due)
  }

  override func forgetSizes() {
    sections = []
    sectionExtents = ExtentTree()
    measuredTotal = 0
    readingPosition.deferredAdjustment = 0
    pending = .reload
  }

  // A subclass may accept sizes that this class would not.
  override var takesPreferredSizes: Bool {
    estimatedItemSize != .zero || type(of: self) != UICollectionViewFlowLayout.self
  }

  override var needsPreparation: Bool { pending > .nothing }

  override func consumeLoadingShift() -> CGPoint { removeLoadingShift() }

  override func layoutPassDidEnd() {
    releaseAnchor()
    hasWarned = false
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
}

extension UICollectionViewFlowLayout {
  /// An `estimatedItemSize` that the layout finds itself: the mean of the sizes measured so far, 50 × 50 before.
  ///
  /// A size that changes the mean costs O(sections) if every item has a line of its own, else O(stretches of unmeasured
  /// items); with a fixed estimate it costs O(log measured).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The boundary that section insets are measured from, across the axis of scrolling.
  ///
  /// Items never extend into the content inset, whichever it is.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}
