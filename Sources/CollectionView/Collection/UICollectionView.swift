import Foundation

/// A scroll view that shows the elements of a data source where a layout places them.
///
/// Long because members that a subclass can override have to be declared in the class body. Its state is divided into
/// parts, each in a folder of its own: `LayoutPass`, `Elements`, `Registration`, `SelfSizing`, `ScrollToItem`, `Updates`,
/// `Animation`, `Interaction`, `Diagnostics`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The layout; assigning another one replaces it at once, with the calls of a layout transition but no animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { installedLayout }
    set { changeLayout(to: newValue, animated: false) }
  }

  /// Weak; setting another one reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      outlineDataSource = dataSource as? any OutlineDataSource
      reloadData()
    }
  }

  /// The data source, if it shows outlines.
  private(set) final weak var outlineDataSource: (any OutlineDataSource)?

  /// Weak; the scroll view's delegate with a narrower type.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { narrowedDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  override func delegateDidChange() {
    narrowedDelegate = scrollDelegate as? any UICollectionViewDelegate
  }

  /// The scroll view's delegate, if it is the delegate of a collection view.
  private weak var narrowedDelegate: (any UICollectionViewDelegate)?

  /// Weak; informed early which items will be needed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      prefetching = Prefetching()
      setNeedsLayout()
    }
  }

  /// Whether the prefetching data source is called, and a view that left waits a round of the layout pass before it is
  /// reused.
  ///
  /// UIKit also creates cells ahead of display and keeps departed cells for a while, at times that it does not document.
  /// Here every cell is created when it is shown and queued when it leaves, so that `cellForItemAt` always comes just
  /// before `willDisplay`; code that relies on that has to be tried on a device.
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

  /// Whether the result of the running computation is no longer needed.
  ///
  /// This module's layouts then stop calling their delegate, as if it returned no size, and the layout pass ends after its
  /// current round. The state of the view is not valid from then on.
  public var isAbandoned = false

  /// Receives the number of elements that a layout has computed so far, while it computes all of them; returning false abandons
  /// the computation.
  public var whileComputing: ((_ count: Int) -> Bool)?

  /// Whether a layout that computes all of its elements goes on.
  ///
  /// UIKit has no such member. The layouts of this program call it in loops over all items, so that a computation of very many
  /// can be abandoned. They then return with what they have.
  ///
  /// - Parameter count: The number of elements computed so far. The host is asked once per thousand.
  /// - Returns: False once the computation is abandoned.
  public func continuesLayout(after count: Int) -> Bool {
    if !isAbandoned, count.isMultiple(of: 1_000), let whileComputing {
      isAbandoned = !whileComputing(count)
    }
    return !isAbandoned
  }

  /// The behavior in force; a change takes effect with the next pass.
  ///
  /// Until a behavior is assigned, it depends on the layout: `uikitFlow` for a flow layout and its subclasses, else
  /// `uikit`.
  public var behavior: Behavior {
    get { installation.behavior }
    set { changeBehavior(to: newValue) }
  }

  // MARK: Parts

  /// The part of the collection view that its layout has access to.
  let installation: Installation
  var installedLayout: UICollectionViewLayout {
    didSet { installation.followDefaultBehavior(of: installedLayout) }
  }
  /// The interactive transition under way; nil for none.
  var transition: InteractiveTransition?
  /// The item counts last loaded from the data source.
  var loaded = LoadedCounts()
  /// The work of the next layout pass.
  var pending = PendingLayout()
  /// The cached results of layout queries.
  var queries = LayoutQueries()
  /// The author of the invalidation under way, and the measured size that causes it.
  var invalidator: (author: Author, cause: SizeChange?) = (.code, nil)
  var isInPass = false
  /// Whether the content offset has to be clamped to its range.
  var offsetClamp = OffsetClamp()
  /// The half of a frame, offset or elements, that a behavior shows late.
  var tornFrame = TornFrame()
  /// The elements on the screen.
  var live = LiveElements()
  /// The reuse queues, and the requests for views under way.
  var reuse = ViewReuse()
  var registrations = Registrations()
  /// The sizes measured so far.
  var sizes = MeasuredSizes()
  /// The simulated errors of the last scroll to an item.
  var landing = ScrollLanding()
  /// The changes recorded by batch updates.
  var updates = UpdateRecorder()
  /// The after-effects of a wrong `updatePhase` in the last update.
  var remains = UpdateRemains()
  /// The change of the screen under way; nil for none.
  var screenChange: ScreenChange?
  /// The animations under way.
  var animations = RunningAnimations()
  var selection = Selection()
  /// The item that a finger moves; nil for none.
  var movement: InteractiveMovement?
  /// Whether a long press begins an interactive movement; set by a controller.
  package final var hasMovementGesture = false
  var prefetching = Prefetching()
  /// The diagnostics reported so far.
  var book = DiagnosticBook()

  /// A collection view with a layout, which is not queried before the first pass.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    installedLayout = layout
    installation = Installation(Behavior(defaultFor: layout))
    super.init(frame: frame)
    installation.view = self
    layout.installedIn = self
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A collection view without extent and with a plain flow layout, which the first layout pass reports.
  ///
  /// UIKit has this initialiser and refuses it when the program runs: a collection view needs a layout.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    isMadeWithoutLayout = true
  }

  /// Whether the view was made by `init()`, and this was not reported yet.
  var isMadeWithoutLayout = false

  override func descriptionParts() -> [String] { super.descriptionParts() + collectionParts() }

  // MARK: Values that are only kept

  /// Whether the collection view is being edited, which its cells have in their configuration state.
  open var isEditing: Bool {
    get { values.isEditing }
    set {
      guard newValue != values.isEditing else { return }
      values.isEditing = newValue
      cellStatesDidChange()
    }
  }
  /// Whether items can be selected while the view is edited; has no effect here.
  open var allowsSelectionDuringEditing: Bool {
    get { values.allowsSelectionDuringEditing }
    set { values.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several items can be selected while the view is edited; has no effect here.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { values.allowsMultipleSelectionDuringEditing }
    set { values.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether the focus returns to the item that had it last; has no effect here: there is no focus.
  open var remembersLastFocusedIndexPath: Bool {
    get { values.remembersLastFocusedIndexPath }
    set { values.remembersLastFocusedIndexPath = newValue }
  }
  /// Whether the focused item is selected; has no effect here: there is no focus.
  open var selectionFollowsFocus: Bool {
    get { values.selectionFollowsFocus }
    set { values.selectionFollowsFocus = newValue }
  }
  /// Whether items can have the focus; has no effect here: there is no focus.
  open var allowsFocus: Bool {
    get { values.allowsFocus }
    set { values.allowsFocus = newValue }
  }
  /// Whether items can have the focus while the view is edited; has no effect here: there is no focus.
  open var allowsFocusDuringEditing: Bool {
    get { values.allowsFocusDuringEditing }
    set { values.allowsFocusDuringEditing = newValue }
  }
  /// Whether items can be dragged out of the view; has no effect here: there is no drag and drop.
  open var dragInteractionEnabled: Bool {
    get { values.dragInteractionEnabled }
    set { values.dragInteractionEnabled = newValue }
  }
  /// How soon items make way for a dragged one; has no effect here: there is no drag and drop.
  open var reorderingCadence: ReorderingCadence {
    get { values.reorderingCadence }
    set { values.reorderingCadence = newValue }
  }
  /// Whether items are being dragged out of the view; always false here.
  open var hasActiveDrag: Bool { false }
  /// Whether items are being dropped in the view; always false here.
  open var hasActiveDrop: Bool { false }

  @SeldomChanged private var values: CollectionViewValues

  // MARK: Registration and dequeuing

  /// Registers the nib of cells for an identifier; nil removes it.
  ///
  /// No nib is read: a cell is of the class of the nib's name, see `UINib`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: ReuseKey(kind: nil, identifier: identifier))
  }

  /// Registers the nib of supplementary views of a kind for an identifier; nil removes it.
  ///
  /// No nib is read: a view is of the class of the nib's name, see `UINib`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reuse.register(nib, for: ReuseKey(kind: kind, identifier: identifier))
  }

  /// Registers the class of cells for an identifier; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: ReuseKey(kind: nil, identifier: identifier))
  }

  /// Registers the class of supplementary views of a kind for an identifier; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass, for: ReuseKey(kind: elementKind, identifier: identifier))
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
    reportQuestionDuringLayout()
    return indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The index paths of the cells on screen, in the order of the data.
  open var indexPathsForVisibleItems: [IndexPath] {
    live.keys.filter { $0.category == .cell }.map(\.indexPath)
  }

  /// The live cell of an item; never creates one.
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
    guard point.x.isFinite, point.y.isFinite, hasContentToLayOut else { return nil }
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
  ///
  /// An invalid layout is prepared, but no layout pass runs, and no cell is made. Inferred: a published collection view asks
  /// this within its `layoutSubviews()` and would ask for ever otherwise.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if hasContentToLayOut { prepareIfInvalid() }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map { mirrored($0) }
  }

  /// The attributes of a supplementary view as laid out now; `layoutAttributesForItem(at:)` says what that includes.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if hasContentToLayOut { prepareIfInvalid() }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { mirrored($0) }
  }

  // MARK: Selection

  /// Whether items can be selected at all, by touch or by the program.
  open var allowsSelection = true

  /// Whether more than one item can be selected; setting false keeps one of several selected items.
  open var allowsMultipleSelection = false {
    didSet {
      if !allowsMultipleSelection { keepOneSelected() }
    }
  }

  /// The selected items, on screen or not, in the order of the data; empty for none.
  ///
  /// - Complexity: O(selected · log selected).
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

  /// Selects an item without informing the delegate; nil clears the selection.
  ///
  /// Scrolls to the item unless the position is empty.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollingTo: scrollPosition)
  }

  /// Deselects an item without informing the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Layout changes

  /// Replaces the layout, at once or by an animation from the old frames to the new ones.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated)
  }

  /// Replaces the layout, and calls a completion.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether elements are animated to their new frames; they never are without a host.
  ///   - completion: Called with whether the animation finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a transition to another layout whose progress is set on the layout returned.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - completion: Called with whether the transition was completed, and whether it ended at the new layout.
  /// - Returns: The transition layout, which is the collection view's layout until the end; the current one if a transition
  ///   is already in progress.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Animates the rest of the transition to the new layout, and installs it.
  open func finishInteractiveTransition() {
    animateToEnd(finished: true)
  }

  /// Animates back to the old layout, and installs it again.
  open func cancelInteractiveTransition() {
    animateToEnd(finished: false)
  }

  // MARK: Interactive movement

  /// Whether the screen shows an order that the data source does not have yet.
  open var hasUncommittedUpdates: Bool { movement != nil }

  /// Begins to move an item on the screen interactively; after true, the movement has to be ended or cancelled.
  ///
  /// - Returns: False if the data source refuses, the item has no cell, or another item is held.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the held item's centre to a point of the content; other items make way.
  ///
  /// Scrolling while the item is held near an edge is up to the host.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveHeldItem(to: targetPosition)
  }

  /// Leaves the held item in its current place, and has the data source move it.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Puts the held item back; the data source is not called.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Scrolling

  /// Scrolls to bring an item to a position; two positions on one axis are refused.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    report(.scrollToItem(indexPath, at: scrollPosition, animated: animated))
    scroll(toItem: indexPath, at: scrollPosition, animated: animated)
  }

  /// Legal content offsets; content judged unable to scroll stays at the start.
  override func scrollRange(within insets: UIEdgeInsets) -> ScrollRange {
    let range = super.scrollRange(within: insets)
    guard behavior.scrollRange == .judgedOnce, offsetClamp.isUnscrollable == true else {
      return range
    }
    return ScrollRange(minimum: range.minimum, maximum: range.minimum)
  }

  // MARK: Updates

  /// Drops all counts and views; the next pass loads them again.
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

  /// Configures the cells of items again, at once, without replacing them; items without a cell are skipped.
  ///
  /// The data source is asked for the cell, and dequeuing returns the item's current cell.
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

  /// Makes new views for sections, whose items and item counts may change; indices of the old state.
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
  /// Batches nest: the outermost commits everything. Without changes the layout is invalidated, and elements that it moves
  /// are animated.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and records the changes.
  ///   - completion: Called with whether the animation finished, when it ends; at once without a host.
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
    reportMissingLayout()
    layOut()
    backgroundView?.frame = bounds
    prefetch()
  }

  override func dragWillBegin() {
    cancelTouch()
  }

  override func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? {
    beginAnimatedBoundsChange(to: newBounds)
    return askLayoutAboutBounds(newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    pending.askForElements(because: .boundsChange)
    if !isInPass { remains.showEverything() }
    leaveLanding()
    if bounds.size != oldBounds.size {
      offsetClamp.setDue()
      forgetEstimates(ofBoundsOf: oldBounds.size)
      keepDistanceToRight(inBoundsOf: oldBounds.size)
    }
    setNeedsLayout()
  }

  /// Drops the estimated sizes of the views if the breadth has changed.
  private func forgetEstimates(ofBoundsOf old: CGSize) {
    guard scrollsHorizontally ? bounds.height != old.height : bounds.width != old.width else {
      return
    }
    for view in live.views { view.estimatedSize = nil }
  }

  override func layoutDirectionDidChange() {
    turnAroundIfFlipping()
  }

  override func insetsDidChange() {
    super.insetsDidChange()
    collectionViewLayout.insetsDidChange()
    setNeedsLayout()
  }

  /// Informs the layout, which may depend on the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.insetsDidChange()
  }

  override func setContentSize(_ size: CGSize, author: Author, cause: SizeChange?) {
    if size != contentSize { offsetClamp.setDue() }
    keepDistanceToRight(inBoundsOf: bounds.size) {
      super.setContentSize(size, author: author, cause: cause)
    }
    updateOverflow()
  }

  // `setContentSize(_:author:cause:)` updates the overflow after the elements have kept their distance to the right end.
  override func contentSizeDidChange() {}

  // If a motion is under way, the content is about to change, or a behavior decides about clamping, a later pass clamps.
  override var clampsToInsetsAtOnce: Bool {
    !isInMotion && !isInPass && pending.isEmpty && behavior.clamp == .always
      && !landing.isOffsetHeld
  }

  // An offset that code has left outside the range, before or after the change, stays there.
  override func insetsDidChange(from old: UIEdgeInsets) {
    let wasLegal = scrollRange(within: old).clamp(contentOffset) == contentOffset
    if wasLegal, !clampsToInsetsAtOnce { offsetClamp.setDue() }
  }

  override func startOffset(within insets: UIEdgeInsets) -> CGPoint {
    let range = scrollRange(within: insets)
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
    return judgeTarget(
      target, proposed: proposed,
      of:
        "targetContentOffset(forProposedContentOffset:withScrollingVelocity:) of \(type(of: collectionViewLayout))"
    )
  }

  override func reportMistake(_ diagnostic: Diagnostic, kind: String) {
    diagnose(diagnostic.id, at: diagnostic.indexPath, kind: kind, diagnostic.message)
  }
}
