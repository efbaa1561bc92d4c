import Foundation

/// A layout between two others: every element is interpolated between its attributes in both.
///
/// Both layouts stay installed. The content offset is interpolated, too, by an adjustment with each invalidation. The
/// elements are those that either layout shows at its own end of the transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, from 0 to 1; code that sets it calls `invalidateLayout()` afterwards.
  open var transitionProgress: CGFloat = 0

  /// The layout at the start of the transition.
  open private(set) var currentLayout: UICollectionViewLayout

  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The content offset at the beginning and at the end, in content points.
  private var offsets: (from: CGPoint, to: CGPoint) = (.zero, .zero)
  /// The progress at which the content offset was last moved.
  private var offsetProgress: CGFloat = 0
  /// The layouts that were invalidated and not prepared since.
  private var stale: [UICollectionViewLayout] = []
  private var values: [String: CGFloat] = [:]

  /// A layout at the beginning of a transition from one layout to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Values

  /// Stores a value that belongs to the transition, such as the distance of two fingers.
  ///
  /// The value does not change while a finish or a cancel is animated, since its final value is not known.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// The value stored for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    values[key] ?? 0
  }

  // MARK: The cycle

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isMovement = context.movedFrom != nil
    if context.invalidateEverything || context.invalidateDataSourceCounts || isMovement {
      for layout in [currentLayout, nextLayout] {
        let own = layout.makeInvalidationContext()
        own.isEverything = context.invalidateEverything
        own.areCountsInvalid = context.invalidateDataSourceCounts
        if isMovement {
          (own.movedFrom, own.movedTo, own.heldAt) = (
            context.movedFrom, context.movedTo, context.heldAt
          )
          (own as? UICollectionViewFlowLayoutInvalidationContext)?
            .invalidateFlowLayoutDelegateMetrics = false
        }
        layout.invalidateLayout(with: own)
      }
    }
    let distance = offset(at: transitionProgress) - offset(at: offsetProgress)
    offsetProgress = transitionProgress
    context.contentOffsetAdjustment = context.contentOffsetAdjustment.moved(by: distance)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    prepareStaleLayouts()
  }

  open override var collectionViewContentSize: CGSize {
    let from = currentLayout.collectionViewContentSize
    let to = nextLayout.collectionViewContentSize
    return CGSize(
      width: from.width + (to.width - from.width) * transitionProgress,
      height: from.height + (to.height - from.height) * transitionProgress)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let here = offset(at: transitionProgress)
    var keys: [ElementKey] = []
    var known = Set<ElementKey>()
    for (layout, origin) in [(currentLayout, offsets.from), (nextLayout, offsets.to)] {
      let distance = origin - here
      for attributes in layout.layoutAttributesForElements(
        in: rect.offsetBy(dx: distance.x, dy: distance.y)) ?? []
      {
        let key = ElementKey(attributes)
        if known.insert(key).inserted { keys.append(key) }
      }
    }
    return keys.compactMap { key in
      attributes(of: key, at: transitionProgress).flatMap { $0.frame.meets(rect) ? $0 : nil }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(of: ElementKey(.cell, kind: nil, at: indexPath), at: transitionProgress)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: ElementKey(.supplementaryView, kind: elementKind, at: indexPath), at: transitionProgress)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: ElementKey(.decorationView, kind: elementKind, at: indexPath), at: transitionProgress)
  }

  // MARK: Reading direction

  /// The direction of `currentLayout`.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  /// Whether `currentLayout` flips; both layouts work in the same coordinates during the transition.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  // MARK: Bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answers = [currentLayout, nextLayout].map {
      $0.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    return answers.contains(true)
  }

  /// Informs both layouts of the new bounds; the content offset is the transition's own.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    for layout in [currentLayout, nextLayout]
    where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      let context = layout.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment = .zero
      layout.invalidateLayout(with: context)
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: Members that this module's own layouts override

  override var scrollsHorizontally: Bool? { nextLayout.scrollsHorizontally }

  override func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState? {
    nextLayout.sizeState(of: attributes)
  }

  override func willUpdate(_ update: ItemUpdate) {
    currentLayout.willUpdate(update)
    nextLayout.willUpdate(update)
  }

  override func decorationViewClass(ofKind kind: String) -> AnyClass? {
    super.decorationViewClass(ofKind: kind) ?? currentLayout.decorationViewClass(ofKind: kind)
      ?? nextLayout.decorationViewClass(ofKind: kind)
  }

  override func decorationNib(ofKind kind: String) -> UINib? {
    if super.decorationViewClass(ofKind: kind) != nil { return super.decorationNib(ofKind: kind) }
    let owner =
      currentLayout.decorationViewClass(ofKind: kind) == nil ? nextLayout : currentLayout
    return super.decorationNib(ofKind: kind) ?? owner.decorationNib(ofKind: kind)
  }

  // MARK: Progress

  /// Records that one of the two layouts is invalid; it is prepared with the next `prepare()`.
  func invalidate(_ layout: UICollectionViewLayout) {
    guard layout === currentLayout || layout === nextLayout,
      !stale.contains(where: { $0 === layout })
    else { return }
    stale.append(layout)
  }

  func prepareStaleLayouts() {
    let layouts = stale
    stale = []
    for layout in layouts { layout.prepare() }
  }

  /// Sets the content offset at the beginning and at the end, in content points.
  func begin(from start: CGPoint, to end: CGPoint) {
    offsets = (start, end)
    offsetProgress = 0
  }

  /// The content offset at a progress, on the device's pixel grid, so that many steps add up.
  func offset(at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * progress,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * progress
    ).rounded(toPixelsOf: collectionView?.traitCollection.displayScale ?? 1)
  }

  /// The attributes of an element at a progress.
  ///
  /// An element that only one of the layouts has fades in or out at its place, unless that layout returns initial or final
  /// attributes for it.
  func attributes(of key: ElementKey, at progress: CGFloat) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.shownAttributes(of: key)
    let to = nextLayout.shownAttributes(of: key)
    guard let here = from ?? nextLayout.initialAttributes(of: key) ?? to?.transparent(),
      let there = to ?? currentLayout.finalAttributes(of: key) ?? from?.transparent()
    else { return nil }
    return here.interpolated(to: there, at: progress)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Attributes interpolated between these and others of the same element.
  ///
  /// Place, size, opacity, transform and stacking order are interpolated linearly; all other properties are those of the
  /// nearer attributes.
  func interpolated(to other: UICollectionViewLayoutAttributes, at progress: CGFloat)
    -> UICollectionViewLayoutAttributes?
  {
    let nearer = progress < 0.5 ? self : other
    guard let between = nearer.duplicate() else { return nil }
    let start = VisualState(self)
    start.adding(VisualState(other) - start, times: progress).set(on: between)
    between.zIndex = Self.step(from: zIndex, to: other.zIndex, at: progress)
    return between
  }

  /// A transparent copy.
  func transparent() -> UICollectionViewLayoutAttributes? {
    let copy = duplicate()
    copy?.alpha = 0
    return copy
  }

  private static func step(from: Int, to: Int, at progress: CGFloat) -> Int {
    guard from != to else { return from }
    let between = Double(from) + (Double(to) - Double(from)) * Double(progress)
    return Int(exactly: between.rounded()) ?? (progress < 0.5 ? from : to)
  }
}
