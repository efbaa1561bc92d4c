import Foundation

/// What is on the screen before a change and where it goes: a batch update, another layout, bounds that change in an
/// animation block, or a layout pass in one.
@MainActor
final class ScreenChange {
  /// What makes elements appear, move and disappear.
  enum Cause {
    case update(ItemUpdate)
    case bounds(from: CGRect)
    case layout
    case transition(LayoutChange)
  }

  /// An element on the screen before the change.
  struct Origin {
    var key: ElementKey
    var view: UICollectionReusableView
    /// How it looks, which in the middle of an animation is not where its attributes are.
    var look: VisualState
    /// How it came by its size, as the layout told then.
    var sizeState: SizeState
  }

  let cause: Cause
  /// Nil when the change is at its end at once.
  let timing: AnimationTiming?
  let block: AnimationBlock?
  private let isAnimationOn = UIView.areAnimationsEnabled
  /// The content offset before the change.
  let offset: CGPoint
  /// By place in the data.
  let before: [Origin]
  /// The old attributes of what was on the screen, and of what was known to be near it, in the layout's coordinates.
  private let attributes: [ElementKey: UICollectionViewLayoutAttributes]

  /// Whether the layout has been told that the change is over.
  var isFinalized = false
  /// Views the layout itself takes out and puts in.
  var shifts = ElementShifts()
  /// The elements of before that are still on the screen, by what they are now.
  var origins: [ElementKey: Origin] = [:]
  /// The elements of before that leave the screen.
  var departures: [Origin] = []
  /// Where the layout wants those that are new to come from, as far as it has been asked; nil for where they are.
  var initials: [ElementKey: UICollectionViewLayoutAttributes?] = [:]
  /// Where the layout wants those of before to end.
  var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var lastDefault: (attributes: UICollectionViewLayoutAttributes, look: VisualState)?

  init(
    _ cause: Cause, timing: AnimationTiming?, block: AnimationBlock?, offset: CGPoint,
    before: [Origin], near: [UICollectionViewLayoutAttributes],
    mirrored: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  ) {
    self.cause = cause
    self.timing = timing
    self.block = block
    self.offset = offset
    self.before = before
    var known = Dictionary(
      near.map { (ElementKey($0), mirrored($0)) }, uniquingKeysWith: { first, _ in first })
    for origin in before { known[origin.key] = origin.view.layoutAttributes.map(mirrored) }
    attributes = known
  }

  /// Whether the layout is asked where all elements come from and go to: of an update not where animations are off
  /// (`_updateWithItems:`, decompiled from iOS 26.1).
  var hasHooks: Bool {
    switch cause {
    case .update: isAnimationOn
    case .bounds: true
    case .layout, .transition: false
    }
  }

  // MARK: Following elements

  /// What an element is after the change; nil when it goes, or gets another view.
  func newKey(of old: ElementKey) -> ElementKey? {
    guard case .update(let update) = cause else { return old }
    if old.category == .cell {
      guard !update.isReloaded(old.indexPath), let path = update.newPath(of: old.indexPath) else {
        return nil
      }
      return old.moved(to: path)
    }
    var section: Int?
    if old.indexPath.count == 2 {
      guard update.keepsItems(oldSection: old.indexPath.section),
        let new = update.newSection(of: old.indexPath.section)
      else { return nil }
      section = new
    }
    guard let path = shifts.destination(of: old, inSection: section) else { return nil }
    return old.moved(to: path)
  }

  /// What an element was before the change; nil when it is new, or gets another view.
  func oldKey(of new: ElementKey) -> ElementKey? {
    guard case .update(let update) = cause else { return new }
    if new.category == .cell {
      guard let path = update.oldPath(of: new.indexPath), !update.isReloaded(path) else {
        return nil
      }
      return new.moved(to: path)
    }
    var section: Int?
    if new.indexPath.count == 2 {
      guard update.keepsItems(newSection: new.indexPath.section),
        let old = update.oldSection(of: new.indexPath.section)
      else { return nil }
      section = old
    }
    guard let path = shifts.origin(of: new, inSection: section) else { return nil }
    return new.moved(to: path)
  }

  // MARK: Where elements come from and go to unless the layout says otherwise

  /// Where an element of after comes from: what is new fades in at its place, others were where they were.
  ///
  /// Nil when nobody knows.
  func defaultInitial(of new: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard hasHooks else { return nil }
    guard let old = oldKey(of: new) else {
      return keep(layout.attributes(of: new), at: new.indexPath, alpha: 0)
    }
    if let known = attributes[old] { return keep(known, at: new.indexPath) }
    guard case .bounds = cause else { return nil }
    return keep(layout.attributes(of: new), at: new.indexPath, alpha: 0)
  }

  /// Where an element of before goes to: what is gone fades out at its place, others are where they will be.
  func defaultFinal(of old: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard hasHooks else { return nil }
    if let new = newKey(of: old), let after = layout.attributes(of: new) {
      return keep(after, at: old.indexPath)
    }
    return keep(attributes[old], at: old.indexPath, alpha: 0)
  }

  /// Whether attributes are the ones given by default last, left as they were.
  func isDefault(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let lastDefault, lastDefault.attributes === attributes else { return false }
    return lastDefault.look == VisualState(attributes)
  }

  private func keep(
    _ attributes: UICollectionViewLayoutAttributes?, at path: IndexPath, alpha: CGFloat? = nil
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.duplicate() else { return nil }
    copy.indexPath = path
    if let alpha { copy.alpha = alpha }
    lastDefault = (copy, VisualState(copy))
    return copy
  }
}
