import Foundation

// Checks of the attributes that a layout returns, for mistakes that make UIKit fail or whose effect is undefined. Each
// check is linear in the number of attributes.

extension UICollectionView {
  /// The maximum number of elements far from the queried rectangle that a layout may return without a diagnostic.
  private static let mostFarElements = 100

  /// Checks a result of `layoutAttributesForElements(in:)` as a whole.
  func judge(_ answer: [UICollectionViewLayoutAttributes], to rect: CGRect) {
    guard answer.count > Self.mostFarElements else { return }
    let near = rect.insetBy(dx: -bounds.width, dy: -bounds.height)
    let far = answer.count { !$0.isHidden && $0.isFinite && !$0.frame.meets(near) }
    guard far > Self.mostFarElements else { return }
    diagnose(
      .attributesOutsideRect,
      "layoutAttributesForElements(in: \(rect)) answered with \(far) elements that are more than a screen away from the rect: they are not shown, and every layout pass pays for them"
    )
  }

  /// Whether the attributes of an element, which a method of the layout returned, are numbers; others are diagnosed.
  func isFinite(
    _ attributes: UICollectionViewLayoutAttributes, from method: LayoutMethod
  ) -> Bool {
    if attributes.isFinite { return true }
    let key = ElementKey(attributes)
    let effect = method.isOfAnimation ? "they are not used" : "it is not shown"
    diagnose(
      .nonFiniteGeometry, at: key.indexPath, kind: "\(key.kind ?? "") \(method.isOfAnimation)",
      "\(method.name(for: key.called)) returned layout attributes of the \(key.name) that are not finite, and \(effect): frame = \(attributes.frame.brief), alpha = \(attributes.alpha)"
    )
    return false
  }

  /// Reports a query result with an element twice because the index path of cached attributes was changed in place.
  func reportAlias(_ key: ElementKey) {
    diagnose(
      .duplicateAttributes, at: key.indexPath, kind: key.kind,
      "layoutAttributesForElements(in:) answered with cached attributes of another item under the index path of the \(key.name), beside its own; both are applied."
    )
  }

  /// Reports a query result with an element twice; the first attributes are used.
  func reportDuplicate(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    let frames = [live[key]?.layoutAttributes?.frame, attributes.frame].compactMap { $0?.brief }
    let message =
      "layoutAttributesForElements(in:) answered with more than one set of attributes for the \(key.name), with frames \(frames.joined(separator: " and ")); the first is used."
    if queries.preparations < 2 { book.firstAnswerNamesElementTwice() }
    if book.wasFirstAnswerUnique {
      diagnose(
        .cacheNeverCleared,
        message
          + " It did not before prepare() was called again: a cache that prepare() appends to has to be cleared there."
      )
    } else {
      diagnose(.duplicateAttributes, at: key.indexPath, kind: key.kind, message)
    }
  }

  /// Reports attributes that are not of the layout's `layoutAttributesClass`.
  func judgeClass(of attributes: UICollectionViewLayoutAttributes) {
    let expected: AnyClass = type(of: collectionViewLayout).layoutAttributesClass
    guard expected != UICollectionViewLayoutAttributes.self, type(of: attributes) != expected
    else { return }
    var ancestor = Mirror(reflecting: attributes).superclassMirror
    while let mirror = ancestor {
      if mirror.subjectType == expected { return }
      ancestor = mirror.superclassMirror
    }
    let key = ElementKey(attributes)
    diagnose(
      .wrongAttributesClass, kind: "\(type(of: attributes))",
      "the layout attributes of the \(key.name) are of class \(type(of: attributes)), and layoutAttributesClass of \(type(of: collectionViewLayout)) is \(expected)"
    )
  }

  /// Whether attributes are those of the queried element; others are diagnosed and not used.
  func isAnswer(_ attributes: UICollectionViewLayoutAttributes, about key: ElementKey) -> Bool {
    let answered = ElementKey(attributes)
    if answered == key { return true }
    diagnose(
      .wrongElement, at: key.indexPath, kind: key.kind,
      "the layout was asked for the layout attributes of the \(key.name) and answered with those of the \(answered.name)"
    )
    return false
  }

  /// Reports elements on the screen whose attributes changed although the layout was not invalidated.
  ///
  /// - Parameters:
  ///   - answer: The attributes the layout returns now; only `named` was invalidated since its last answer for the screen.
  ///   - named: Elements that were invalidated by name.
  func reportUnannouncedChanges(
    in answer: [UICollectionViewLayoutAttributes], except named: [ElementKey]
  ) {
    let named = Set(named)
    for attributes in answer {
      let key = ElementKey(attributes)
      guard !named.contains(key), let current = live[key]?.layoutAttributes,
        !current.isEqual(attributes), attributes.isFinite, !isHeld(key)
      else { continue }
      diagnose(
        .attributesChangedWithoutInvalidation, at: key.indexPath, kind: key.kind,
        "layout attributes for \(key.name) changed from \(current.summary) to \(attributes.summary) without invalidating the layout"
      )
    }
  }

  /// Reports attributes that count as equal although a property of their own class differs.
  func judgeEquality(
    of current: UICollectionViewLayoutAttributes, and new: UICollectionViewLayoutAttributes
  ) {
    guard current !== new, let property = current.ownProperty(thatDiffersFrom: new) else { return }
    let name = "\(type(of: new))"
    guard !book.losesProperties(class: name) else { return }
    diagnose(
      .attributesWithoutEquality, kind: name,
      "isEqual(_:) of \(name) takes two layout attributes for equal whose \(property) differs: a view is not given attributes that are equal to those it has. A subclass with properties of its own has to override isEqual(_:)."
    )
  }

  /// Reports a copy that lost a property of the attributes' own class.
  func judgeCopy(
    _ copy: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) {
    guard let property = original.ownProperty(thatDiffersFrom: copy) else { return }
    let name = "\(type(of: original))"
    book.add(classLosingProperties: name)
    diagnose(
      .attributesWithoutCopy, kind: name,
      "copy(with:) of \(name) loses \(property): views are given copies. A subclass with properties of its own has to override copy(with:)."
    )
  }

  /// Reports cells on the screen that cannot be scrolled fully into view; called when nothing changes any more.
  ///
  /// Nothing is reported while the content is overscrolled, because elements pinned to the bounds are out of reach then,
  /// too, or while an animator moves the elements.
  func judgeReach() {
    guard behavior.contentSize == .live, isOffsetLegal, !collectionViewLayout.animators.isRunning
    else { return }
    let insets = adjustedContentInset
    let end = CGPoint(
      x: max(contentSize.width + insets.right, bounds.width - insets.left),
      y: max(contentSize.height + insets.bottom, bounds.height - insets.top))
    var flat: ElementKey?
    for entry in live.entries where entry.key.category == .cell {
      guard let attributes = entry.view.layoutAttributes, attributes.alpha > 0 else { continue }
      let key = entry.key
      let size = attributes.size
      if flat == nil, isFlat(size) { flat = key }
      // A transform counts if it brings a cell within reach, but not if it moves a cell out of reach.
      let frame = attributes.frame
      let beyond = CGSize(
        width: min(attributes.center.x + size.width / 2, frame.maxX) - end.x,
        height: min(attributes.center.y + size.height / 2, frame.maxY) - end.y)
      guard beyond.width > 0.5 || beyond.height > 0.5 else { continue }
      guard !isHeld(key), !collectionViewLayout.isInScroller(key.indexPath) else { continue }
      reportOutOfReach(key, size: size, beyond: beyond)
    }
    if let flat { reportFlat(flat) }
  }

  /// Whether a size has no extent across the scroll axis; rows without extent along the axis are merely collapsed.
  private func isFlat(_ size: CGSize) -> Bool {
    scrollsHorizontally
      ? size.height <= 0 && size.width > 0 : size.width <= 0 && size.height > 0
  }

  private func reportFlat(_ key: ElementKey) {
    // The flow layout reports sizes that it is given and cannot use.
    guard !(collectionViewLayout is UICollectionViewFlowLayout),
      let attributes = live[key]?.layoutAttributes
    else { return }
    let extent = scrollsHorizontally ? "height" : "width"
    diagnose(
      .cellWithoutExtent, kind: extent,
      "the \(key.name) has no \(extent), and nothing of it can be seen: its frame is \(attributes.frame.brief)"
    )
  }

  /// Whether the content offset is in its range, to half a point.
  private var isOffsetLegal: Bool {
    let excess = contentOffset - clamped(contentOffset)
    return excess.x.magnitude <= 0.5 && excess.y.magnitude <= 0.5
  }

  /// Whether the element is the held item, whose position the user decides.
  private func isHeld(_ key: ElementKey) -> Bool {
    key.category == .cell && movement?.current == key.indexPath
  }

  private func reportOutOfReach(_ key: ElementKey, size: CGSize, beyond: CGSize) {
    let isWide = beyond.width > 0.5 && contentSize.width <= bounds.width
    let isTall = beyond.height > 0.5 && contentSize.height <= bounds.height
    if isWide && size.width > bounds.width || isTall && size.height > bounds.height {
      // The flow layout has reported it in UIKit's words.
      guard !(collectionViewLayout is UICollectionViewFlowLayout) else { return }
      let isOverWide = isWide && size.width > bounds.width
      diagnose(
        isOverWide ? .itemWiderThanCollectionView : .itemTallerThanCollectionView,
        at: key.indexPath,
        "the \(key.name) is \(isOverWide ? size.width.brief : size.height.brief) points \(isOverWide ? "wide" : "high"), which is more than the collection view's \(isOverWide ? bounds.width.brief : bounds.height.brief), and the content does not scroll that way"
      )
      return
    }
    diagnose(
      .contentSizeTooSmall,
      "the collectionViewContentSize of \(contentSize.width.brief) × \(contentSize.height.brief) does not cover the \(key.name), of which \(max(beyond.width, beyond.height).brief) points cannot be scrolled into view"
    )
  }
}
