import Foundation

/// The part of a view that a collection view and its cells need: geometry, the hierarchy, and the layout cycle.
///
/// Nothing here is drawn; appearance properties only store their values.
///
/// Long because it holds the members that UIKit lets a subclass override.
@preconcurrency @MainActor
open class UIView: UIResponder, KeyValueObservable, UITraitEnvironment, CALayerDelegate {
  /// The value of an intrinsic content size for an axis without one.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The smallest possible size, as a fitting target.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest possible size, as a fitting target.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The view that contains this one.
  open internal(set) weak var superview: UIView?
  private var needsLayout = true
  /// Whether a descendant needs a layout pass.
  private var needsLayoutBelow = false
  open var isHidden = false

  /// The visible part of the view's own coordinates, in points.
  open var bounds: CGRect {
    willSet { madeViewObservers?.geometryWillChange() }
    didSet {
      if bounds.size != oldValue.size {
        setNeedsLayout()
        for view in subviews { view.follow(oldValue.size, to: bounds.size) }
      }
      madeViewObservers?.geometryDidChange()
    }
  }

  /// The place of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    willSet { madeViewObservers?.geometryWillChange() }
    didSet { madeViewObservers?.geometryDidChange() }
  }

  open var alpha: CGFloat = 1
  /// The observers of the geometry; nil if there never was one.
  private(set) var madeViewObservers: ViewObservers?

  /// The frame in the superview's coordinates; setting it sets `bounds.size` and `center`.
  ///
  /// With a transform it is the transformed box, as on Apple's platforms.
  open var frame: CGRect {
    get {
      let anchor = anchorPoint
      let box = CGRect(
        x: -anchor.x * bounds.width, y: -anchor.y * bounds.height,
        width: bounds.width, height: bounds.height)
      let map = transform
      return (map.isIdentity ? box : box.applying(map)).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let anchor = anchorPoint
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// The transform about the anchor point; setting it overwrites `transform`.
  open var transform3D = CATransform3DIdentity

  /// The affine part of `transform3D`; setting it overwrites the whole transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var tag = 0
  open var backgroundColor: UIColor?
  /// Whether the view and its subviews receive touches; if not, views behind them do.
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  /// The margins and lengths that change with the superview's size; if empty, the view keeps its frame.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view keeps its direction in another reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      updateLayoutDirection(
        before: Self.userInterfaceLayoutDirection(
          for: oldValue, relativeTo: traitCollection.layoutDirection))
    }
  }
  /// The recognizers attached to the view; nil when there never was one.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether content is clipped to the view's bounds.
  open var clipsToBounds: Bool {
    get { ownClipsToBounds ?? clipsByDefault }
    set { ownClipsToBounds = newValue }
  }
  private var ownClipsToBounds: Bool?
  /// The value of `clipsToBounds` until it is set.
  var clipsByDefault: Bool { false }

  /// The point of the bounds at the view's centre, as a fraction of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  // MARK: The layer

  /// The class of the view's layer; read when the layer is first used, or by the first layout pass.
  open class var layerClass: AnyClass { CALayer.self }
  /// The appearance of the view beyond its geometry: a layer of the class `layerClass`, made on first access.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    madeLayer = layer
    layer.attach(to: self)
    return layer
  }
  /// The layer; nil before its first access.
  private(set) final var madeLayer: CALayer?

  /// Called by layout passes for the view's own layer: calls `layoutSubviews()`.
  ///
  /// A view whose layer was never accessed is laid out without one, and this method is not called, unless the class overrides
  /// `layerClass`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === madeLayer { layOutSubviews() }
  }
  /// Provides the content of the layer: none.
  open func display(_ layer: CALayer) {}
  /// Draws the content; never called here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called before the content is drawn; never called here.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The action for a change of a property of the layer: `NSNull`, since no change is animated; never called here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  // MARK: Drawing, of which nothing happens here

  /// Draws the content; never called here.
  open func draw(_ rect: CGRect) {}
  /// Has no effect here: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Has no effect here: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Whether the content is cleared before it is drawn; has no effect here: nothing is drawn.
  open var clearsContextBeforeDrawing: Bool {
    get { values.clearsContextBeforeDrawing }
    set { values.clearsContextBeforeDrawing = newValue }
  }
  /// Pixels per point of the content; by default those of the environment.
  open var contentScaleFactor: CGFloat {
    get { values.contentScaleFactor ?? traitCollection.displayScale }
    set { values.contentScaleFactor = newValue > 0 ? newValue : nil }
  }
  /// The view whose opacity masks this one; it is no subview, and has no effect here: nothing is drawn.
  open var mask: UIView? {
    get { values.mask }
    set { values.mask = newValue }
  }

  /// The controller whose view this is.
  package final weak var viewOwner: (any ViewOwner)?

  /// The observers of the geometry.
  var viewObservers: ViewObservers {
    if let madeViewObservers { return madeViewObservers }
    let observers = ViewObservers()
    madeViewObservers = observers
    return observers
  }

  /// The views in this one, back to front.
  open internal(set) var subviews: [UIView] = []

  /// The part of the edges that bars and notches cover, in points.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      safeAreaInsetsDidChange()
      viewOwner?.ownedViewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    }
  }
  /// The margins of the view's content, in points.
  ///
  /// The value includes the safe area's insets if `insetsLayoutMarginsFromSafeArea` is true; a value that is set does not.
  open var layoutMargins: UIEdgeInsets {
    get {
      guard insetsLayoutMarginsFromSafeArea else { return ownMargins }
      return UIEdgeInsets(
        top: ownMargins.top + safeAreaInsets.top, left: ownMargins.left + safeAreaInsets.left,
        bottom: ownMargins.bottom + safeAreaInsets.bottom,
        right: ownMargins.right + safeAreaInsets.right)
    }
    set {
      guard newValue != ownMargins else { return }
      ownMargins = newValue
      marginsChanged()
    }
  }
  /// Whether the margins are measured from the safe area rather than from the edges.
  ///
  /// That the two are added is inferred; UIKit's documentation says that margins are moved inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue, safeAreaInsets != .zero {
        marginsChanged()
      }
    }
  }
  private func marginsChanged() {
    layoutMarginsDidChange()
    viewOwner?.ownedViewLayoutMarginsDidChange()
  }
  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The view's environment: the one that was set, else that of its superview.
  ///
  /// The views in it that have none of their own follow, after this view was informed.
  open var traitCollection: UITraitCollection {
    get { currentTraits }
    set {
      hasOwnTraits = true
      setTraits(newValue)
    }
  }
  private var currentTraits = UITraitCollection.standard
  /// Whether the traits were set, and do not follow the superview's.
  private var hasOwnTraits = false

  /// The window that contains the view; nil outside of any window.
  open var window: UIWindow? { containingWindow }
  /// Not the window itself for a window.
  private(set) final weak var containingWindow: UIWindow?
  /// Whether the view is a window.
  var isWindow: Bool { false }

  // MARK: Values that are only kept

  /// Whether the superview's margins also apply to the view's content; has no effect here.
  open var preservesSuperviewLayoutMargins: Bool {
    get { values.preservesSuperviewLayoutMargins }
    set { values.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether the view covers what is behind it; has no effect here: nothing is drawn.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }
  /// Whether a touch in the view keeps other views from touches; has no effect here: there is one finger.
  open var isExclusiveTouch: Bool {
    get { values.isExclusiveTouch }
    set { values.isExclusiveTouch = newValue }
  }
  /// Whether the view receives more than one touch; has no effect here: there is one finger.
  open var isMultipleTouchEnabled: Bool {
    get { values.isMultipleTouchEnabled }
    set { values.isMultipleTouchEnabled = newValue }
  }
  /// The colour of what the view draws by itself: the one that was set, else the superview's, else the system's blue.
  ///
  /// Nothing is drawn here. Setting nil makes the view follow its superview again.
  open var tintColor: UIColor! {
    get { values.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      values.tintColor = newValue
      tintChanged()
    }
  }
  /// The guides that were added to the view.
  final var ownLayoutGuides: [UILayoutGuide] {
    get { values.layoutGuides }
    set { values.layoutGuides = newValue }
  }
  @SeldomChanged private var values: ViewValues

  /// The tint that was set for the view or for one above it; nil for the system's.
  final var chosenTint: UIColor? { values.tintColor ?? superview?.chosenTint }

  /// Informs the view, and the views in it that have no tint of their own.
  private func tintChanged() {
    tintColorDidChange()
    for view in subviews where view.values.tintColor == nil { view.tintChanged() }
  }

  /// Informs the view if it has another tint than before, in another superview.
  final func follow(tintFrom old: UIColor?) {
    if values.tintColor == nil, superview?.chosenTint != old { tintChanged() }
  }

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// A view without extent.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view without extent if the coder is that of a `UINib`; nil for others: archives are not read here.
  public required init?(coder: NSCoder) {
    guard coder is NibCoder else { return nil }
    bounds = .zero
    center = .zero
    super.init()
  }

  /// The controller whose view this is; for others the superview.
  open override var next: UIResponder? { viewOwner?.responder ?? superview }

  /// The class, the address, the frame, and what differs from the defaults, in UIKit's form (from public logs).
  ///
  /// Nothing is laid out to describe the view. Off the main thread the description is only the class and the address.
  open override var description: String {
    guard MainQueue.isCurrent else { return ObjectText.identity(of: self) }
    return MainActor.assumeIsolated { "<\(descriptionParts().joined(separator: "; "))>" }
  }

  /// The parts of the description.
  func descriptionParts() -> [String] { viewParts() }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view among the others, at an index counted from the back.
  ///
  /// A view that is in this one already only changes its place: nothing is called. One that comes from another superview in
  /// the same window stays in it. Nothing happens if the view is this one or contains it, where UIKit throws an exception.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view.superview !== self else {
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    guard !isDescendant(of: view), !isInsideLayer(of: view) else { return }
    let window = isWindow ? self.window : containingWindow
    if view.containingWindow != nil, view.containingWindow !== window { view.removeFromSuperview() }
    let entered = view.containingWindow === window ? nil : window
    let oldTint = view.superview?.chosenTint
    if entered != nil { view.viewOwner?.ownedView(willEnterWindow: true) }
    view.willMove(toSuperview: self)
    if let entered { view.willMoveAll(toWindow: entered) }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
    }
    place(view, at: index)
    view.superview = self
    view.follow(traitsOf: self)
    view.follow(tintFrom: oldTint)
    if view.needsLayout || view.needsLayoutBelow { setNeedsLayoutBelow() }
    if let entered { view.moveAll(toWindow: entered) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if entered != nil { view.viewOwner?.ownedView(didEnterWindow: true) }
  }

  private func place(_ view: UIView, at index: Int) {
    subviews.insert(view, at: max(0, min(index, subviews.count)))
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.removeSubviews([self])
  }

  // MARK: Called after changes

  /// Called before the view is added to a superview, or removed from it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view was added to a superview, or removed from it.
  open func didMoveToSuperview() {}
  /// Called before the view is added to a window, alone or with the view it is in, or removed from it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view was added to a window or removed from it.
  open func didMoveToWindow() {}
  /// Called after the tint of the view changed, by itself or with the superview (inferred for a view that leaves one).
  open func tintColorDidChange() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after bars or notches cover another part of the edges.
  open func safeAreaInsetsDidChange() {}
  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after the reading direction of the view changed.
  func layoutDirectionDidChange() {}
  /// Called after the environment changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called for views made by a `UINib`, after their initialiser.
  open func awakeFromNib() {}

  // MARK: Following the superview

  /// Informs the view and the views in it before they come to a window or leave it.
  ///
  /// Both ways `willMove(toSuperview:)` comes before it, and `didMoveToSuperview()` after `didMoveToWindow()`: from public
  /// logs for a view that leaves, inferred for one that comes.
  final func willMoveAll(toWindow new: UIWindow?) {
    willMove(toWindow: new)
    for view in subviews where view.superview === self { view.willMoveAll(toWindow: new) }
  }

  /// Sets the window of the view and of the views in it, and informs them.
  ///
  /// A view that was added by a call for a view above it has its window already, and one that was removed gets none.
  final func moveAll(toWindow new: UIWindow?) {
    guard containingWindow !== new else { return }
    containingWindow = new
    didMoveToWindow()
    for view in subviews where view.superview === self && containingWindow === new {
      view.moveAll(toWindow: new)
    }
  }

  private func follow(traitsOf superview: UIView) {
    if !hasOwnTraits, currentTraits !== superview.currentTraits {
      setTraits(superview.currentTraits)
    }
  }

  private func setTraits(_ traits: UITraitCollection) {
    let old = currentTraits
    guard traits !== old else { return }
    currentTraits = traits
    if !traits.hasSameTraits(as: old) {
      updateLayoutDirection(
        before: Self.userInterfaceLayoutDirection(
          for: semanticContentAttribute, relativeTo: old.layoutDirection))
      viewOwner?.ownedViewTraitsDidChange(from: old)
      traitCollectionDidChange(old)
    }
    for view in subviews { view.follow(traitsOf: self) }
  }

  /// A view with the current appearance of this one, without its behaviour.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return Self.look(of: self)
  }

  // MARK: Touches

  /// Attaches a recognizer, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a point in the view's own coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point in the view's own coordinates that receives touches; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: The layout cycle

  /// Asks for a layout pass.
  open func setNeedsLayout() {
    needsLayout = true
    superview?.setNeedsLayoutBelow()
  }

  /// Runs the pending layout passes, of the view and then of its subviews.
  ///
  /// - Complexity: O(1) when none was; else O(subviews of the views above those that asked).
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      if madeLayer != nil || Self.layerClass != CALayer.self {
        layer.layoutSublayers()
      } else {
        layOutSubviews()
      }
    }
    guard needsLayoutBelow else { return }
    needsLayoutBelow = false
    for view in subviews { view.layoutIfNeeded() }
    madeLayer?.layOutAddedLayers()
  }

  private func layOutSubviews() {
    viewOwner?.ownedViewWillLayoutSubviews()
    layoutSubviews()
    viewOwner?.ownedViewDidLayoutSubviews()
  }

  /// Asks for a layout pass of subviews, or of layers that were added to the view's layer.
  final func setNeedsLayoutBelow() {
    guard !needsLayoutBelow else { return }
    needsLayoutBelow = true
    superview?.setNeedsLayoutBelow()
  }

  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// The preferred size of the view for an available size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The size that satisfies the view's constraints; without constraints, `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// The size that satisfies the view's constraints, with a priority for each axis.
  ///
  /// Without constraints a required axis has the target's length, any other the one that `sizeThatFits(_:)` returns.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  /// Sets the size that `sizeThatFits(_:)` returns.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Called when the content, and with it the preferred size, has changed; a collection view measures its cells again.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
  }

  /// The size that the content alone gives the view, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}
