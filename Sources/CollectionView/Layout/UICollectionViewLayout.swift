import Foundation

/// An abstract layout: subclasses return the attributes that place every element.
///
/// Long because all members that UIKit lets a subclass override are in this body: Swift cannot override what an extension
/// declares.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view the layout is installed in; nil if it is not installed.
  ///
  /// Without a setter, so that a subclass may narrow it to a collection view that is never nil.
  open var collectionView: UICollectionView? { installedIn }

  /// The same collection view, by a property that no subclass overrides; used by the engine.
  var installedIn: UICollectionView? {
    get { installation?.view }
    set {
      let old = installedIn
      installation = newValue?.installation
      if newValue !== old { observers.notify(of: self, from: old) }
    }
  }
  private(set) var installation: Installation?

  /// The dynamic animators that move the layout's attributes.
  package final var animators = LayoutAnimators()

  private var decorationViewClasses: [String: AnyClass] = [:]
  private var decorationNibs: [String: UINib] = [:]

  /// A layout that is not installed anywhere.
  @_nonoverride public init() {
    super.init()
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Called for layouts from archives; there are none here.
  open func awakeFromNib() {}

  /// The class and the address, in UIKit's form; a collection view's description contains it.
  open override var description: String { ObjectText.identity(of: self) }

  // MARK: Observing by name

  private var observers = LayoutObservers()

  // With Objective-C, these override NSObject's methods, which fail for a property that Objective-C cannot see.
  #if canImport(ObjectiveC)
    open override func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "collectionView" else {
        return super.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
      }
      MainActor.assumeIsolated { observers.add(observer, options: options, context: context) }
    }

    open override func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      guard keyPath == "collectionView" else {
        return super.removeObserver(observer, forKeyPath: keyPath)
      }
      MainActor.assumeIsolated { observers.remove(observer) }
    }

    open override func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "collectionView" else {
        return super.removeObserver(observer, forKeyPath: keyPath, context: context)
      }
      MainActor.assumeIsolated { observers.remove(observer, context: context) }
    }
  #else
    /// Notifies a layout, most often this one, when this layout is installed in a collection view or removed.
    ///
    /// `"collectionView"` is the only key that can be observed; others are ignored.
    open func addObserver(
      _ observer: UICollectionViewLayout, forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "collectionView" else { return }
      observers.add(observer, options: options, context: context)
    }

    /// Ends the observation started by `addObserver(_:forKeyPath:options:context:)`.
    open func removeObserver(_ observer: UICollectionViewLayout, forKeyPath keyPath: String) {
      guard keyPath == "collectionView" else { return }
      observers.remove(observer)
    }

    /// Ends the observation started with a context, and keeps those started with others.
    open func removeObserver(
      _ observer: UICollectionViewLayout, forKeyPath keyPath: String,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "collectionView" else { return }
      observers.remove(observer, context: context)
    }

    /// Called with a change that the layout observes.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  // MARK: Class hooks

  /// The class of attributes the framework makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of every context the framework makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Marks the layout as out of date; the next pass begins with `prepare()`; overrides call `super`.
  ///
  /// The collection view's own invalidations come through here, too, when bounds change, data are reloaded or items
  /// updated: `invalidateLayout(with:)` then gets the collection view's context. Layouts that drop their cache in an
  /// override of this method rely on it.
  open func invalidateLayout() {
    // A context passed by the collection view is not reported as a call by code.
    if contextAtHand == nil {
      installedIn?.report(.invalidateLayoutWithoutContext)
      wasInvalidatedByCode()
    }
    let context = contextAtHand ?? makeInvalidationContext()
    // The context is passed once: an override that changes a metric makes an invalidation of its own.
    contextAtHand = nil
    invalidateLayout(with: context)
  }

  /// Called when code invalidates the layout as a whole, or a property does.
  func wasInvalidatedByCode() {}

  /// Passes the collection view's context through `invalidateLayout()`.
  ///
  /// Inferred; openradar 40218744 reports that both methods are called when bounds change.
  func invalidateLayout(using context: UICollectionViewLayoutInvalidationContext) {
    contextAtHand = context
    defer { contextAtHand = nil }
    invalidateLayout()
  }

  private var contextAtHand: UICollectionViewLayoutInvalidationContext?

  /// Called with every invalidation, whatever caused it; overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let installedIn else { return }
    installedIn.transition?.layout.invalidate(self)
    installedIn.layoutWasInvalidated(by: context)
  }

  /// Whether new bounds make the layout out of date; the collection view still has the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The elements that a bounds change invalidates.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Whether a preferred size invalidates the layout; without an override a layout does no self-sizing.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// The elements that a preferred size invalidates; layouts store the size here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: The cycle

  /// The first message of every layout cycle; overrides call `super`.
  open func prepare() {}

  /// The size of the whole content in points, queried right after `prepare()`.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element that meets a rectangle in content coordinates.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of one item, on demand; must not change the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of one supplementary view, on demand.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of one decoration view, on demand.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  // MARK: Target offsets

  /// Where scrolling rests after the finger lifts, in content points.
  ///
  /// Called once per gesture, before the delegate. `velocity` is in points per millisecond: the documentation says points
  /// per second, but UIKit forwards the scroll view's own value, and the thresholds of shipping layouts (0.2 to 0.4) make
  /// sense in no other unit.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content offset ends after an update, a transition or an animated change of bounds, in content points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// The change between `prepare(for…)` and `finalize…()`; it supplies the default initial and final attributes.
  ///
  /// Weak, because an override of `finalize…()` may not call `super`, and the change holds the views of the old screen.
  private weak var change: ScreenChange?

  /// Called once with all items of a batch update, after `prepare()` on the new state.
  ///
  /// Overrides call `super`; otherwise new elements do not fade in, and removed elements do not fade out.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    change = collectionView?.screenChange
  }

  /// The last call of a batch update, inside its animation; overrides call `super`.
  open func finalizeCollectionViewUpdates() {
    change = nil
  }

  /// Called with the old bounds before the bounds change in an animation; overrides call `super`.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    change = collectionView?.screenChange
  }

  /// The end of a change of bounds, inside its animation; overrides call `super`.
  open func finalizeAnimatedBoundsChange() {
    change = nil
  }

  /// The attributes from which an element on the screen after a change is animated, by its new index path.
  ///
  /// By default an inserted item starts transparent at its place, any other item at its old place; nil means the final
  /// place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change?.defaultInitial(of: ElementKey(.cell, kind: nil, at: itemIndexPath), in: self)
  }

  /// The attributes to which an element on the screen before a change is animated, by its old index path.
  ///
  /// By default a deleted item ends transparent at its place, any other item at its new place; nil means its current place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change?.defaultFinal(of: ElementKey(.cell, kind: nil, at: itemIndexPath), in: self)
  }

  /// The same as for items, for supplementary views.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.defaultInitial(
      of: ElementKey(.supplementaryView, kind: elementKind, at: elementIndexPath), in: self)
  }

  /// The same as for items, for supplementary views.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.defaultFinal(
      of: ElementKey(.supplementaryView, kind: elementKind, at: elementIndexPath), in: self)
  }

  /// The same as for items, for decoration views.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.defaultInitial(
      of: ElementKey(.decorationView, kind: elementKind, at: decorationIndexPath), in: self)
  }

  /// The same as for items, for decoration views.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.defaultFinal(
      of: ElementKey(.decorationView, kind: elementKind, at: decorationIndexPath), in: self)
  }

  /// Supplementary views of a kind that the layout itself removes in an update, by old index paths.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views of a kind that the layout itself removes in an update, by old index paths.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views of a kind that the layout itself inserts in an update, by new index paths.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views of a kind that the layout itself inserts in an update, by new index paths.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called on the old layout before a change to another layout is shown.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the new layout, which is already prepared, before the change to it is shown.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The end of a change of layout, inside its animation; called on both layouts.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// The path to move a held item to: that of the item under the point, else its current one.
  ///
  /// Called for each step of the movement, with index paths of the order on the screen.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    layoutAttributesForElements(in: CGRect(x: position.x, y: position.y, width: 1, height: 1))?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(position) }
      .max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
  }

  /// The attributes of a held item at a point: those of its place, but centred at the point and above all other elements.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? makeAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// The elements that one step of a held item invalidates; called on each step, before the invalidation.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(movingFrom: previousIndexPaths, to: targetIndexPaths, heldAt: targetPosition)
  }

  /// The elements that the end of a movement invalidates; after a cancel the final paths are the original ones.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(movingFrom: previousIndexPaths, to: indexPaths, heldAt: .zero)
  }

  // MARK: Decoration views

  /// Registers the class of a decoration view; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewClasses[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }

  /// Registers the nib of a decoration view; nil removes it.
  ///
  /// No nib is read: the view is of the class of the nib's name, see `UINib`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationViewClasses[elementKind] = nil
  }

  // MARK: Reading direction

  /// The direction the layout's arithmetic was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether a collection view of the other direction mirrors the layout, so that its origin is at the right.
  ///
  /// The layout still works in its own direction: the rectangles, points and content offsets passed to it are mirrored, and
  /// so are the attributes and offsets it returns. The collection view's bounds are not.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }

  /// The value of `flipsHorizontallyInOppositeLayoutDirection` where no subclass overrides it; UIKit has no such setter.
  package var isFlipping = false {
    didSet { if isFlipping != oldValue { installedIn?.layoutFlippingDidChange() } }
  }

  /// The collection view's bounds in the layout's coordinates.
  var ownBounds: CGRect {
    guard let installedIn else { return .zero }
    return installedIn.mirrored(installedIn.bounds)
  }

  // MARK: Members that this module's own layouts override

  /// Whether the layout scrolls sideways; nil to judge by the content.
  var scrollsHorizontally: Bool? { nil }

  /// Whether an element's size is estimated, measured or fixed; nil if the layout does not know it.
  func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState? { nil }

  /// Sets the size states of elements on the screen, and whether they are pinned.
  func setStates(of elements: inout [UICollectionView.LiveElement]) {
    for index in elements.indices { setState(of: &elements[index]) }
  }

  final func setState(of element: inout UICollectionView.LiveElement) {
    // An element that leaves keeps its state: the layout has another one at its index path, or none.
    if !element.isDisappearing {
      element.sizeState = sizeState(of: element.modelAttributes) ?? .fixed
    }
    element.isPinned = isPinned(element.modelAttributes)
  }

  /// The layout itself if it estimates sizes until cells are measured; nil for others.
  var estimatingLayout: (any EstimatingLayout)? { nil }

  /// Whether a header or footer is pinned in the visible bounds, away from its own place; false if the layout does not
  /// know.
  func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether elements are shown with other attributes than the layout's methods return: moved by an embedded scroller, or
  /// changed by a closure of the app.
  var movesElements: Bool { false }

  /// The elements to show in a rectangle; no method of UIKit, so it is never reported as a call.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the layout's coordinates.
  ///   - answers: The attributes that `layoutAttributesForElements(in:)` returned for the rectangle or a larger one.
  ///   - callingHandlers: Whether closures of the app may change the elements first.
  /// - Returns: The attributes to show; also of elements outside the rectangle.
  func elementsShown(
    in rect: CGRect, among answers: [UICollectionViewLayoutAttributes], callingHandlers: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    answers
  }

  /// The attributes with which an element is shown, from those that the layout's methods return.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes
  }

  /// Whether an item is inside an embedded scroller, which brings it into view; false if the layout does not know.
  func isInScroller(_ path: IndexPath) -> Bool { false }

  /// Scrolls the embedded scroller of an item, if it has one, until the item is at a position.
  func scrollInside(to path: IndexPath, at position: UICollectionView.ScrollPosition) {}

  /// The frames and spacings of a section; nil if the layout does not know them.
  func guide(ofSection section: Int) -> SectionGuide? { nil }

  /// The extent of the layout's own frames in points, whatever it reports as its content size; nil if unknown.
  var modelContentSize: CGSize? { nil }

  /// Whether every header and footer was measured or never estimated.
  var areSupplementaryViewsMeasured: Bool { true }

  /// The number of items with a measured size; nil if the layout does not know it.
  var measuredItemCount: Int? { nil }

  /// The number of items of a range of a section that have a measured size; nil if the layout does not know it.
  func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int? { nil }

  /// Called with a batch update before `prepare()`; UIKit informs its own layouts early, too, and others only in
  /// `prepare(forCollectionViewUpdates:)`.
  func willUpdate(_ update: ItemUpdate) {}

  /// Drops all measured sizes; the caller invalidates the layout.
  func forgetSizes() {}

  /// Returns and clears the offset adjustment that `prepare()` caused by loading sizes, in points.
  func consumeLoadingShift() -> CGPoint { .zero }

  /// Whether views are measured.
  var takesPreferredSizes: Bool { true }

  /// Whether the view of an element is asked for its preferred size.
  func takesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    takesPreferredSizes
  }

  /// The axes along which a measured view chooses its length; along the others the layout's length is required.
  ///
  /// Inferred for layouts that do not say along which axis they scroll.
  func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
    scrollsHorizontally.map { $0 ? .horizontal : .vertical } ?? .both
  }

  /// The place of an element in a list; nil if the layout makes no list of it.
  func listElement(of attributes: UICollectionViewLayoutAttributes) -> ListElement? { nil }

  /// Whether something was invalidated that `prepare()` has not prepared.
  var needsPreparation: Bool { false }

  /// Called when a layout pass has ended: sizes and elements on the screen agree.
  func layoutPassDidEnd() {}

  /// Called when the content inset, the safe area or the layout margins of the collection view have changed.
  func insetsDidChange() {}

  /// The element to measure before the layout is queried for the elements of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that is about to be shown, in content coordinates.
  ///   - anchor: The item that keeps its place meanwhile; nil for the layout's own anchor.
  /// - Returns: Nil if nothing has to be measured first.
  func nextElementToMeasure(in rect: CGRect, from anchor: IndexPath?) -> ElementKey? { nil }

  /// The delegate's size for an element that is to be measured; nil to ask the view.
  func sizeFromDelegate(of attributes: UICollectionViewLayoutAttributes) -> CGSize? { nil }

  /// The extent that a pinned header covers at the start of the screen when an item is scrolled there, in points.
  func extentCoveredAtStart(above indexPath: IndexPath) -> CGFloat { 0 }

  /// Called when an element was measured and prefers its current size.
  func sizeWasConfirmed(of attributes: UICollectionViewLayoutAttributes) {}

  /// The class of the decoration views of a kind, registered by itself or by a nib.
  func decorationViewClass(ofKind kind: String) -> AnyClass? {
    decorationViewClasses[kind] ?? decorationNibs[kind]?.foundClass(near: self)
  }

  /// The nib that makes the decoration views of a kind; nil if a class does.
  func decorationNib(ofKind kind: String) -> UINib? { decorationNibs[kind] }

  /// The kinds of decoration views that have a class or a nib.
  var decorationKinds: [String] { Array(decorationViewClasses.keys) + decorationNibs.keys }

  /// A context of the layout's own class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass: AnyClass = type(of: self).invalidationContextClass
    return
      (contextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  /// A context of the layout's own class for interactively moved items.
  ///
  /// A flow layout keeps its sizes, which move with their items: its delegate knows only the data's order, not the order
  /// shown.
  private func makeContext(
    movingFrom previous: [IndexPath], to target: [IndexPath], heldAt position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movedFrom = previous
    context.movedTo = target
    context.heldAt = position
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// Attributes of the layout's own class for an item.
  func makeAttributes(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.represent(.cell, kind: nil, at: indexPath)
    return attributes
  }

  /// Attributes of the layout's own class for a supplementary view.
  func makeAttributes(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes()
    attributes.represent(.supplementaryView, kind: kind, at: indexPath)
    return attributes
  }

  /// Attributes of the layout's own class for a decoration view.
  func makeAttributes(forDecorationViewOfKind kind: String, with indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes()
    attributes.represent(.decorationView, kind: kind, at: indexPath)
    return attributes
  }

  /// The class of the attributes the layout makes.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes { attributesClass.make() }
}
