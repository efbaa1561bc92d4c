import Foundation

/// Returns a section by its index and the room it has; nil is an error for a section that has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that are described by nested groups of items.
///
/// The cost follows what is visible and what was measured: a million items of one template are one solved group and one run
/// of an extent tree.
///
/// Long because Swift cannot override in an extension: everything the class overrides is in its body.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, EstimatingLayout {
  /// The properties of the whole layout; the getter returns a copy, and setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.duplicate() }
    set {
      ownConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }
  private(set) var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// Where the sections come from.
  enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let source: Source

  // The state of the layout, for its extensions in this folder.
  var content = SolvedContent(ContentFrame())
  /// What handlers have changed of the elements they saw since the layout was solved.
  var handled: [ElementKey: HandledElement] = [:]
  /// The scrollers of the sections that scroll across, by section.
  var scrollers: [Int: OrthogonalScroller] = [:]
  var readingPosition = ReadingPosition()
  var askedSupplementaries = AskedSupplementaries()
  var everyPlace = EveryPlace()
  var frozenContentSize: CGSize?
  /// The size that replaces every estimate, in points; nil to use the estimates of the description.
  var sharedEstimate: CGSize?
  /// The size of the collection view that the sections are solved for; nil for that of its bounds.
  private var resizedTo: CGSize?
  private var needsSolving = true
  private var isReloading = true
  /// Whether the sections were solved before `prepare()`, because an update or a resize needed their places.
  private var isSolvedAhead = false
  private var estimating = Behavior.Estimate.constant

  /// A layout with the same section for every index; the section is copied.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// A layout with the same section for every index, and a configuration; both are copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section.duplicate())
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// A layout whose sections a closure returns.
  ///
  /// It is called for every section, once whenever the layout is solved.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// A layout whose sections a closure returns, and a configuration, which is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = configuration.duplicate()
    super.init()
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var named: [ElementKey] = []
    if !context.appendNamedElements(to: &named) { needsSolving = true }
    if context.invalidateEverything { isReloading = true }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = installedIn else { return }
    let isEstimatingAnew = collectionView.behavior.estimate != estimating
    estimating = collectionView.behavior.estimate
    resizedTo = nil
    if needsSolving || isEstimatingAnew || content.frame.rules != rules {
      if !isSolvedAhead || content.frame.size != collectionView.bounds.size {
        compensateLoading { solve() }
      }
      reportPinnedViewsWithoutRoom()
      reestimate(seeing: ownBounds)
    }
    isSolvedAhead = false
    needsSolving = false
    computeEveryPlace()
    storeFirstContentSize()
  }

  open override var collectionViewContentSize: CGSize { reportedContentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let found = elements(in: rect)
    let all = everyPlace.spans == nil ? found : elementsOfEveryPlace(in: rect, beside: found)
    return all.map(answered)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    plainAttributes(ofItemAt: indexPath).map(answered)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(ofKind: elementKind, at: indexPath).map(answered)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, content.sections.indices.contains(indexPath.section) else {
      return nil
    }
    return decorations(ofSection: indexPath.section).first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  // MARK: Solving

  /// The rules of the behavior in force.
  var rules: SolvingRules {
    let behavior = installation?.behavior ?? Behavior()
    return SolvingRules(
      displayScale: installedIn?.traitCollection.displayScale ?? 1,
      rounding: behavior.compositionalRounding, fractions: behavior.compositionalFractions,
      repeatedFractions: behavior.repeatedFractions, sharedEstimate: sharedEstimate)
  }

  /// The size that the sections are solved for, in points.
  var solvedSize: CGSize { resizedTo ?? installedIn?.bounds.size ?? .zero }

  /// Solves all sections, with the sizes that still hold.
  private func solve() {
    let cache = installation?.behavior.sizeCache ?? Behavior.SizeCache()
    if isReloading, cache.isDroppedOnReload, cache.key != .neverDropped { dropSizes() }
    if isReloading { sharedEstimate = nil }
    isReloading = false
    solveSections(keepingAllSizes: cache.key == .neverDropped)
  }

  /// Forgets every measured size.
  private func dropSizes() { content = SolvedContent(content.frame) }

  // MARK: Bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != content.frame.size || estimateKnob == .visibleMean
      || content.pins && newBounds != installedIn?.bounds
      || content.hasForgottenPlaces
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size != content.frame.size {
      resizedTo = newBounds.size
      guard installation?.behavior.compensation.usesAnchor == true else { return context }
      compensateResizing(to: newBounds, in: context) {
        solveSections()
        isSolvedAhead = true
      }
    } else if estimateKnob == .visibleMean {
      compensateReestimating(for: newBounds, in: context)
    } else if !content.hasForgottenPlaces {
      invalidatePinned(in: context, through: newBounds)
    }
    return context
  }

  override func insetsDidChange() {
    guard installedIn != nil, !content.sections.isEmpty else { return }
    invalidateLayout()
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let state = measuringState(of: originalAttributes), !postpones(originalAttributes)
    else { return false }
    guard let known = state.measured else { return true }
    return state.axes.contains { axis in
      installation?.behavior.accepts(
        axis.length(of: preferredAttributes.size), after: axis.length(of: known),
        laidOut: axis.length(of: originalAttributes.size)) ?? false
    }
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let size = stored(preferredAttributes.size)
    compensate(forMeasuring: size, originalAttributes, in: context) {
      setSize(size, of: originalAttributes)
    }
    if originalAttributes.representedElementCategory == .cell {
      reportUIKitCost(afterMeasuring: originalAttributes.indexPath)
    }
    return context
  }

  override func sizeWasConfirmed(of attributes: UICollectionViewLayoutAttributes) {
    guard let state = measuringState(of: attributes), state.measured == nil else { return }
    setSize(attributes.size, of: attributes)
  }

  override func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState? {
    guard let state = measuringState(of: attributes) else { return .fixed }
    return state.measured == nil ? .estimated : .measured
  }

  /// Measured: only the view of an element with an estimated dimension is asked; here also that of an element that only a
  /// subclass knows.
  override func takesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    isEstimated(attributes) ?? true
  }

  override func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
    var axes: UIAxis = []
    for axis in measuringState(of: attributes)?.axes ?? [] {
      axes.insert(axis == .horizontal ? .horizontal : .vertical)
    }
    return axes
  }

  override func listElement(of attributes: UICollectionViewLayoutAttributes) -> ListElement? {
    let path = attributes.indexPath
    guard path.count == 2, content.sections.indices.contains(path.section) else { return nil }
    return content.sections[path.section].description.list?.element(of: attributes)
  }

  override var estimatingLayout: (any EstimatingLayout)? { self }

  override var measuredItemCount: Int? { content.measuredCount }

  override func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int? {
    guard content.sections.indices.contains(section) else { return nil }
    return content.sections[section].sizes.keys.reduce(0) { $0 + (items.contains($1) ? 1 : 0) }
  }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    compensateUpdate(update)
    reportUIKitCost(afterMeasuring: nil)
    isSolvedAhead = true
  }

  override func forgetSizes() {
    dropSizes()
    readingPosition.deferredAdjustment = 0
    needsSolving = true
    isSolvedAhead = false
  }

  override func consumeLoadingShift() -> CGPoint { removeLoadingShift() }

  override func layoutPassDidEnd() { releaseAnchor() }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    offset(afterUpdateFrom: proposedContentOffset)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    readingPosition.updateShift = 0
  }

  // MARK: What the collection view wants to know

  override var movesElements: Bool { content.hasScrollers || content.hasHandlers }

  override func elementsShown(
    in rect: CGRect, among answers: [UICollectionViewLayoutAttributes], callingHandlers: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    let elements = elementsInPlace(in: rect, among: answers)
    if callingHandlers { callHandlers(with: elements) }
    return elements.map { shown($0) }
  }

  override func shown(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    scrolled(handled(attributes))
  }

  /// True: positions across a right-to-left view are mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var scrollsHorizontally: Bool? { ownConfiguration.scrollDirection == .horizontal }

  override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    isMovedByPinning(attributes)
  }

  override func isInScroller(_ path: IndexPath) -> Bool {
    path.count == 2 && content.sections.indices.contains(path.section)
      && content.sections[path.section].isOrthogonal
  }

  override func scrollInside(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
    scrollOrthogonally(to: path, at: position)
  }

  override func guide(ofSection index: Int) -> SectionGuide? {
    content.sections.indices.contains(index) ? makeGuide(ofSection: index) : nil
  }

  override var needsPreparation: Bool { needsSolving }

  override var modelContentSize: CGSize? { liveContentSize }

  override var areSupplementaryViewsMeasured: Bool { content.areBoundaryItemsMeasured }

  /// The backgrounds of lists need no registration.
  override func decorationViewClass(ofKind kind: String) -> AnyClass? {
    super.decorationViewClass(ofKind: kind)
      ?? (kind == ListStyle.backgroundKind ? UICollectionReusableView.self : nil)
  }
}
