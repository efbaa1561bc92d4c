import Foundation

/// The members for a collection view's host, in addition to UIKit's own; see `ScrollViewHosting`.
@MainActor
public protocol CollectionViewHosting: AnyObject {}

extension UICollectionView: CollectionViewHosting {
  /// One element on the screen.
  @MainActor
  public struct LiveElement {
    public let view: UICollectionReusableView
    /// The attributes of the view, at which the element is when its animation has ended.
    public let modelAttributes: UICollectionViewLayoutAttributes
    /// The attributes in the middle of an animation; nil without an animation.
    let presentation: UICollectionViewLayoutAttributes?
    /// Whether the element has left the content or its visible part, and is still animated.
    public let isDisappearing: Bool
    /// Whether the view appeared with the animation that still moves it; a reloaded element has a new view.
    public let isAppearing: Bool
    public internal(set) var sizeState = SizeState.fixed
    /// Whether the layout pins the element to the visible bounds, away from its own place; false for layouts of other
    /// modules.
    public internal(set) var isPinned = false

    /// The current attributes; in the middle of an animation, between those before and those after it.
    public var attributes: UICollectionViewLayoutAttributes { presentation ?? modelAttributes }

    /// The size in the layout before the first accepted preferred size of the view, in points; nil until one is accepted.
    public var estimatedSize: CGSize? { view.estimatedSize }
    /// The size the view last preferred, in points; nil before it was measured.
    public var preferredSize: CGSize? { view.preferredSize }
    /// The number of times the view was reused.
    public var reuseCount: Int { view.reuseCount }
  }

  fileprivate func liveElement(of view: UICollectionReusableView, leaving state: SizeState?)
    -> LiveElement?
  {
    guard let model = view.layoutAttributes else { return nil }
    return LiveElement(
      view: view, modelAttributes: model,
      presentation: view.animation == nil ? nil : presentation(of: view, model),
      isDisappearing: state != nil,
      isAppearing: state == nil && view.animation?.isArrival ?? false,
      sizeState: state ?? .fixed)
  }

  private func presentation(
    of view: UICollectionReusableView, _ model: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let appearance = appearance(of: view), let attributes = model.duplicate() else {
      return nil
    }
    appearance.set(on: attributes)
    return attributes
  }
}

extension CollectionViewHosting where Self: UICollectionView {
  /// The elements on the screen, lower z index first, then in the order of the data.
  ///
  /// Elements that disappear in an animation are among them until it ends, with the index path they had last.
  ///
  /// - Complexity: O(live · log live).
  public var liveElements: [LiveElement] {
    let leaving = animations.departures.compactMap {
      liveElement(of: $0.view, leaving: $0.sizeState)
    }
    let staying = live.views.compactMap { liveElement(of: $0, leaving: nil) }
    var elements = leaving + staying
    collectionViewLayout.setStates(of: &elements)
    return elements.sorted { $0.attributes.zIndex < $1.attributes.zIndex }
  }

  /// Whether layout work is pending.
  public var isLayoutPending: Bool { !pending.isEmpty || tornFrame.isDue }

  /// The number of rounds without a newly measured cell after which a layout pass is given up.
  public nonisolated static var roundsBeforeGivingUp: Int { passBudget }

  /// Whether the layouts of this module keep the end of the last item on the screen in place while sizes and items change,
  /// as in a chat, instead of the start of the first item.
  public var holdsEnd: Bool {
    get { installation.holdsEnd }
    set { installation.holdsEnd = newValue }
  }

  /// Whether the layouts of this module keep the first item in its place during an update also where the content offset
  /// is at its start; otherwise items inserted there push it.
  public var holdsPlaceAtStart: Bool {
    get { installation.holdsPlaceAtStart }
    set { installation.holdsPlaceAtStart = newValue }
  }

  /// Replaces the layout without an animation and without proposing another offset, as a setting of a simulator does.
  public func replaceLayout(with layout: UICollectionViewLayout) {
    changeLayout(to: layout, animated: false, proposesMiddle: false)
  }

  /// Advances animations and animators, and ends those that are due.
  ///
  /// For each animation that ends, earliest first, departed views return to their reuse queues, then completions are
  /// called.
  public func advanceAnimations(by seconds: TimeInterval) {
    advanceOwnAnimations(by: seconds)
    collectionViewLayout.animators.advance(by: seconds)
  }

  /// Whether an animation is under way, an animator of the layout runs, or cells wait for the end of an animation to be
  /// measured.
  public var isAnimating: Bool {
    animations.isRunning || collectionViewLayout.animators.isRunning || remains.isMeasuringPutOff
  }

  /// Animates the view to another size in points.
  ///
  /// The layout is informed of an animated change of bounds, as in a rotation.
  public func resize(to size: CGSize, over duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      self.resize(to: size)
      self.layoutIfNeeded()
    }
  }

  /// Simulates that the view leaves the screen and returns, as when another view is pushed over it and popped.
  ///
  /// Does nothing unless the behavior makes a layout of this module forget its sizes. Views on the screen are then measured
  /// again at once, wherever the layout places them.
  public func reappear() {
    guard behavior.sizeCache.isDroppedOnReappear,
      collectionViewLayout.estimatingLayout != nil
    else { return }
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
    pending.measureVisibleElementsFirst()
  }

  /// The state of an element's size; fixed for a layout that does not know it.
  public func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState {
    collectionViewLayout.sizeState(of: attributes) ?? .fixed
  }

  /// The elements the layout would show in a rectangle of the content, whether they are on the screen or not.
  ///
  /// The query is made outside the layout pass and is not reported, so that observing changes nothing.
  public func elementsWanted(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let answers = mirrored(
      collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? [])
    return shown(answers, in: rect).filter { !$0.isHidden && $0.frame.meets(rect) }
  }

  /// The layout's attributes of an item at the place where the view shows it; nil if there is none.
  ///
  /// They differ from `layoutAttributesForItem(at:)` in a section that scrolls across: its items have UIKit's frames at the
  /// start of their section there.
  public func shownAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if hasContentToLayOut { prepareIfInvalid() }
    return collectionViewLayout.shownAttributes(of: ElementKey(cellAt: path)).map { mirrored($0) }
  }

  /// Whether views are measured: for all layouts but a flow layout without an estimate and a table whose delegate returns
  /// the heights.
  public var takesPreferredSizes: Bool { collectionViewLayout.takesPreferredSizes }

  /// The extent that a pinned header covers at the start of the screen when an item is scrolled there, in points; only a
  /// table scrolls items below it.
  public func extentCoveredAtStart(above indexPath: IndexPath) -> CGFloat {
    collectionViewLayout.extentCoveredAtStart(above: indexPath)
  }

  /// The part of the content, in content points, whose items are prefetched; nil without a prefetching data source.
  public var prefetchWindow: CGRect? {
    guard prefetchDataSource != nil, isPrefetchingEnabled, dataSource != nil else { return nil }
    return prefetching.heading(scrollsHorizontally: scrollsHorizontally).window(ahead: bounds)
  }

  /// The frames and spacings of a section; nil for a layout that does not know them.
  ///
  /// - Complexity: O(log sections) for the layouts of this module.
  public func guide(ofSection section: Int) -> SectionGuide? {
    guard var guide = collectionViewLayout.guide(ofSection: section) else { return nil }
    guide.frame = mirrored(guide.frame)
    guide.items = mirrored(guide.items)
    guide.inset = mirrored(guide.inset)
    return guide
  }

  /// The extent of the layout's own frames in points; nil for a layout that does not know it.
  public var modelContentSize: CGSize? { collectionViewLayout.modelContentSize }

  /// Whether every header and footer was measured or never estimated.
  public var areSupplementaryViewsMeasured: Bool {
    collectionViewLayout.areSupplementaryViewsMeasured
  }

  /// The number of items with a measured size.
  public var measuredItemCount: Int { collectionViewLayout.measuredItemCount ?? 0 }

  /// The number of items of a range of a section that have a measured size.
  ///
  /// - Complexity: O(log measured) for the layouts of this module; 0 for others.
  public func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int {
    collectionViewLayout.measuredItemCount(inSection: section, items) ?? 0
  }

  /// The range of an item along the scroll axis, in content points; nil if the layout does not know it, has no such item,
  /// or scrolls sideways mirrored.
  ///
  /// - Complexity: O(log runs).
  public func span(ofItemAt path: IndexPath) -> Range<CGFloat>? {
    guard let layout = collectionViewLayout.estimatingLayout, layout.has(path),
      !(isMirrored && scrollsHorizontally)
    else { return nil }
    return layout.span(of: path)
  }

  /// The start offsets of items of a section along the scroll axis, in content points; nil if the layout does not know
  /// them, lacks one of the items, or scrolls sideways mirrored.
  ///
  /// - Complexity: O(items · log runs).
  public func starts(ofItems items: [Int], inSection section: Int) -> [CGFloat]? {
    guard let layout = collectionViewLayout.estimatingLayout,
      !(isMirrored && scrollsHorizontally)
    else { return nil }
    return layout.starts(ofItems: items, inSection: section)
  }

  /// The number of cells and other views in the reuse queues.
  public var queuedViewCount: Int { reuse.viewCount }

  /// Whether the layout scrolls sideways; if it does not define that, whether its content is wider than the view and not
  /// higher.
  public var scrollsHorizontally: Bool {
    collectionViewLayout.scrollsHorizontally
      ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height)
  }
}
