import Foundation

/// A view whose bounds move over a content larger than itself.
///
/// It has no clock: its host evaluates drags, decelerations and animations, and moves it with `scroll(to:as:)`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    /// 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// Weak; a collection view narrows it to `UICollectionViewDelegate`.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// The bounds; their origin is the content offset, always on the device's pixel grid.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard let mover else { return setBounds(newValue, author: .code, cause: nil) }
      self.mover = nil
      setBounds(newValue, author: mover.author, cause: mover.cause)
    }
  }

  /// The origin of the bounds in content points; assigning scrolls at once and does not clamp.
  ///
  /// A changed offset ends a deceleration or animation without a callback; a touch continues.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if newValue != bounds.origin, !hasFinger { host?.scrollViewStopsMoving(self) }
      mover = nil
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { currentContentSize }
    set { setContentSize(newValue, author: .code, cause: nil) }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }

  /// The content inset and the part of the safe area that `contentInsetAdjustmentBehavior` adds; it limits scrolling.
  open var adjustedContentInset: UIEdgeInsets {
    let adjustment = safeAreaAdjustment
    return UIEdgeInsets(
      top: contentInset.top + adjustment.top, left: contentInset.left + adjustment.left,
      bottom: contentInset.bottom + adjustment.bottom,
      right: contentInset.right + adjustment.right)
  }

  /// How much of the safe area the adjusted content inset includes.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior
    .automatic
  {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }

  /// Called after the content inset or the safe area changed; overrides call `super`.
  open func adjustedContentInsetDidChange() {}

  /// The recognizer of drags; the host reports to it as to any other.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()

  /// Whether a drag is locked to the axis along which it starts; a drag that starts diagonally is not.
  open var isDirectionalLockEnabled = false
  /// Whether content bounces past its ends; sets both axes, and is true if either of them bounces.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { alwaysBounceDidChange() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { alwaysBounceDidChange() } }
  }
  open var isPagingEnabled = false
  /// Whether drags scroll the content; code scrolls it in any case.
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal
  /// How a drag dismisses the keyboard; without effect, since no keyboard exists here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a touch that may become a drag is delivered to the content with a delay.
  open var delaysContentTouches = true
  /// Whether a touch that was delivered to the content can still become a drag.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether a finger is down; still true in the delegate calls for its lifting.
  open internal(set) var isTracking = false
  /// Whether the finger has moved enough to drag; stays true while the content coasts after a fling.
  open internal(set) var isDragging = false
  /// Whether the content coasts.
  open internal(set) var isDecelerating = false
  /// Whether an animated programmatic scroll is under way.
  open internal(set) var isScrollAnimating = false

  /// Whether a finger is down; already false in the delegate calls for its lifting.
  var hasFinger = false
  /// Whether a finger is lifting, and nothing has scrolled elsewhere since.
  var isLettingGo = false

  /// Below this speed, in points per millisecond, released content does not coast.
  static let leastFlingSpeed: CGFloat = 0.25

  /// Whether the animated scroll goes to the top because of a tap on the status bar.
  var isScrollingToTop = false

  /// Runs the motions of the view over time, and receives all its events.
  public weak var host: (any ScrollViewHost)?

  /// Called with every diagnostic, with a host or without one; the engine itself prints nothing.
  public var diagnosticHandler: ((Diagnostic) -> Void)?

  private var currentContentSize = CGSize.zero
  /// The axes along which content was larger than the view when its content size and bounds were last both up to date.
  var overflow = Overflow()

  override var clipsByDefault: Bool { true }

  // MARK: Values that are only kept

  /// Where the indicators end, in points from each edge; has no effect here: nothing is drawn.
  ///
  /// The getter returns the vertical indicator's insets (inferred; UIKit deprecates it once the two differ).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Where the vertical indicator ends, in points from each edge; has no effect here: nothing is drawn.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { values.verticalIndicatorInsets }
    set { values.verticalIndicatorInsets = newValue }
  }
  /// Where the horizontal indicator ends, in points from each edge; has no effect here: nothing is drawn.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { values.horizontalIndicatorInsets }
    set { values.horizontalIndicatorInsets = newValue }
  }
  /// Whether the indicators keep clear of the safe area; has no effect here: nothing is drawn.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { values.adjustsIndicatorInsets }
    set { values.adjustsIndicatorInsets = newValue }
  }
  /// The look of the indicators; has no effect here: nothing is drawn.
  open var indicatorStyle: IndicatorStyle {
    get { values.indicatorStyle }
    set { values.indicatorStyle = newValue }
  }
  /// When an index beside the content is shown; has no effect here: nothing is drawn.
  open var indexDisplayMode: IndexDisplayMode {
    get { values.indexDisplayMode }
    set { values.indexDisplayMode = newValue }
  }
  /// Whether keys scroll the content; has no effect here: the host decides on its keys.
  open var allowsKeyboardScrolling: Bool {
    get { values.allowsKeyboardScrolling }
    set { values.allowsKeyboardScrolling = newValue }
  }
  /// Where content smaller than the view lies, from 0 to 1 on each axis; has no effect here.
  open var contentAlignmentPoint: CGPoint {
    get { values.contentAlignmentPoint }
    set { values.contentAlignmentPoint = newValue }
  }
  /// Whether a sideways drag beyond the end goes on in the scroll view around this one; has no effect here.
  open var transfersHorizontalScrollingToParent: Bool {
    get { values.transfersHorizontally }
    set { values.transfersHorizontally = newValue }
  }
  /// Whether an upright drag beyond the end goes on in the scroll view around this one; has no effect here.
  open var transfersVerticalScrollingToParent: Bool {
    get { values.transfersVertically }
    set { values.transfersVertically = newValue }
  }
  /// The least scale of the content; has no effect here beyond limiting `zoomScale`: nothing zooms.
  open var minimumZoomScale: CGFloat {
    get { values.minimumZoomScale }
    set { values.minimumZoomScale = newValue }
  }
  /// The greatest scale of the content; has no effect here beyond limiting `zoomScale`: nothing zooms.
  open var maximumZoomScale: CGFloat {
    get { values.maximumZoomScale }
    set { values.maximumZoomScale = newValue }
  }
  /// The scale of the content, from the least to the greatest; has no effect here: the content keeps its size.
  open var zoomScale: CGFloat {
    get { values.zoomScale }
    set {
      values.zoomScale = max(minimumZoomScale, min(maximumZoomScale, newValue))
    }
  }
  /// Whether a pinch goes beyond the limits of the scale; has no effect here: nothing zooms.
  open var bouncesZoom: Bool {
    get { values.bouncesZoom }
    set { values.bouncesZoom = newValue }
  }
  /// Whether two fingers scale the content; always false here.
  open var isZooming: Bool { false }
  /// Whether the scale returns to its limits; always false here.
  open var isZoomBouncing: Bool { false }
  /// Whether the scale is animated; always false here.
  open var isZoomAnimating: Bool { false }

  @SeldomChanged private var values: ScrollViewValues

  /// Shows the indicators for a moment; does nothing here: nothing is drawn.
  open func flashScrollIndicators() {}

  /// Runs changes of the offset that show the indicators; nothing is drawn here.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }

  /// Sets `zoomScale`, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  /// Sets the `zoomScale` at which a rectangle of the content would fill the view, at once; does not scroll.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
  }

  /// Whether touches are delivered to a view of the content; the host of a view asks nothing of the kind.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  override func descriptionParts() -> [String] { super.descriptionParts() + scrollParts() }

  /// A scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Scrolls to an offset, which is not clamped; if animated, the host moves it and reports the end.
  ///
  /// Without a host an animated scroll ends at once, and the delegate is called if the offset changed.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    report(.setContentOffset(contentOffset, animated: animated))
    if animated, host != nil {
      animate(to: contentOffset, retarget: nil)
    } else {
      jump(animated: animated) { self.contentOffset = contentOffset }
    }
  }

  /// Ends any motion where it is, without a callback.
  open func stopScrollingAndZooming() {
    host?.scrollViewStopsMoving(self)
    stopMoving()
  }

  /// Whether a touch that was delivered to a view of the content may become a drag, once the finger has moved enough.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Scrolls the least distance that shows a rectangle of the content; does nothing if it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    guard var goal = CGRect(origin: .zero, size: contentSize).part(of: rect),
      !visible.contains(goal)
    else { return }
    goal.size.width = min(goal.width, visible.width)
    goal.size.height = min(goal.height, visible.height)
    func move(_ low: CGFloat, _ high: CGFloat, into from: CGFloat, _ to: CGFloat) -> CGFloat {
      high > to ? high - to : (low < from ? low - from : 0)
    }
    let offset = CGPoint(
      x: contentOffset.x + move(goal.minX, goal.maxX, into: visible.minX, visible.maxX),
      y: contentOffset.y + move(goal.minY, goal.maxY, into: visible.minY, visible.maxY))
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Scrolls at once; if `animated` and the offset changed, reports the end of an animation.
  func jump(animated: Bool, _ move: () -> Void) {
    host?.scrollViewStopsMoving(self)
    let start = contentOffset
    move()
    if animated, contentOffset != start { endScrollingAnimation() }
  }

  /// Makes the host move the offset over time; a deceleration ends first, with its delegate call, even if the offset is
  /// already at the target (inferred).
  func animate(to target: CGPoint, retarget: (() -> CGPoint)?) {
    if isDecelerating {
      host?.scrollViewStopsMoving(self)
      endDecelerating()
    }
    guard target != contentOffset || isScrollAnimating else { return }
    stopMoving()
    isScrollAnimating = host != nil
    host?.scrollView(self, animateContentOffsetTo: target, retarget: retarget)
  }

  // MARK: The one place where bounds and content size change

  /// Moves and resizes the bounds through the property, which a subclass may observe.
  func moveBounds(to newBounds: CGRect, author: Author, cause: SizeChange?) {
    mover = Mover(author: author, cause: cause)
    bounds = newBounds
    mover = nil
  }

  /// The author of a change of bounds, and the measured size that causes it.
  private struct Mover {
    var author: Author
    var cause: SizeChange?
  }

  /// The author of a change of bounds by this module, while they are being set; nil for a change by code.
  private var mover: Mover?

  /// Sets new bounds; the origin is rounded to the pixel grid.
  private func setBounds(_ newBounds: CGRect, author: Author, cause: SizeChange?) {
    let old = bounds
    guard let new = onPixelGrid(newBounds), new != old else { return }
    let invalidate = boundsWillChange(to: new)
    super.bounds = new
    if new.origin != old.origin {
      report(.contentOffset(from: old.origin, to: new.origin, author: author, cause: cause))
    }
    invalidate?()
    // A correction of the offset calls the delegate itself, so that the delegate never sees the offset in between.
    boundsDidChange(from: old)
    guard new.origin != old.origin, bounds.origin == new.origin else { return }
    report(.delegate(.scrollViewDidScroll))
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func setContentSize(_ size: CGSize, author: Author, cause: SizeChange?) {
    let old = currentContentSize
    guard size != old else { return }
    guard size.width.isFinite, size.height.isFinite else {
      report(
        .diagnostic(
          Diagnostic(
            .nonFiniteGeometry, "a content size of \(size) is not finite and was not taken"))
      )
      return
    }
    madeViewObservers?.geometryWillChange()
    currentContentSize = size
    report(.contentSize(from: old, to: size, author: author, cause: cause))
    madeViewObservers?.geometryDidChange()
    contentSizeDidChange()
  }

  /// Called after another delegate was assigned.
  func delegateDidChange() {}

  /// Called after the content size changed.
  func contentSizeDidChange() {
    updateOverflow()
  }

  /// Called when a drag begins, before the delegate is called; the touch is no longer a tap.
  func dragWillBegin() {}

  /// Called with the new bounds while the view still has the old ones.
  ///
  /// - Returns: A closure to call once the view has the new bounds, before the delegate is called; nil for none.
  func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? { nil }

  /// The adjusted content inset when it was last compared with the offset.
  private var lastAdjustedInset = UIEdgeInsets.zero

  /// Called after the content inset or the safe area changed, which also changes the scroll range.
  func insetsDidChange() {
    let old = lastAdjustedInset
    lastAdjustedInset = adjustedContentInset
    guard lastAdjustedInset != old else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    insetsDidChange(from: old)
    followInsets(from: old)
  }

  /// Called after the adjusted content inset changed, before the offset follows it.
  func insetsDidChange(from old: UIEdgeInsets) {}

  /// Called after the bounds changed.
  func boundsDidChange(from oldBounds: CGRect) {
    if bounds.size != oldBounds.size { updateOverflow() }
  }

  /// The layout's resting offset near a proposed one, not reported; velocity in points per millisecond.
  func layoutTarget(forProposedContentOffset proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  /// The layout's resting offset for a finger that lifts; velocity in points per millisecond.
  func askLayoutForTarget(forProposedContentOffset proposed: CGPoint, velocity: CGPoint) -> CGPoint
  {
    proposed
  }

  /// Legal content offsets along each axis, in content points.
  public var scrollRange: ScrollRange { scrollRange(within: adjustedContentInset) }

  /// Legal content offsets along each axis within insets, in points.
  func scrollRange(within insets: UIEdgeInsets) -> ScrollRange {
    ScrollRange(
      minimum: CGPoint(x: -insets.left, y: -insets.top),
      maximum: CGPoint(
        x: max(-insets.left, contentSize.width + insets.right - bounds.width),
        y: max(-insets.top, contentSize.height + insets.bottom - bounds.height)))
  }

  /// Whether an offset that smaller insets have left outside its range is clamped with the change, and not later.
  var clampsToInsetsAtOnce: Bool { true }

  /// The offset at the start of the content, within insets in points.
  func startOffset(within insets: UIEdgeInsets) -> CGPoint {
    scrollRange(within: insets).minimum
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    scrollRange.clamp(offset)
  }

  /// Reports a mistake; `kind` distinguishes it from others with the same id.
  func reportMistake(_ diagnostic: Diagnostic, kind: String) {
    report(.diagnostic(diagnostic))
  }

  /// Whether anything receives diagnostics.
  var isHeard: Bool { host != nil || diagnosticHandler != nil }

  var scrollDelegate: (any UIScrollViewDelegate)? {
    (self as UIScrollView).delegate
  }

  /// Bounds that are finite and on the pixel grid; nil, with a diagnostic, for others.
  private func onPixelGrid(_ bounds: CGRect) -> CGRect? {
    let origin = bounds.origin.rounded(toPixelsOf: traitCollection.displayScale)
    guard
      origin.x.isFinite, origin.y.isFinite, bounds.size.width.isFinite, bounds.size.height.isFinite
    else {
      report(
        .diagnostic(
          Diagnostic(.nonFiniteGeometry, "bounds of \(bounds) are not finite and were not taken")))
      return nil
    }
    return CGRect(origin: origin, size: bounds.size)
  }
}

extension UIScrollView {
  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// With the finger, once it reaches the keyboard.
    case interactive = 2
    /// When the drag begins, the accessory view included.
    case onDragWithAccessory = 3
    /// With the finger, the accessory view included.
    case interactiveWithAccessory = 4
  }
}
