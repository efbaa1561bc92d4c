import Foundation

/// The appearance of a view beyond its geometry, which the layer shares with the view; or a rectangle without a view.
///
/// Nothing here is drawn: what affects only drawing stores its value. Geometry, opacity, visibility, background and clipping
/// of a view's layer are those of the view. No property is animated: a new value applies at once.
///
/// Long because it holds the members that Core Animation lets a subclass override.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view the layer belongs to.
  weak var view: UIView?
  /// The layer this one was added to, unless its view's superview implies it.
  weak var parent: CALayer?
  /// The sublayers as of the last time they were ordered.
  var order: [CALayer] = []
  var animations: [(key: String, animation: CAAnimation)] = []

  private struct Own {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
  }
  /// The values of a layer without a view.
  private var own = Own()
  private weak var ownDelegate: (any CALayerDelegate)?
  private var ownNeedsLayout = true
  private var isDisplayPending = false

  // MARK: Geometry

  /// The visible part of the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if newValue.size != bounds.size { markNeedsLayout() }
      own.bounds = newValue
      view?.bounds = newValue
    }
  }

  /// The anchor point in the superlayer's coordinates: the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      own.position = newValue
      view?.center = newValue
    }
  }

  /// The point of the bounds that lies at `position`, as a fraction of the size: the view's `anchorPoint`.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? own.anchorPoint }
    set {
      own.anchorPoint = newValue
      view?.anchorPoint = newValue
    }
  }

  /// The transform about the anchor point: the view's `transform3D`.
  open var transform: CATransform3D {
    get { view?.transform3D ?? own.transform }
    set {
      own.transform = newValue
      view?.transform3D = newValue
    }
  }

  /// The box in the superlayer's coordinates, with the affine part of the transform; setting it sets `bounds.size` and
  /// `position`.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let box = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
      let map = affineTransform()
      return (map.isIdentity ? box : box.applying(map)).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      if let view {
        view.frame = newValue
      } else {
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
        position = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width,
          y: newValue.minY + anchorPoint.y * newValue.height)
      }
    }
  }

  /// The order among layers.
  open var zPosition: CGFloat = 0
  /// The depth of the anchor point, in points; has no effect here.
  open var anchorPointZ: CGFloat = 0
  /// The transform of the sublayers, such as a perspective; has no effect on their frames and on conversions.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether the y axis grows upward; has no effect here.
  open var isGeometryFlipped = false

  // MARK: Appearance

  /// The opacity from 0 to 1: the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      own.opacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  /// Whether the layer is hidden: the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      own.isHidden = newValue
      view?.isHidden = newValue
    }
  }

  /// Whether content is clipped to the bounds: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      own.masksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// The colour behind the content: the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      own.backgroundColor = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; nil for that of the layer.
  open var shadowPath: CGPath?
  open var isOpaque = false
  open var isDoubleSided = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The content of the layer, such as a `CGImage`.
  open var contents: Any?
  /// Pixels per point of the content.
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the content that is shown, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the content that is stretched, in fractions of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The layer whose opacity masks this one; it has no superlayer.
  ///
  /// Setting the layer itself or one that contains it has no effect; Core Animation raises an exception.
  open var mask: CALayer? {
    get { ownMask }
    set {
      if let newValue, isInside(newValue) { return }
      ownMask = newValue
    }
  }
  private var ownMask: CALayer?
  /// A name to find the layer by.
  open var name: String?

  // MARK: Timing, which has no effect here

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Making a layer

  /// A layer without a view.
  @_nonoverride public init() {
    super.init()
  }

  /// A layer with another one's geometry; Core Animation makes one to animate it, which does not happen here.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, anchorPoint) = (layer.bounds, layer.position, layer.anchorPoint)
    (transform, zPosition) = (layer.transform, layer.zPosition)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes this the layer of a view; it may outlive the view.
  final func attach(to view: UIView) {
    own.anchorPoint = view.anchorPoint
    own.masksToBounds = view.clipsToBounds
    contentsScale = view.contentScaleFactor
    self.view = view
  }

  /// The layer itself: nothing is animated.
  open func presentation() -> Self? { self }
  /// The layer itself: nothing is animated.
  open func model() -> Self { self }

  // MARK: Sublayers

  /// The layers in this one, back to front; nil if there are none.
  ///
  /// The layer of a view has the layers of its subviews, and those that were added to it.
  open var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers()
      return all.isEmpty ? nil : all
    }
    set {
      let kept = newValue ?? []
      for layer in orderedSublayers() where !kept.contains(layer) { layer.removeFromSuperlayer() }
      for layer in kept where layer.superlayer !== self { addSublayer(layer) }
      order = kept.filter { $0.superlayer === self }
    }
  }

  /// The layer that contains this one: that of the view's superview, or the one it was added to.
  open var superlayer: CALayer? { parent ?? view?.superview?.layer }

  /// Adds a layer in front of the others; the layer of a subview keeps its place.
  ///
  /// Like the methods that insert one, it does nothing for the layer itself and for one that contains it; Core Animation raises
  /// an exception.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Inserts a layer among the others, at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts a layer directly behind another, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts a layer directly in front of another, or in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count }
  }

  /// Puts a layer in the place of another; does nothing if that is not in this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self, !isInside(newLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, and its view from its superview.
  open func removeFromSuperlayer() {
    if let parent {
      parent.order.removeAll { $0 === self }
      self.parent = nil
    } else {
      view?.removeFromSuperview()
    }
  }

  // MARK: Layout and display

  /// Asks for a layout pass: the view's.
  open func setNeedsLayout() {
    markNeedsLayout()
    view?.setNeedsLayout()
  }

  /// Marks a layer without a view; the view above it then runs the pass with its own.
  private func markNeedsLayout() {
    guard view == nil else { return }
    ownNeedsLayout = true
    askForPass()
  }

  /// Asks the view of the nearest layer above that has one for a layout pass.
  final func askForPass() {
    sequence(first: self, next: \.parent).lazy.compactMap(\.view).first?.setNeedsLayoutBelow()
  }

  /// Whether a layout pass of a layer without a view is pending.
  open func needsLayout() -> Bool { view == nil && ownNeedsLayout }

  /// Runs the pending layout passes: the view's, or those of this layer and its sublayers.
  ///
  /// The layout pass of a view also runs those of the layers added to its layer. Nothing else runs the passes of layers outside
  /// of any view.
  open func layoutIfNeeded() {
    if let view {
      view.layoutIfNeeded()
      return
    }
    if ownNeedsLayout {
      ownNeedsLayout = false
      layoutSublayers()
    }
    for layer in order { layer.layoutIfNeeded() }
  }

  /// Runs the pending layout passes of the added layers; those of the subviews run their own.
  final func layOutAddedLayers() {
    for layer in order where layer.parent === self { layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers: asks the delegate to, which for a view's layer lays out the view's subviews.
  ///
  /// Called by the layout pass of the view.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Marks the content as outdated; nothing is drawn.
  open func setNeedsDisplay() {
    isDisplayPending = true
  }

  /// Marks a part of the content as outdated; nothing is drawn.
  open func setNeedsDisplay(_ r: CGRect) {
    isDisplayPending = true
  }

  /// Whether the content was marked as outdated.
  open func needsDisplay() -> Bool { isDisplayPending }

  /// Calls `display()` if the content was marked as outdated.
  open func displayIfNeeded() {
    guard isDisplayPending else { return }
    isDisplayPending = false
    display()
  }

  /// Asks the delegate for the content; nothing is drawn.
  open func display() {
    delegate?.display(self)
  }

  /// Has no effect here: nothing is drawn.
  open func draw(in ctx: CGContext) {}
  /// Has no effect here: nothing is drawn.
  open func render(in ctx: CGContext) {}

  /// Whether changes of a property mark the content as outdated: never by default, and without effect here.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Whether a change of the size marks the content as outdated; has no effect here.
  open var needsDisplayOnBoundsChange = false

  // MARK: Points

  /// Whether a point in the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The deepest layer at a point in the superlayer's coordinates, the frontmost first; nil if there is none.
  ///
  /// Hidden layers are skipped, and so are sublayers outside of a layer that masks to its bounds.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = p.applying(toSuperlayer.inverted())
    guard contains(point) || !masksToBounds else { return nil }
    for layer in inDepthOrder().reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  // MARK: Animations and actions

  /// Asked for the content and the layout, not retained; for a view's layer, the view.
  open var delegate: (any CALayerDelegate)? {
    get { view as (any CALayerDelegate)? ?? ownDelegate }
    set { ownDelegate = newValue }
  }

  /// Actions for changes of properties, such as `NSNull` for none; have no effect here, since no change is animated.
  open var actions: [String: any CAAction]?

  /// The action for a change of a property; nil if `actions` has none.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// Nil: no change is animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of an animation, which does not run; `CAAnimation` describes when it ends.
  ///
  /// An animation with the same key is removed; without a key there may be several.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    start(anim, forKey: key)
  }

  /// Removes an animation, and notifies its delegate that it did not finish.
  open func removeAnimation(forKey key: String) {
    removeAnimations { $0 == key }
  }

  /// Removes all animations, and notifies their delegates that they did not finish.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
  }

  /// The animation with a key that was added and has not ended.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }

  /// The keys of the animations that were added and have not ended; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.isEmpty }
    return keys.isEmpty ? nil : keys
  }
}

extension CALayer: @preconcurrency CAMediaTiming {}
