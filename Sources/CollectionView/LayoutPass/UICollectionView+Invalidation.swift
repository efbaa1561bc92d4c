import Foundation

extension UICollectionView {
  /// Adds an invalidation of the layout to the work of the next pass.
  func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    report(.invalidateLayout(Call.Context(context)))
    let elements = InvalidatedElements(context)
    report(.invalidated(elements))
    // Read first: a getter of a user's own context class may lay out or invalidate.
    let areCountsInvalid = context.invalidateEverything || context.invalidateDataSourceCounts
    let offset = judgeOffsetAdjustment(of: context)
    let cause = invalidator.cause
    pending.invalidate(
      by: invalidator.author, cause: cause, isEverything: cause != nil || elements == .all,
      areCountsInvalid: areCountsInvalid, offset: offset)
    if cause != nil {
      pending.add(.preferredAttributes)
      // The requery knob decides what is queried again.
      queries.forgetElements()
    } else {
      pending.add(reason(of: context))
      invalidateElements(named(by: context))
      if !areCountsInvalid { measureAgain(elements) }
    }
    setNeedsLayout()
  }

  /// Runs an invalidation on behalf of an author.
  ///
  /// - Parameters:
  ///   - author: The author of a change of content size that follows from it.
  ///   - cause: The measured size that causes it; nil for any other cause.
  ///   - invalidate: Invalidates the layout.
  func invalidate(as author: Author, cause: SizeChange? = nil, _ invalidate: () -> Void) {
    let outer = invalidator
    invalidator = (author, cause)
    defer { invalidator = outer }
    invalidate()
  }

  private func named(by context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
    var keys: [ElementKey] = []
    return context.appendNamedElements(to: &keys) ? keys : []
  }

  /// Schedules queries for named elements, or for all elements if none is named.
  private func invalidateElements(_ named: [ElementKey]) {
    // If all elements are queried anyway, there is nothing to add.
    guard !queries.areElementsUnknown || !pending.needsElements || pending.hasNamedElements else {
      return
    }
    if !named.isEmpty, pending.name(named) { return }
    pending.forgetNamedElements()
    queries.forgetElements()
    pending.askForElements()
  }

  /// Schedules measuring of named views, or of all views if none is named, even with an unchanged proposed size.
  ///
  /// Only an invalidation by code between two passes does this; one by a scroll or a measured size does not. Inferred.
  private func measureAgain(_ elements: InvalidatedElements) {
    guard !isInPass, !isAskingLayout, invalidator.author != .adjustment else { return }
    switch elements {
    case .all:
      for view in live.views { view.askedSize = nil }
    case .named(let names):
      for name in names {
        live[ElementKey(name.element, at: name.indexPath)]?.askedSize = nil
      }
    }
  }

  /// The reason for a pass that corresponds to an invalidation without a measured size as its cause.
  private func reason(of context: UICollectionViewLayoutInvalidationContext) -> PassReasons {
    if context.areCountsInvalid { return .dataSource }
    if context.isEverything { return .layoutChange }
    return invalidator.author == .code ? .invalidation : .boundsChange
  }

  // MARK: Bounds and insets

  /// Asks the layout whether new bounds invalidate it, while the view still has the old ones.
  ///
  /// A layout that is not prepared, or wholly invalid, will be prepared for the new bounds anyway and is not asked
  /// (inferred). This module's own layouts are asked if they are invalid, too: they keep the reader's position when their
  /// breadth changes.
  ///
  /// - Returns: The invalidation to run once the view has the new bounds; nil for none. That it runs after the change is
  ///   inferred: PSTCollectionView, which follows UIKit, does so, and published layouts that scroll to their current page in
  ///   `invalidateLayout()` compute with the new size there.
  func askLayoutAboutBounds(_ newBounds: CGRect, author: Author? = nil) -> (() -> Void)? {
    guard queries.preparations > 0,
      collectionViewLayout.estimatingLayout != nil
        || pending.invalidation?.concernsEverything != true
    else { return nil }
    let layout = installedLayout
    let answer = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    report(.shouldInvalidateLayoutForBoundsChange(newBounds, answer))
    guard answer else { return nil }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    report(.invalidationContextForBoundsChange(newBounds, Call.Context(context)))
    let author = author ?? (newBounds.size == bounds.size ? .adjustment : .resize)
    return { [self] in
      invalidate(as: author) { layout.invalidateLayout(using: context) }
    }
  }

  /// Asks the layout whether other insets within the same bounds invalidate it, and invalidates it if so.
  ///
  /// That UIKit asks as it does for new bounds is inferred.
  func askLayoutAboutInsets() {
    askLayoutAboutBounds(bounds, author: .resize)?()
  }

  // MARK: Everything

  /// Connects a new layout and invalidates everything.
  func installLayout(replacing old: UICollectionViewLayout) {
    loaded.contentChanged()
    old.installedIn = nil
    collectionViewLayout.installedIn = self
    _ = pending.consumeInvalidation()
    forgetAnswers()
    removeForeignDecorations()
    forgetSizes()
    pending.add(.layoutChange)
    invalidateEverything()
  }

  /// Invalidates the whole layout, which may have been installed before with other data.
  func invalidateEverything() {
    book.reset()
    loaded.beginPass()
    let context = collectionViewLayout.makeInvalidationContext()
    context.isEverything = true
    context.areCountsInvalid = true
    invalidate(as: .reload) { collectionViewLayout.invalidateLayout(using: context) }
  }

  /// Shows elements where they are now, which the layout has moved without an invalidation: a section has scrolled across.
  func elementsWereMoved() {
    pending.askForElements(because: .boundsChange)
    setNeedsLayout()
  }
}
