import Foundation

/// Items in lines that break where the next item does not fit.
///
/// Coordinates are content points. Items of one size are pure arithmetic: a billion of them open at
/// once. A delegate that supplies sizes is asked for all of them, as UIKit does. With an estimate,
/// cells, headers and footers are asked for their size as they appear, and only sizes that were learned cost memory.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout, EstimatingLayout {
  /// Between lines, exactly, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// Between the items of a line at least, in points; full lines are spread.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of all items in points, where the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// What an item is taken to measure until its cell was asked, in points; zero turns self-sizing off.
  @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
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

  /// Around the lines of a section, in points; header and footer stay outside.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What `sectionInset` is measured from, across the axis.
  @exclusivity(unchecked) open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the start of the visible bounds while their section is in them.
  @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the end of the visible bounds while their section is in them.
  @exclusivity(unchecked) open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // What is known of the content. Every question reads it many times, and nothing that is handed a part of it to change
  // asks for the rest meanwhile, so that checked access would only cost time.
  @exclusivity(unchecked) var sections: [FlowSection] = []
  /// The sections one after another.
  @exclusivity(unchecked) var sectionExtents = ExtentTree()
  @exclusivity(unchecked) var axis = FlowAxis.vertical
  /// What lines and their insets share across the axis.
  @exclusivity(unchecked) var breadth = FlowBreadth()
  @exclusivity(unchecked) var lastAnswer: [UICollectionViewLayoutAttributes] = []
  /// Whether cells, headers and footers are asked for their sizes.
  @exclusivity(unchecked) var isSelfSizing = false
  /// What was measured, for a layout that finds its estimate.
  @exclusivity(unchecked) var tally = FlowTally()
  /// Whether this pass has said already that an item is too large.
  var hasWarned = false
  /// The breadth in which it was last looked whether every item fits.
  var judgedBreadth = FlowBreadth()
  @exclusivity(unchecked) var measuredTotal = 0
  /// What the next `prepare()` has to do.
  @exclusivity(unchecked) var pending = FlowPreparation.reload
  /// The last item of the rows that were handed out, for a layout that knows no others.
  var lastBuiltItem: IndexPath?
  var reader = Reader()
  var askedEdges = AskedEdges()
  @exclusivity(unchecked) var everyPlace = EveryPlace()
  /// The size that a mean gives what was not measured; nil for the estimate.
  var sharedEstimate: FlowSize?
  var frozenContentSize: CGSize?

  // MARK: Class hooks

  /// A context that tells metrics from attributes.
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
    prepare(for: collectionView)
    takeEveryPlace()
    freezeContentSize()
  }

  open override var collectionViewContentSize: CGSize { reportedContentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let successors = installation?.behavior.successors ?? .recomputed
    var indexed = successors == .frozen ? frozenAttributes(in: rect) : attributes(in: rect)
    if successors == .rowsByEstimate { indexed = buildingRows(indexed) }
    return everyPlace.spans == nil ? indexed : elementsOfEveryPlace(in: rect, beside: indexed)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard has(indexPath) else { return nil }
    if installation?.behavior.successors == .rowsByEstimate, !isBuilt(indexPath) {
      return attributesByEstimatedRow(ofItemAt: indexPath)
    }
    return standingAttributes(ofItemAt: indexPath)
  }

  func plainAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    standingAttributes(ofItemAt: path)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
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

  /// True when the room across the axis changes, and for any other bounds that meet, or met, sections whose headers or
  /// footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    breadth(in: newBounds) != breadth || estimateKnob == .visibleMean
      || isPinning && newBounds != installedIn?.bounds
        // Without a header or footer there nothing is pinned (decompiled from iOS 26.1).
        && pins(through: newBounds)
  }

  /// A context that keeps what the delegate said: with other room lines break anew, sizes stay.
  ///
  /// Where only pinned views move, it names them.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let newBreadth = breadth(in: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      // What is only scrolled stays where it is (decompiled from iOS 26.1).
      context.invalidateFlowLayoutAttributes = newBreadth != breadth
    }
    if newBreadth != breadth {
      note(newBounds, in: context) { changeBreadth(to: newBreadth) }
    } else if estimateKnob == .visibleMean {
      noteEstimate(for: newBounds, in: context)
    } else {
      namePinned(in: context, through: newBounds)
    }
    return context
  }

  override func insetsDidChange() {
    // Before anything is placed there is nothing to invalidate.
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
    take(preferredAttributes.size, for: originalAttributes, noting: context)
    return context
  }

  override func sizeWasConfirmed(of attributes: UICollectionViewLayoutAttributes) {
    guard sizeState(of: attributes) == .estimated else { return }
    measure(attributes, axis.size(attributes.size))
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

  override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isHeldAway(attributes)
  }

  override func guide(ofSection section: Int) -> SectionGuide? {
    sections.indices.contains(section) ? makeGuide(ofSection: section) : nil
  }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    follow(update)
  }

  override func forgetSizes() {
    sections = []
    sectionExtents = ExtentTree()
    measuredTotal = 0
    reader.owed = 0
    pending = .reload
  }

  // A subclass may take sizes that this class would not.
  override var takesPreferredSizes: Bool {
    estimatedItemSize != .zero || type(of: self) != UICollectionViewFlowLayout.self
  }

  override var needsPreparation: Bool { pending > .nothing }

  override func takeShift() -> CGPoint { takeShiftOfLoading() }

  override func layoutPassDidEnd() {
    releaseReader()
    hasWarned = false
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
}
