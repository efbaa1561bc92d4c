import Foundation

// What UIKit punishes, or leaves undefined, in the attributes a layout answers with. Every check costs no more than
// looking at the answer.

extension UICollectionView {
  /// Elements far from the rectangle asked for that a layout may answer with before it is told what they cost.
  private static let farElementsLetPass = 100

  /// Judges an answer to `layoutAttributesForElements(in:)` as a whole.
  func judge(_ answer: [UICollectionViewLayoutAttributes], to rect: CGRect) {
    guard answer.count > Self.farElementsLetPass else { return }
    let near = rect.insetBy(dx: -bounds.width, dy: -bounds.height)
    let far = answer.count { !$0.isHidden && $0.isFinite && !$0.frame.meets(near) }
    guard far > Self.farElementsLetPass else { return }
    tell(
      .attributesOutsideRect,
      "layoutAttributesForElements(in: \(rect)) answered with \(far) elements that are more than a screen away from the rect: they are not shown, and every layout pass pays for them"
    )
  }

  /// Whether an element stands anywhere at all; a layout that gives it no place is told of.
  func isFinite(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.isFinite { return true }
    let key = ElementKey(attributes)
    tell(
      .nonFiniteGeometry, at: key.indexPath, kind: key.kind,
      "the layout attributes of the \(key.name) are not finite, and it is not shown: frame = \(attributes.frame), alpha = \(attributes.alpha)"
    )
    return false
  }

  /// Tells that one answer names an element twice because the index path of cached attributes was changed in place.
  func noteAlias(_ key: ElementKey) {
    tell(
      .duplicateAttributes, at: key.indexPath, kind: key.kind,
      "layoutAttributesForElements(in:) answered with cached attributes of another item under the index path of the \(key.name), beside its own; both are applied."
    )
  }

  /// Tells that one answer names an element twice; the first of them stands.
  func noteDuplicate(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    let frames = [live[key]?.layoutAttributes?.frame, attributes.frame].compactMap { $0?.brief }
    let message =
      "layoutAttributesForElements(in:) answered with more than one set of attributes for the \(key.name), with frames \(frames.joined(separator: " and ")); the first is used."
    if preparations < 2 { wasAnswerUnique = false }
    if wasAnswerUnique {
      tell(
        .cacheNeverCleared,
        message
          + " It did not before prepare() was called again: a cache that prepare() appends to has to be cleared there."
      )
    } else {
      tell(.duplicateAttributes, at: key.indexPath, kind: key.kind, message)
    }
  }

  /// Tells of attributes that are not of the class the layout says its attributes are of.
  func judgeClass(of attributes: UICollectionViewLayoutAttributes) {
    let expected: AnyClass = type(of: collectionViewLayout).layoutAttributesClass
    guard expected != UICollectionViewLayoutAttributes.self, type(of: attributes) != expected
    else { return }
    judge(attributes, asOf: expected)
  }

  // Apart, so that attributes of the right class need no room for what reflection keeps at hand.
  @inline(never)
  private func judge(_ attributes: UICollectionViewLayoutAttributes, asOf expected: AnyClass) {
    var ancestor = Mirror(reflecting: attributes).superclassMirror
    while let mirror = ancestor {
      if mirror.subjectType == expected { return }
      ancestor = mirror.superclassMirror
    }
    let key = ElementKey(attributes)
    tell(
      .wrongAttributesClass, kind: "\(type(of: attributes))",
      "the layout attributes of the \(key.name) are of class \(type(of: attributes)), and layoutAttributesClass of \(type(of: collectionViewLayout)) is \(expected)"
    )
  }

  /// Whether attributes asked for one element are that element's; others are told of and not used.
  func isAnswer(_ attributes: UICollectionViewLayoutAttributes, about key: ElementKey) -> Bool {
    let answered = ElementKey(attributes)
    if answered == key { return true }
    tell(
      .wrongElement, at: key.indexPath, kind: key.kind,
      "the layout was asked for the layout attributes of the \(key.name) and answered with those of the \(answered.name)"
    )
    return false
  }

  /// Reports elements on the screen whose attributes changed although the layout was not invalidated.
  ///
  /// - Parameters:
  ///   - answer: The layout's new answer; nothing was invalidated since it answered for the screen.
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
      tell(
        .attributesChangedWithoutInvalidation, at: key.indexPath, kind: key.kind,
        "layout attributes for \(key.name) changed from \(current) to \(attributes) without invalidating the layout"
      )
    }
  }

  /// Tells of attributes taken for equal although a property of their own class differs.
  func judgeEquality(
    of current: UICollectionViewLayoutAttributes, and new: UICollectionViewLayoutAttributes
  ) {
    guard current !== new, let property = current.ownProperty(thatDiffersFrom: new) else { return }
    let name = "\(type(of: new))"
    guard !classesLosingProperties.contains(name) else { return }
    tell(
      .attributesWithoutEquality, kind: name,
      "isEqual(_:) of \(name) takes two layout attributes for equal whose \(property) differs: a view is not given attributes that are equal to those it has. A subclass with properties of its own has to override isEqual(_:)."
    )
  }

  /// Tells of a copy that lost a property of the attributes' own class.
  func judgeCopy(
    _ copy: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) {
    guard let property = original.ownProperty(thatDiffersFrom: copy) else { return }
    let name = "\(type(of: original))"
    classesLosingProperties.insert(name)
    tell(
      .attributesWithoutCopy, kind: name,
      "copy(with:) of \(name) loses \(property): views are given copies. A subclass with properties of its own has to override copy(with:)."
    )
  }

  /// Tells of cells on the screen that no scrolling brings into view whole, or at all, once nothing changes any more.
  ///
  /// Where the content is pulled past its ends nothing is said: what is pinned to the bounds is out there with them, and
  /// comes back with them. Nor is anything said while an animator swings the elements about.
  func judgeReach() {
    guard behavior.contentSize == .live, isOffsetLegal, !collectionViewLayout.animators.isRunning
    else { return }
    let insets = adjustedContentInset
    let end = CGPoint(
      x: max(contentSize.width + insets.right, bounds.width - insets.left),
      y: max(contentSize.height + insets.bottom, bounds.height - insets.top))
    var flat: ElementKey?
    let entries = live.entries
    for index in entries.indices where entries[index].key.category == .cell {
      guard let attributes = entries[index].view.layoutAttributes,
        !attributes.isPlainly(before: end), attributes.alpha > 0
      else { continue }
      let size = attributes.size
      if size.width <= 0 || size.height <= 0, flat == nil, isFlat(size) {
        flat = entries[index].key
      }
      // A transform may bring a cell within reach, and is not blamed for what it pushes out of it.
      let frame = attributes.frame
      let beyond = CGSize(
        width: min(attributes.center.x + size.width / 2, frame.maxX) - end.x,
        height: min(attributes.center.y + size.height / 2, frame.maxY) - end.y)
      guard beyond.width > 0.5 || beyond.height > 0.5 else { continue }
      let key = entries[index].key
      guard !isHeld(key), !collectionViewLayout.isInScroller(key.indexPath) else { continue }
      noteOutOfReach(key, size: size, beyond: beyond)
    }
    if let flat { noteFlat(flat) }
  }

  /// Whether a size is nothing across the way the content scrolls; along it that is how rows are folded away.
  private func isFlat(_ size: CGSize) -> Bool {
    scrollsHorizontally
      ? size.height <= 0 && size.width > 0 : size.width <= 0 && size.height > 0
  }

  private func noteFlat(_ key: ElementKey) {
    // The flow layout tells of sizes that it is given and cannot take.
    guard !(collectionViewLayout is UICollectionViewFlowLayout),
      let attributes = live[key]?.layoutAttributes
    else { return }
    let extent = scrollsHorizontally ? "height" : "width"
    tell(
      .cellWithoutExtent, kind: extent,
      "the \(key.name) has no \(extent), and nothing of it can be seen: its frame is \(attributes.frame.brief)"
    )
  }

  /// Whether the content offset is within its limits, to the next pixel.
  private var isOffsetLegal: Bool {
    let excess = contentOffset - clamped(contentOffset)
    return excess.x.magnitude <= 0.5 && excess.y.magnitude <= 0.5
  }

  /// Whether the element is an item in a finger's hand, which stands wherever it is held.
  private func isHeld(_ key: ElementKey) -> Bool {
    key.category == .cell && movement?.current == key.indexPath
  }

  private func noteOutOfReach(_ key: ElementKey, size: CGSize, beyond: CGSize) {
    let isWide = beyond.width > 0.5 && contentSize.width <= bounds.width
    let isTall = beyond.height > 0.5 && contentSize.height <= bounds.height
    if isWide && size.width > bounds.width || isTall && size.height > bounds.height {
      // The flow layout has told of it in UIKit's words.
      guard !(collectionViewLayout is UICollectionViewFlowLayout) else { return }
      let isOverWide = isWide && size.width > bounds.width
      tell(
        isOverWide ? .itemWiderThanCollectionView : .itemTallerThanCollectionView,
        at: key.indexPath,
        "the \(key.name) is \(isOverWide ? size.width.brief : size.height.brief) points \(isOverWide ? "wide" : "high"), which is more than the collection view's \(isOverWide ? bounds.width.brief : bounds.height.brief), and the content does not scroll that way"
      )
      return
    }
    tell(
      .contentSizeTooSmall,
      "the collectionViewContentSize of \(contentSize.width.brief) × \(contentSize.height.brief) does not cover the \(key.name), of which \(max(beyond.width, beyond.height).brief) points cannot be scrolled into view"
    )
  }
}
