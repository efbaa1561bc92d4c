import Foundation

// What a host asks of a collection view beside UIKit's own members.

extension UICollectionView {
  /// One element on the screen.
  @MainActor
  public struct LiveElement {
    public let view: UICollectionReusableView
    /// The attributes the view has: where the element is when nothing moves any more.
    public let modelAttributes: UICollectionViewLayoutAttributes
    /// How it looks in the middle of an animation; nil where it looks as it will.
    let presentation: UICollectionViewLayoutAttributes?
    /// Whether the element is no longer part of the content, or of its visible part, and on its way out.
    public let isDisappearing: Bool
    /// Whether its view was not on the screen before the animation that brings it to its place; an element that is reloaded
    /// has a new one.
    public let isAppearing: Bool
    public internal(set) var sizeState = SizeState.fixed
    /// Whether the layout holds it in the visible bounds, away from its own place.
    ///
    /// Only the layouts of this module can tell; false for others.
    public internal(set) var isPinned = false

    /// How the element looks now, in the middle of an animation between where it was and where it will be.
    public var attributes: UICollectionViewLayoutAttributes { presentation ?? modelAttributes }

    // What the view tells of itself, as long as it shows the element.

    /// The size the layout guessed before the view was first asked, in points; nil when it never stood at another.
    public var estimatedSize: CGSize? { view.estimatedSize }
    /// The size the view last preferred, in points; nil before it was asked.
    public var preferredSize: CGSize? { view.preferredSize }
    /// How often the view was taken from the queue.
    public var reuseCount: Int { view.reuseCount }
  }
}

extension CollectionViewHosting where Self: UICollectionView {
  /// Rounds of a layout pass that bring in no cell that was not asked before, after which it is given up.
  public nonisolated static var roundsBeforeGivingUp: Int { passBudget }

  /// Whether the layouts of this module keep the end of the last item on the screen in its place while sizes and items
  /// change, as the reader of a chat expects, instead of the beginning of the first.
  public var holdsEnd: Bool {
    get { installation.holdsEnd }
    set { installation.holdsEnd = newValue }
  }

  /// The elements on the screen, lower z index first, then in the order of the data.
  ///
  /// Those that disappear in an animation are among them until it ends, by the index path they had last.
  ///
  /// - Complexity: O(live).
  public var liveElements: [LiveElement] {
    var elements: [LiveElement] = []
    elements.reserveCapacity(live.entries.count)
    var (level, isInOrder) = (Int.min, true)
    func add(_ view: UICollectionReusableView, leaving state: SizeState? = nil) {
      guard let model = view.layoutAttributes else { return }
      elements.append(
        LiveElement(
          view: view, modelAttributes: model,
          presentation: view.animation == nil ? nil : presentation(of: view, model),
          isDisappearing: state != nil,
          isAppearing: state == nil && view.animation?.isArrival ?? false,
          sizeState: state ?? .fixed))
      let zIndex = model.zIndex
      if zIndex < level { isInOrder = false }
      level = zIndex
    }
    for animation in running {
      for departure in animation.departures { add(departure.view, leaving: departure.sizeState) }
    }
    let entries = live.entries
    for position in entries.indices { add(entries[position].view) }
    collectionViewLayout.tellStates(of: &elements)
    return isInOrder ? elements : elements.sorted { $0.attributes.zIndex < $1.attributes.zIndex }
  }

  private func presentation(
    of view: UICollectionReusableView, _ model: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let look = look(of: view), let attributes = model.duplicate() else { return nil }
    look.set(on: attributes)
    return attributes
  }

  /// Lets time pass for animations and animators: moves what is under way, and ends what has come to its end.
  ///
  /// Views that left are given back, then completions are called, earliest end first.
  public func advanceAnimations(by seconds: TimeInterval) {
    passTime(seconds)
    collectionViewLayout.animators.advance(by: seconds)
  }

  /// Whether an animation is under way, or an animator of the layout runs, or cells wait to be asked until one has ended.
  public var isAnimating: Bool { isElementMoving }

  /// Gives the view another size in points, and takes so many seconds over it.
  ///
  /// The layout is told of an animated change of bounds, as in a rotation.
  public func resize(to size: CGSize, over duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      self.resize(to: size)
      self.layoutIfNeeded()
    }
  }

  /// Takes the view off the screen and brings it back, as a detail does that is pushed over it and popped.
  ///
  /// Nothing changes, unless the behavior has the layout forget its sizes, if it is one of this module's. Views that are on
  /// the screen are there already and are asked for theirs again, wherever the layout puts them.
  public func reappear() {
    guard behavior.sizeCache.isDroppedOnReappear,
      collectionViewLayout.estimatingLayout != nil
    else { return }
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
    asksLiveFirst = true
  }

  /// How an element came by its size; fixed for a layout that cannot tell.
  public func sizeState(of attributes: UICollectionViewLayoutAttributes) -> SizeState {
    collectionViewLayout.sizeState(of: attributes) ?? .fixed
  }

  /// The elements the layout would show in a rectangle of the content, whether they are on the screen or not.
  ///
  /// Asked beside the pass and not reported, so that who watches does not change what is watched.
  public func elementsWanted(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    mirrored(collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).filter {
      !$0.isHidden && $0.frame.meets(rect)
    }
  }

  /// Whether the layout has views asked for the size they prefer: all layouts but a flow layout without an estimate and a table
  /// whose delegate gives the heights.
  public var takesPreferredSizes: Bool { collectionViewLayout.takesPreferredSizes }

  /// How much of the start of the screen a pinned header covers where an item is scrolled there, in points; a table alone sends
  /// items below it.
  public func extentCoveredAtStart(above indexPath: IndexPath) -> CGFloat {
    collectionViewLayout.extentCoveredAtStart(above: indexPath)
  }

  /// The part of the content, in content points, of which a prefetching data source is told; nil while there is none to tell.
  public var prefetchWindow: CGRect? {
    guard prefetchDataSource != nil, isPrefetchingEnabled, dataSource != nil else { return nil }
    return prefetching.heading(scrollsHorizontally: scrollsHorizontally).window(ahead: bounds)
  }

  /// Where a section stands and how far apart its items are kept; nil for a layout that cannot tell.
  ///
  /// - Complexity: O(log sections) for the layouts of this module.
  public func guide(ofSection section: Int) -> SectionGuide? {
    guard var guide = collectionViewLayout.guide(ofSection: section) else { return nil }
    guide.frame = mirrored(guide.frame)
    guide.items = mirrored(guide.items)
    guide.inset = mirrored(guide.inset)
    return guide
  }

  /// The extent of the layout's own frames in points; nil for a layout that cannot tell.
  public var modelContentSize: CGSize? { collectionViewLayout.modelContentSize }

  /// Whether every header and footer has been measured or was never a guess.
  public var areSupplementaryViewsMeasured: Bool {
    collectionViewLayout.areSupplementaryViewsMeasured
  }

  /// Items that now hold a measured size.
  public var measuredItemCount: Int { collectionViewLayout.measuredItemCount ?? 0 }

  /// How many items of a range of a section hold a measured size.
  ///
  /// - Complexity: O(log measured) for the layouts of this module; 0 for others.
  public func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int {
    collectionViewLayout.measuredItemCount(inSection: section, items) ?? 0
  }

  /// Where an item begins and ends along the scroll axis, in content points; nil for a layout that cannot tell, and for an
  /// item it does not have.
  ///
  /// - Complexity: O(log runs).
  public func span(ofItemAt path: IndexPath) -> Range<CGFloat>? {
    guard let layout = collectionViewLayout.estimatingLayout, layout.has(path),
      !(isMirrored && scrollsHorizontally)
    else { return nil }
    return layout.span(of: path)
  }

  /// Where items of a section begin along the scroll axis, in content points; nil for a layout that cannot tell, and where
  /// one of them is missing.
  ///
  /// - Complexity: O(items · log runs).
  public func starts(ofItems items: [Int], inSection section: Int) -> [CGFloat]? {
    guard let layout = collectionViewLayout.estimatingLayout,
      !(isMirrored && scrollsHorizontally)
    else { return nil }
    return layout.starts(ofItems: items, inSection: section)
  }

  /// The cells and other views that wait to be used again.
  public var queuedViewCount: Int { queues.viewCount }

  /// Whether the layout scrolls sideways: what it says, else whether its content is wider than the view and not higher.
  public var scrollsHorizontally: Bool {
    collectionViewLayout.scrollsHorizontally
      ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height)
  }

  /// Whether layout work is pending.
  public var isLayoutPending: Bool { isPassDue }
}

// What is asked at every key the view works out itself, which reads what it stores where it stands; an extension of the
// protocol asks for each part by a call, and copies it.
extension UICollectionView {
  fileprivate var isPassDue: Bool {
    invalidation != nil || needsElements || haveSizesChanged || !namedElements.isEmpty
      || tornFrame?.isDue == true
  }

  fileprivate var isElementMoving: Bool {
    !running.isEmpty || collectionViewLayout.animators.isRunning || remains.isMeasuringPutOff
  }
}
