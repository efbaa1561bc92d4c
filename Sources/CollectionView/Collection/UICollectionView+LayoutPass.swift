import Foundation

/// The layout pass.
///
/// Long because it is read from its beginning to its end: what asks for a pass, what it asks the layout, and in which order.
extension UICollectionView {
  /// Rounds without a new size after which a pass is taken for a loop; UIKit traps at about a hundred nested ones.
  nonisolated static let passBudget = 100
  /// Elements named between two passes before it is cheaper, and costs less memory, to ask for everything.
  static let mostNamedElements = 1_000
  /// Rounds with a new size that are let be: as many as there are points on a screen, should cells be so small.
  static let newSizesBudget = 1000

  /// Brings the screen up to date with the layout: prepare if invalid, place the elements of the visible rect, ask new
  /// ones for their preferred size, and again, until nothing changes.
  func runLayoutPass() {
    guard !isInPass, hasContentToLayOut else { return }
    isInPass = true
    holdHost()
    countsOfPass = nil
    sizeHistory = []
    defer {
      // All that happened is laid out.
      passReasons = []
      letHostGo()
      isInPass = false
      clampedWay = .zero
      collectionViewLayout.layoutPassDidEnd()
    }
    if behavior.compensation == .deferred {
      collectionViewLayout.estimatingLayout?.applyDeferredAdjustment()
    }
    var rounds = 0
    elementsSizedInPass = []
    mendFrame()
    noteLooks()
    while !isAbandoned, isLayoutPending || clampContentOffset() {
      // Where cells are much smaller than their estimate, each round brings in another that was not asked before.
      let excused = min(max(0, elementsSizedInPass.count - 1), Self.newSizesBudget)
      guard rounds - excused < Self.passBudget else { return giveUp() }
      rounds += 1
      report(.pass(takePassReasons()))
      let sizedBefore = sizesTaken
      if asksLiveFirst { askLive() }
      measureAhead { bounds }
      // UIKit holds the offset to what a new content size leaves of its range before it asks for the visible rect. This
      // module's own layouts are asked first where they measure: what they measure there may make room.
      prepareIfInvalid()
      noteOverflow()
      let mayMakeRoom = collectionViewLayout.estimatingLayout?.mayMeasure ?? false
      if !mayMakeRoom, clampContentOffset() { prepareIfInvalid() }
      bringElementsUpToDate()
      if sizesTaken != sizedBefore, behavior.compensation == .byPage { goOnByPage() }
    }
    guard rounds > 0 else { return }
    keepLooks()
    judgeReach()
    report(.passEnd)
  }

  /// Moves the offset by a page because sizes have become known, as far as there is content, if that is this module's
  /// layout to decide; from the very start nothing is moved.
  private func goOnByPage() {
    guard !isAtStart, collectionViewLayout.estimatingLayout != nil else { return }
    let page =
      scrollsHorizontally ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)
    isContentNew = true
    adjustOffset(by: mirrored(way: page), cause: sizeHistory.last)
  }

  /// Asks the views on the screen for their sizes before what else should be there.
  private func askLive() {
    asksLiveFirst = false
    prepareIfInvalid()
    refreshLiveElements(live.keys)
  }

  /// What this round runs for; from now on what happens is for the next one.
  private func takePassReasons() -> PassReasons {
    defer { passReasons = [] }
    return passReasons
  }

  /// Whether a pass has anything to do: content to show, or what a data source that has left leaves behind.
  var hasContentToLayOut: Bool { dataSource != nil || contentSize != .zero }

  /// Prepares the layout if anything invalidated it, and takes the content size and offset adjustment that follow.
  func prepareIfInvalid() {
    guard var invalidation else { return }
    self.invalidation = nil
    if invalidation.areCountsInvalid { counts = nil }
    let reasons = passReasons
    prepareLayout()
    // UIKit loads its data after the layout is prepared, unless that asks for counts: so the class dump of iOS 10's
    // `_prepareToLoadData` has it.
    _ = loadedCounts
    // Published layouts set their metrics in `prepare()`, which invalidates them each time. That a layout counts as
    // prepared after the call all the same is inferred: PSTCollectionView, which follows UIKit, marks it so. One of this
    // module's whose metrics came after `super.prepare()` is prepared once more.
    if self.invalidation?.saysNothingElse == true {
      self.invalidation = nil
      if collectionViewLayout.needsPreparation { prepareLayout() }
      if self.invalidation?.saysNothingElse == true { self.invalidation = nil }
      // What was let be is no reason for the next round.
      if self.invalidation == nil { passReasons = reasons }
    }
    invalidation.add(areCountsInvalid: false, offset: collectionViewLayout.takeShift(), size: .zero)
    takeContentSize(of: invalidation)
    let adjustment = takesOffsetAdjustments ? invalidation.offsetAdjustment : .zero
    let way = giveBackClampedWay(after: mirrored(way: adjustment))
    guard way != .zero else { return }
    // Where something moved within content of the same size, the end may have been passed.
    isContentNew = true
    adjustOffset(by: way, cause: invalidation.cause)
  }

  /// Whether an offset adjustment counts.
  ///
  /// UIKit takes none between an update's beginning and its end, where it has asked for a target offset instead. This
  /// module's own layouts keep the reader's place there, too.
  private var takesOffsetAdjustments: Bool {
    !isUpdating || collectionViewLayout.estimatingLayout != nil
  }

  private func prepareLayout() {
    asking {
      report(.prepare)
      collectionViewLayout.prepare()
    }
    preparations = min(preparations + 1, 2)
  }

  /// The layout's elements that meet a rectangle of the content.
  ///
  /// What only touches the rectangle is left out: a layout that filters by Foundation's `intersects(_:)` returns it on
  /// Linux and does not on Apple's platforms. So is what stands elsewhere, as UIKit leaves it out.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    answer(to: rect).filter { isFinite($0) && $0.isShown(in: rect) }
  }

  /// What the layout answers about a rectangle of the content, wherever it stands.
  func answer(to rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfInvalid()
    // Those whose height nobody was asked for may all be there, without any.
    guard !isAbandoned else { return [] }
    let asked = mirrored(rect)
    let all = asking { collectionViewLayout.layoutAttributesForElements(in: asked) ?? [] }
    report(.layoutAttributesForElements(rect: asked, count: all.count))
    judge(all, to: asked)
    return mirrored(remains.aliases.isEmpty ? all : aliased(all))
  }

  /// Takes an invalidation from the layout, whoever asked for it.
  func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    report(.invalidateLayout(Call.Context(context)))
    let elements = invalidationCause == nil ? InvalidatedElements(context) : nil
    report(.invalidated(elements ?? InvalidatedElements(context)))
    // Asked before anything is noted: a context of the user's own may lay out, or invalidate, while it is asked.
    let areCountsInvalid = context.invalidateEverything || context.invalidateDataSourceCounts
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if invalidation == nil { invalidation = Invalidation(author: invalidationAuthor) }
    invalidation?.add(areCountsInvalid: areCountsInvalid, offset: offset, size: size)
    if elements == nil || elements == .all { invalidation?.concernsEverything = true }
    if let invalidationCause {
      invalidation?.cause = invalidationCause
      passReasons.insert(.preferredAttributes)
      // The requery knob decides what is asked again.
      queried.forget()
    } else {
      passReasons.insert(reason(of: context))
      noteWhatIsUnsettled(by: context)
      if let elements, !areCountsInvalid { askAgain(elements) }
    }
    setNeedsLayout()
  }

  /// Has views say their sizes again, be they given the same: those that code names between two passes, or all when it names
  /// none.
  ///
  /// So `_invalidatePreferredAttributes`, decompiled from iOS 26.1; what a scroll or a measured size invalidates is
  /// not asked again.
  private func askAgain(_ elements: InvalidatedElements) {
    guard !isInPass, !isAskingLayout, invalidationAuthor != .adjustment else { return }
    switch elements {
    case .all:
      for view in live.views { view.askedSize = nil }
    case .named(let names):
      for name in names {
        live[ElementKey(name.element, at: name.indexPath)]?.askedSize = nil
      }
    }
  }

  /// What an invalidation is for that no size caused.
  private func reason(of context: UICollectionViewLayoutInvalidationContext) -> PassReasons {
    if context.areCountsInvalid { return .dataSource }
    if context.isEverything { return .layoutChange }
    return invalidationAuthor == .code ? .invalidation : .boundsChange
  }

  /// A context that names elements leaves the others where they are; one that names nothing means everything.
  private func noteWhatIsUnsettled(by context: UICollectionViewLayoutInvalidationContext) {
    // The whole screen is asked about anyway.
    guard !queried.isEmpty || !needsElements || !namedElements.isEmpty else { return }
    // Taken out meanwhile: a context of the user's own may invalidate while it is asked, and what that names stays.
    var named = namedElements
    namedElements = []
    let isNaming = context.appendNamedElements(to: &named)
    if !namedElements.isEmpty { named += namedElements }
    namedElements = []
    if isNaming, let few = Self.few(of: named) { return namedElements = few }
    queried.forget()
    needsElements = true
  }

  /// Elements that were named, without those named twice once there are many; nil for too many.
  private static func few(of named: [ElementKey]) -> [ElementKey]? {
    // Looked for only when as many came as may stay, so that each costs the same however many there are.
    guard named.count > 2 * mostNamedElements else { return named }
    let different = Set(named)
    return different.count <= mostNamedElements ? different.sorted() : nil
  }

  /// Asks the layout whether new bounds matter to it, while the view still has the old ones; returns the invalidation
  /// for when it has the new ones.
  ///
  /// One that is not prepared, or wholly invalid, will be prepared for them anyway, and is not asked (`setBounds:`, decompiled
  /// from iOS 26.1). This module's own layouts are: they keep the reader's place when their breadth changes.
  ///
  /// That the layout is invalidated after the change is inferred: PSTCollectionView, which follows UIKit, does so, and
  /// published layouts that scroll to their current page in `invalidateLayout()` compute with the new size there.
  func askLayoutAboutBounds(_ newBounds: CGRect, author: Author? = nil) -> (() -> Void)? {
    guard
      collectionViewLayout.estimatingLayout != nil
        || preparations > 0 && invalidation?.concernsEverything != true
    else { return nil }
    let layout = installedLayout
    let answer = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    report(.shouldInvalidateLayoutForBoundsChange(newBounds, answer))
    guard answer else { return nil }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    report(.invalidationContextForBoundsChange(newBounds, Call.Context(context)))
    let author = author ?? (newBounds.size == bounds.size ? .adjustment : .resize)
    return { [self] in
      let before = invalidationAuthor
      invalidationAuthor = author
      defer { invalidationAuthor = before }
      layout.invalidateLayout(using: context)
    }
  }

  /// Asks the layout whether it minds other insets within the same bounds, and invalidates it if it does.
  ///
  /// That UIKit asks as it does of new bounds is inferred.
  func askLayoutAboutInsets() {
    askLayoutAboutBounds(bounds, author: .resize)?()
  }

  /// Runs a question to the layout, so that what the layout asks back meanwhile can be told.
  func asking<Result>(_ question: () -> Result) -> Result {
    let wasAsking = isAskingLayout
    isAskingLayout = true
    defer { isAskingLayout = wasAsking }
    return question()
  }

  func installLayout(replacing old: UICollectionViewLayout) {
    contentChanges += 1
    old.installedIn = nil
    collectionViewLayout.installedIn = self
    invalidation = nil
    forgetAnswers()
    leaveForeignDecorations()
    forgetSizes()
    passReasons.insert(.layoutChange)
    invalidateEverything()
  }

  /// Tells the layout that nothing it knows counts any more; it may have been installed before, over other data.
  func invalidateEverything() {
    book = DiagnosticBook()
    countsOfPass = nil
    let context = collectionViewLayout.makeInvalidationContext()
    context.isEverything = true
    context.areCountsInvalid = true
    invalidationAuthor = .reload
    collectionViewLayout.invalidateLayout(using: context)
    invalidationAuthor = .code
  }

  /// Asks the layout what this round has to know, and puts the answer on the screen.
  ///
  /// Elements that contexts named are asked for one by one, as long as nothing else was invalidated.
  private func bringElementsUpToDate() {
    let named = namedElements.isEmpty ? [] : Set(namedElements).sorted()
    namedElements = []
    guard takesElements() else {
      // The kept answer still has the old attributes of these elements.
      if !named.isEmpty { queried.forget() }
      return refreshLiveElements(named.isEmpty ? live.keys : named)
    }
    guard bounds.width > 0, bounds.height > 0 else {
      queried.forget()
      return place([])
    }
    placeElementsInBounds(named: named)
  }

  /// Whether the visible rect is asked in this round, by the requery knob.
  private func takesElements() -> Bool {
    let isAsked: Bool
    switch behavior.requery {
    case .fixpoint: isAsked = true
    case .once: isAsked = needsElements
    case .never: isAsked = !hasAskedSinceReload
    case .narrowOnly: isAsked = needsElements || contentSize.width < bounds.width
    }
    needsElements = false
    haveSizesChanged = false
    if isAsked { hasAskedSinceReload = true }
    return isAsked
  }

  private func takeContentSize(of invalidation: Invalidation) {
    guard var size = askForContentSize() else { return }
    // A layout whose answer has moved has counted the adjustment itself, be it rounded to less than a pixel.
    let adjustment = invalidation.sizeAdjustment
    let pixel = 1 / traitCollection.displayScale
    if size == contentSize, max(abs(adjustment.width), abs(adjustment.height)) >= pixel {
      size.width += adjustment.width
      size.height += adjustment.height
    }
    setContentSize(size, author: invalidation.author, cause: invalidation.cause)
    judgeScrollRange()
  }

  /// Takes the content size of a layout that counts the new items only in `prepare(forCollectionViewUpdates:)`.
  func takeContentSizeOfUpdate() {
    let before = contentSizeAnswer
    guard let size = askForContentSize(), size != before else { return }
    setContentSize(size, author: .code, cause: nil)
  }

  /// The layout's answer; nil, with a diagnostic, for one that is not finite.
  private func askForContentSize() -> CGSize? {
    let size = asking { collectionViewLayout.collectionViewContentSize }
    report(.collectionViewContentSize(size))
    guard size.width.isFinite, size.height.isFinite else {
      tell(
        .nonFiniteGeometry, kind: "contentSize",
        "collectionViewContentSize of \(size) is not finite")
      return nil
    }
    contentSizeAnswer = size
    return size
  }

  /// Judges by the first content size, which may be a guess.
  private func judgeScrollRange() {
    guard isJudgedUnscrollable == nil else { return }
    isJudgedUnscrollable = contentSize.height <= bounds.height && contentSize.width <= bounds.width
  }

  private func giveUp() {
    invalidation = nil
    needsElements = false
    haveSizesChanged = false
    namedElements = []
    noteLoop()
    report(.passEnd)
  }
}
