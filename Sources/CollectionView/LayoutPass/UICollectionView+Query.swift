import Foundation

// Which rectangles the layout is queried for. Rectangles printed in public reports are whole screens, counted from the
// content's origin; that UIKit queries pages of the view's size and caches up to five is inferred from them.

extension UICollectionView {
  /// The largest number of elements on the screen.
  ///
  /// UIKit has no such limit. Without it, very many elements without a size would take all memory.
  static let shownLimit = 5_000

  /// Queries the layout for the elements that this round needs, and shows them.
  ///
  /// Elements that contexts named are queried one by one, as long as nothing else was invalidated.
  func updateElements() {
    let named = pending.consumeNamedElements()
    let isNarrow = contentSize.width < bounds.width
    guard pending.consumeQuery(behavior.requery, isContentNarrow: isNarrow) else {
      // The cached attributes of these elements are the old ones.
      if !named.isEmpty { queries.forgetElements() }
      return refreshLiveElements(named.isEmpty ? live.keys : named)
    }
    guard bounds.width > 0, bounds.height > 0 else {
      queries.forgetElements()
      return place([])
    }
    placeElementsInBounds(named: named)
  }

  /// Shows the elements in the bounds, by a new query or cached attributes.
  ///
  /// Elements on the screen that are not queried stay unchanged, even if the layout changes the attributes it has returned.
  private func placeElementsInBounds(named: [ElementKey]) {
    let isUnknown = queries.areElementsUnknown
    if !isUnknown, !named.isEmpty {
      let current = named.filter(exists).compactMap { answer(about: $0) }
      queries.update(named, to: current)
    }
    let movesElements = collectionViewLayout.movesElements
    var unchanged: Set<ElementKey> = []
    if let rect = queries.rectToAsk(toShow: bounds, behavior.queryRect) {
      let answer = answer(to: rect)
      if !isUnknown, !movesElements {
        reportUnannouncedChanges(in: landed(answer), except: named)
      }
      queries.add(answer, to: rect, pageSize: bounds.size, behavior.queryRect)
      // A layout may place its elements only now. If the query invalidated it, the next round asks for the size.
      if pending.invalidation == nil { applyCurrentContentSize() }
    } else if !movesElements {
      unchanged = Set(live.keys).subtracting(named)
    }
    let elements = shown(queries.elements, in: bounds, callingHandlers: true)
    live.record(hidden: elements.filter { $0.isHidden && isFinite($0, from: .elements) })
    var shown = elements.filter {
      isFinite($0, from: .elements) && $0.isShown(in: bounds) && isShownAlready($0)
    }
    if shown.count > Self.shownLimit {
      reportTooManyElements(shown.count)
      shown.removeLast(shown.count - Self.shownLimit)
    }
    // Results are not cached if the layout was invalidated during the query.
    if pending.invalidation != nil { queries.forgetElements() }
    place(landed(shown), unchanged: unchanged)
  }

  /// The layout's elements that meet a rectangle of the content.
  ///
  /// Elements that only touch the rectangle are left out: a layout that filters with `intersects(_:)` returns them with
  /// Foundation on Linux and does not on Apple's platforms.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    shown(answer(to: rect), in: rect).filter {
      isFinite($0, from: .elements) && $0.isShown(in: rect)
    }
  }

  /// The elements to show in a rectangle of the content, out of what the layout answered for the rectangle or a larger one.
  func shown(
    _ answers: [UICollectionViewLayoutAttributes], in rect: CGRect, callingHandlers: Bool = false
  ) -> [UICollectionViewLayoutAttributes] {
    guard collectionViewLayout.movesElements else { return answers }
    return mirrored(
      collectionViewLayout.elementsShown(
        in: mirrored(rect), among: mirrored(answers), callingHandlers: callingHandlers))
  }

  /// The layout's attributes for a rectangle of the content, including those of elements outside the rectangle.
  private func answer(to rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfInvalid()
    guard !isAbandoned else { return [] }
    let asked = mirrored(rect)
    let all = askForElements(in: asked)
    judge(all, to: asked)
    return mirrored(remains.replaceAliases(in: all))
  }

  /// Asks the layout for the elements of a rectangle in its own coordinates.
  func askForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let all = asking { collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
    report(.layoutAttributesForElements(rect: rect, count: all.count))
    return all
  }

  /// The layout's current attributes of one element, as they are shown.
  func currentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    answer(about: key).map { landed($0) }
  }

  /// The layout's current attributes of one element; nil if there are none, or none that can be shown.
  private func answer(about key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareIfInvalid()
    let answer: UICollectionViewLayoutAttributes? = asking {
      report(attributesCall(about: key))
      return collectionViewLayout.attributes(of: key)
    }
    guard let answer, isAnswer(answer, about: key), isFinite(answer, from: .element)
    else { return nil }
    return mirrored(collectionViewLayout.shown(answer))
  }

  private func attributesCall(about key: ElementKey) -> Call {
    switch key.called {
    case .cell: .layoutAttributesForItem(key.indexPath)
    case .supplementaryView(let kind):
      .layoutAttributesForSupplementaryView(kind: kind, key.indexPath)
    case .decorationView(let kind): .layoutAttributesForDecorationView(kind: kind, key.indexPath)
    }
  }

  /// Runs a query of the layout; `isAskingLayout` is true meanwhile, so that the layout's own queries can be recognized.
  func asking<Result>(_ question: () -> Result) -> Result {
    let wasAsking = queries.setAsking(true)
    defer { _ = queries.setAsking(wasAsking) }
    return question()
  }

  /// Whether the layout is being queried.
  var isAskingLayout: Bool { queries.isAsking }

  /// Asks the layout for its content size; nil, with a diagnostic, for one that is not finite.
  ///
  /// A negative length is diagnosed and taken as zero.
  func askForContentSize() -> CGSize? {
    let size = asking { collectionViewLayout.collectionViewContentSize }
    report(.collectionViewContentSize(size))
    guard size.width.isFinite, size.height.isFinite else {
      diagnose(
        .nonFiniteGeometry, kind: "contentSize",
        "collectionViewContentSize of \(type(of: collectionViewLayout)) returned \(size.brief), which is not finite; the content size stays \(contentSize.brief)"
      )
      return nil
    }
    guard size.width < 0 || size.height < 0 else { return size }
    let taken = CGSize(width: max(0, size.width), height: max(0, size.height))
    diagnose(
      .negativeContentSize,
      "collectionViewContentSize of \(type(of: collectionViewLayout)) returned \(size.brief), which is negative; it is taken as \(taken.brief)"
    )
    return taken
  }
}
