import Foundation

/// A scroll view that shows the elements of a data source where a layout puts them.
///
/// Long because this body holds what UIKit lets a subclass override and all stored state, which Swift keeps out of
/// extensions; the work is in the extension files: the layout pass, the live elements, self-sizing, and updates.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The layout; assigning another one switches at once, by the calls of a transition without its animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { installedLayout }
    set { changeLayout(to: newValue, animated: false) }
  }

  /// Weak; a new one is a reload.
  @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Weak; the scroll view's delegate with a narrower type.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { narrowedDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  override func delegateDidChange() {
    narrowedDelegate = scrollDelegate as? any UICollectionViewDelegate
  }

  /// The delegate if it is one of a collection view; to find it out at every call takes longer than most calls.
  @exclusivity(unchecked) private weak var narrowedDelegate: (any UICollectionViewDelegate)?

  /// Weak; told early which items will be needed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }

  /// Whether the prefetching data source is told at all, and a view that has left waits a round of the layout pass before it
  /// is dequeued for others.
  ///
  /// UIKit also makes cells ahead of display and keeps those that left for a while, at moments that it does not promise.
  /// Here every cell is made when it is shown and given back when it leaves, so that `cellForItemAt` always comes right
  /// before `willDisplay`; code that counts on it has to be tried on a device.
  open var isPrefetchingEnabled = true {
    didSet {
      if !isPrefetchingEnabled { cancelPrefetching() }
      setNeedsLayout()
    }
  }

  /// Behind all elements and as large as the bounds; does not scroll away.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
  }

  /// Whether nobody waits any more for what is being computed.
  ///
  /// This module's layouts then ask their delegate no further, and what they did not ask for stands as if it had given no size;
  /// the layout pass ends with its round. What the view shows from then on is of no use.
  public var isAbandoned = false

  /// Which of UIKit's known ways is in force; a change takes effect with the next pass.
  ///
  /// Until one is assigned it goes by the layout: `uikitFlow` for a flow layout and its subclasses, else `uikit`.
  public var behavior: Behavior {
    get { installation.behavior }
    set {
      let old = behavior
      installation.behavior = newValue
      isBehaviorAssigned = true
      if newValue.queryRect != old.queryRect {
        queried.forget()
        needsElements = true
        setNeedsLayout()
      }
      if newValue != old { putRight(whatIsLeftOf: old) }
    }
  }

  // State of the layout.
  let installation: Installation
  var installedLayout: UICollectionViewLayout {
    didSet { adoptDefaultBehavior(of: installedLayout) }
  }
  /// Whether somebody chose the behavior, and layouts no longer do.
  var isBehaviorAssigned = false
  // Read at every invalidation, and lent to nobody.
  @exclusivity(unchecked) var transition: InteractiveTransition?

  // State of the counts.
  @exclusivity(unchecked) var counts: [Int]?

  // State of the live elements.
  // Nothing that is lent a part of it looks at the rest.
  @exclusivity(unchecked) var live = LiveViews()
  /// What the layout placed and hid; some of it may have left the bounds.
  @exclusivity(unchecked) var hidden: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  @exclusivity(unchecked) var queues = ReuseQueues()
  @exclusivity(unchecked) var registrations = Registrations()
  /// What is dequeued for the element being made.
  @exclusivity(unchecked) var dequeuing = Dequeuing()

  /// The queues of views that have left in this round of the pass, and whether those that leave now wait for the next.
  @exclusivity(unchecked) var leavers: [ReuseQueue] = []
  @exclusivity(unchecked) var leaversWait = false
  /// The attributes that a view was last asked about; written over for the next, unless somebody holds them.
  @exclusivity(unchecked) var lastProposal: UICollectionViewLayoutAttributes?
  /// How often there were other data, items or another layout.
  @exclusivity(unchecked) var contentChanges = 0

  // State of the layout pass.
  // No part of it is lent to anybody, so checked access would only cost every invalidation time.
  @exclusivity(unchecked) var invalidation: Invalidation? = Invalidation(
    areCountsInvalid: true, author: .reload)
  var invalidationAuthor = Author.code
  var invalidationCause: SizeChange?
  @exclusivity(unchecked) var needsElements = true
  /// What the layout has answered since the last invalidation.
  var queried = QueriedContent()
  /// What contexts have named since the layout was last asked.
  @exclusivity(unchecked) var namedElements: [ElementKey] = []
  @exclusivity(unchecked) var haveSizesChanged = false
  /// What the next round of the layout pass runs for.
  @exclusivity(unchecked) var passReasons: PassReasons = []
  var hasAskedSinceReload = false
  @exclusivity(unchecked) var isInPass = false
  @exclusivity(unchecked) var isAskingLayout = false
  /// Whether content that fitted at first was judged unable to scroll; nil before the first content size.
  var isJudgedUnscrollable: Bool?
  var isContentNew = true
  /// What the layout last answered about its content size, before any adjustment.
  var contentSizeAnswer: CGSize?

  /// How far the pass of an update has brought the offset back into its range, where the reader's place is held.
  var clampedWay = CGPoint.zero

  /// What is wrong with the screen since a scroll to an item; nil for nothing.
  @exclusivity(unchecked) var landing: Landing?
  /// The items that have had cells since the reload, kept only for a behavior that goes by them.
  var dequeuedItems: Set<IndexPath> = []

  /// What elements look like without this pass, for a behavior that may show them so; nil for all others.
  @exclusivity(unchecked) var looks: [ElementKey: UICollectionViewLayoutAttributes]?
  /// What the screen lacks until the next frame; nil for nothing.
  @exclusivity(unchecked) var tornFrame: TornFrame?

  // State of what fingers do.
  @exclusivity(unchecked) var selection = Selection()
  @exclusivity(unchecked) var movement: InteractiveMovement?
  var prefetching = Prefetching()
  /// Whether a long press moves an item; set by a controller.
  package final var hasMovementGesture = false

  // State of the diagnostics.
  var book = DiagnosticBook()
  /// The sizes taken last in this pass; whom a loop is blamed on.
  var sizeHistory: [SizeChange] = []
  /// The elements that took another size in the pass of now.
  var elementsSizedInPass: Set<ElementKey> = []
  /// How many sizes were taken so far.
  var sizesTaken = 0
  /// Whether the views on the screen say their sizes again before the layout is asked what should be there.
  var asksLiveFirst = false
  /// The counts this pass has seen; nil before it asked, or after a reload or update.
  var countsOfPass: [Int]?
  /// How often elements were placed on the screen.
  @exclusivity(unchecked) var placements = 0
  /// How often this layout was prepared, up to 2.
  var preparations = 0
  /// Whether no answer to the first preparation named an element twice.
  var wasAnswerUnique = true
  /// Classes of attributes whose copies lose something.
  var classesLosingProperties: Set<String> = []

  // State of a batch update.
  var batchDepth = 0
  var recorded: [UICollectionViewUpdateItem] = []
  var recordedCompletions: [(Bool) -> Void] = []
  /// What a wrong phase of the last update has left behind.
  // Never lent to anybody; read for every element that is placed, where checked access would cost time.
  @exclusivity(unchecked) var remains = UpdateRemains()
  /// The cell that is configured anew, which dequeuing hands back.
  @exclusivity(unchecked) var reconfiguring: UICollectionViewCell?

  // State of animations.
  /// The change of the screen under way.
  @exclusivity(unchecked) var screenChange: ScreenChange?
  /// The view's own time in seconds; it passes while something runs.
  var animationTime: TimeInterval = 0
  var animationNumber = 0
  var running: [RunningAnimation] = []

  /// A collection view with a layout; the layout asks nothing before the first pass.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    installedLayout = layout
    installation = Installation(Behavior(defaultFor: layout))
    super.init(frame: frame)
    installation.view = self
    layout.installedIn = self
  }

  deinit {
    installation.view = nil
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Registration and dequeuing

  /// Registers the class of cells with an identifier; nil takes it away.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    queues.queue(ofKind: nil, identifier).registeredClass = cellClass
  }

  /// Registers the class of supplementary views of a kind with an identifier; nil takes it away.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    queues.queue(ofKind: elementKind, identifier).registeredClass = viewClass
  }

  /// A cell from the queue, or a new one by `init(frame:)`, with the item's attributes applied.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// A supplementary view from the queue, or a new one by `init(frame:)`, with its attributes applied.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(ofKind: elementKind, identifier, at: indexPath)
  }

  // MARK: Counts

  /// The number of sections as of the last load or update.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of items of a section as of the last load or update; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Elements

  /// The cells on screen, in the order of the data.
  open var visibleCells: [UICollectionViewCell] {
    noteQuestionDuringLayout()
    return indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The index paths of the cells on screen, in the order of the data.
  open var indexPathsForVisibleItems: [IndexPath] {
    live.keys.filter { $0.category == .cell }.map(\.indexPath)
  }

  /// The live cell of an item; never makes one.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    liveCell(at: indexPath)
  }

  /// The item of a live cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    live.entries.first { $0.view === cell }?.key.indexPath
  }

  /// The index path of a live supplementary view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    live.entries.first {
      $0.view === supplementaryView && $0.key.category == .supplementaryView
    }?.key.indexPath
  }

  /// Whether cells may ask to be measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The topmost item at a point in content coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    layoutIfNeeded()
    return elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The live supplementary view of a kind at an index path.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    live[ElementKey(.supplementaryView, kind: elementKind, at: indexPath)]
  }

  /// The live supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The index paths of the live supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    live.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath)
  }

  /// The attributes of an item as laid out now.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map { mirrored($0) }
  }

  /// The attributes of a supplementary view as laid out now.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { mirrored($0) }
  }

  // MARK: Selection

  /// Whether items can be selected at all, by touch or by the program.
  open var allowsSelection = true

  /// Whether more than one item can be selected; when it ends, one of several stays.
  open var allowsMultipleSelection = false {
    didSet {
      if !allowsMultipleSelection { keepOneSelected() }
    }
  }

  /// The selected items, on screen or not, in the order of the data; empty for none.
  ///
  /// - Complexity: O(selected · log selected).
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

  /// Selects an item, and tells no delegate; nil clears the selection.
  ///
  /// Scrolls to the item unless the position is empty.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollingTo: scrollPosition)
  }

  /// Deselects an item; no delegate is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Layout changes

  /// Replaces the layout, at once or by an animation from the old frames to the new ones.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated)
  }

  /// Replaces the layout, and tells when it is done.
  ///
  /// - Parameters:
  ///   - layout: The layout to go to.
  ///   - animated: Whether elements move there; without a host there is no time to move in.
  ///   - completion: Told whether the animation came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a way to another layout that a hand goes, by setting the progress of the layout returned.
  ///
  /// - Parameters:
  ///   - layout: The layout to go to.
  ///   - completion: Told whether the way was gone to its end, and whether that was the new layout.
  /// - Returns: The layout in between, which is the collection view's until the end; the one in use when a transition
  ///   is in progress already.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Goes the rest of the way to the new layout, and installs it.
  open func finishInteractiveTransition() {
    letTransitionGo(finished: true)
  }

  /// Goes back to the layout left, and installs it again.
  open func cancelInteractiveTransition() {
    letTransitionGo(finished: false)
  }

  // MARK: Interactive movement

  /// Whether the screen shows an order that the data source does not have yet.
  open var hasUncommittedUpdates: Bool { movement != nil }

  /// Takes an item that is on screen to be moved by hand; true needs an end or a cancel.
  ///
  /// - Returns: False when the data source refuses, the item has no cell, or another one is held.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the held item's centre to a point of the content; the others make way.
  ///
  /// Scrolling while the item is held near an edge is the host's affair.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }

  /// Leaves the held item in the place it has now, and tells the data source.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Puts the held item back; the data source learns nothing.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Scrolling

  /// Scrolls until an item stands at a position; two positions on one axis are refused.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    report(.scrollToItem(indexPath, at: scrollPosition, animated: animated))
    scroll(toItem: indexPath, at: scrollPosition, animated: animated)
  }

  /// Legal content offsets; content judged unable to scroll stays at the start.
  open override var scrollRange: ScrollRange {
    let range = super.scrollRange
    guard behavior.scrollRange == .judgedOnce, isJudgedUnscrollable == true else { return range }
    return ScrollRange(minimum: range.minimum, maximum: range.minimum)
  }

  // MARK: Updates

  /// Forgets counts and views and asks again with the next pass.
  open func reloadData() {
    reload()
  }

  /// Inserts items; index paths of the new state.
  open func insertItems(at indexPaths: [IndexPath]) {
    report(.update(.insertItems(indexPaths)))
    record(
      indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
  }

  /// Deletes items; index paths of the old state.
  open func deleteItems(at indexPaths: [IndexPath]) {
    report(.update(.deleteItems(indexPaths)))
    record(
      indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
  }

  /// Makes new cells for items; index paths of the old state.
  open func reloadItems(at indexPaths: [IndexPath]) {
    report(.update(.reloadItems(indexPaths)))
    record(
      indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }

  /// Moves an item from its old to its new index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    report(.update(.moveItem(from: indexPath, to: newIndexPath)))
    record([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }

  /// Configures the cells of items anew, at once, without replacing them; items without a cell are passed over.
  ///
  /// The data source is asked, and dequeuing hands back the cell that the item has.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    report(.update(.reconfigureItems(indexPaths)))
    reconfigure(indexPaths)
  }

  /// Inserts sections; indices of the new state.
  open func insertSections(_ sections: IndexSet) {
    report(.update(.insertSections(sections)))
    record(
      sections.map {
        UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath(ofSection: $0))
      })
  }

  /// Deletes sections with all their items; indices of the old state.
  open func deleteSections(_ sections: IndexSet) {
    report(.update(.deleteSections(sections)))
    record(
      sections.map {
        UICollectionViewUpdateItem(.delete, before: IndexPath(ofSection: $0), after: nil)
      })
  }

  /// Makes new views for sections, whose items may be others and of another number; indices of the old state.
  open func reloadSections(_ sections: IndexSet) {
    report(.update(.reloadSections(sections)))
    record(
      sections.map {
        let path = IndexPath(ofSection: $0)
        return UICollectionViewUpdateItem(.reload, before: path, after: path)
      })
  }

  /// Moves a section with its items from its old to its new index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    report(.update(.moveSection(from: section, to: newSection)))
    record([
      UICollectionViewUpdateItem(
        .move, before: IndexPath(ofSection: section), after: IndexPath(ofSection: newSection))
    ])
  }

  /// Groups changes into one update, which is animated; the data must change inside `updates`.
  ///
  /// Batches nest: the outermost commits everything. Without changes the layout is invalidated and what it moves is
  /// animated.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and records the changes.
  ///   - completion: Told when the animation ends whether it got there; at once when nobody gives the view time.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    report(.update(.performBatchUpdates))
    performBatch(updates, completion: completion)
  }

  // MARK: The layout pass

  /// Runs the layout pass.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
    backgroundView?.frame = bounds
    prefetch()
  }

  override func fingerTakesContent() {
    cancelTouch()
  }

  override func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? {
    noteAnimatedBoundsChange(to: newBounds)
    return askLayoutAboutBounds(newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    needsElements = true
    if landing != nil { leaveLanding() }
    passReasons.insert(.boundsChange)
    if bounds.size != oldBounds.size {
      isContentNew = true
      forgetEstimates(ofBoundsOf: oldBounds.size)
      keepDistanceToRight(inBoundsOf: oldBounds.size)
    }
    setNeedsLayout()
  }

  /// Of another breadth, what was guessed says nothing.
  private func forgetEstimates(ofBoundsOf old: CGSize) {
    guard scrollsHorizontally ? bounds.height != old.height : bounds.width != old.width else {
      return
    }
    for view in live.views { view.estimatedSize = nil }
  }

  override func layoutDirectionDidChange() {
    turnAround()
  }

  override func insetsDidChange() {
    super.insetsDidChange()
    isContentNew = true
    collectionViewLayout.insetsDidChange()
    setNeedsLayout()
  }

  /// Tells the layout, which may go by the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.insetsDidChange()
  }

  override func setContentSize(_ size: CGSize, author: Author, cause: SizeChange?) {
    if size != contentSize { isContentNew = true }
    keepDistanceToRight(inBoundsOf: bounds.size) {
      super.setContentSize(size, author: author, cause: cause)
    }
    noteOverflow()
  }

  // Noted when what is seen has kept its distance to the right end.
  override func contentSizeDidChange() {}

  override var startOffset: CGPoint {
    let range = scrollRange
    return isMirrored ? CGPoint(x: range.maximum.x, y: range.minimum.y) : range.minimum
  }

  override func layoutTarget(forProposedContentOffset proposed: CGPoint, velocity: CGPoint)
    -> CGPoint
  {
    mirrored(
      offset: collectionViewLayout.targetContentOffset(
        forProposedContentOffset: mirrored(offset: proposed),
        withScrollingVelocity: mirrored(way: velocity)))
  }

  override func askLayoutForTarget(forProposedContentOffset proposed: CGPoint, velocity: CGPoint)
    -> CGPoint
  {
    let target = layoutTarget(forProposedContentOffset: proposed, velocity: velocity)
    report(.targetContentOffsetWithVelocity(proposed: proposed, velocity: velocity, target: target))
    return target
  }
}
