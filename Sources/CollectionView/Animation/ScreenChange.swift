import Foundation

/// A change of the elements on the screen: a batch update, a new layout, bounds that change in an animation block, or a
/// layout pass in one.
///
/// Records the elements before the change, and the attributes they move from and to.
@MainActor
final class ScreenChange {
  /// The cause of a change of the screen.
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
    /// Its appearance, which in the middle of an animation differs from its attributes.
    var appearance: VisualState
    /// The state of its size before the change.
    var sizeState: SizeState
  }

  let cause: Cause
  /// Nil if the change is not animated.
  let timing: AnimationTiming?
  let block: AnimationBlock?
  private let isAnimationOn = UIView.areAnimationsEnabled
  /// The content offset before the change.
  let offset: CGPoint
  /// In the order of the data.
  let before: [Origin]
  /// The old attributes of the elements on the screen, and of known elements near it, in the layout's coordinates.
  private let attributes: [ElementKey: UICollectionViewLayoutAttributes]

  /// Whether the layout was informed that the change is over.
  var isFinalized = false
  /// The views that the layout itself removes and inserts.
  var shifts = ElementShifts()
  /// The elements from before that are still on the screen, by their current keys.
  var origins: [ElementKey: Origin] = [:]
  /// The elements from before that leave the screen.
  var departures: [Origin] = []
  /// The initial attributes of new elements that the layout was asked for; a nil value means their own place.
  var initials: [ElementKey: UICollectionViewLayoutAttributes?] = [:]
  /// The final attributes of elements from before.
  var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var lastDefault: (attributes: UICollectionViewLayoutAttributes, appearance: VisualState)?

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

  /// Whether the layout is asked for initial and final attributes of all elements; for an update only with animations on
  /// (inferred).
  var hasHooks: Bool {
    switch cause {
    case .update: isAnimationOn
    case .bounds: true
    case .layout, .transition: false
    }
  }

  // MARK: Following elements

  /// The key of an element after the change; nil if it is removed or gets another view.
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

  /// The key of an element before the change; nil if it is new or gets another view.
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

  // MARK: Default initial and final attributes

  /// The initial attributes of an element on the screen after the change: a new element fades in at its place, any other
  /// starts at its old place.
  ///
  /// Nil if the old place is not known.
  func defaultInitial(of new: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard hasHooks else { return nil }
    guard let old = oldKey(of: new) else {
      return keep(layout.shownAttributes(of: new), at: new.indexPath, alpha: 0)
    }
    if let known = attributes[old] { return keep(known, at: new.indexPath) }
    guard case .bounds = cause else { return nil }
    return keep(layout.shownAttributes(of: new), at: new.indexPath, alpha: 0)
  }

  /// The final attributes of an element on the screen before the change: a removed element fades out at its place, any
  /// other ends at its new place.
  func defaultFinal(of old: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard hasHooks else { return nil }
    if let new = newKey(of: old), let after = layout.shownAttributes(of: new) {
      return keep(after, at: old.indexPath)
    }
    return keep(attributes[old], at: old.indexPath, alpha: 0)
  }

  /// Whether `attributes` are the default attributes made last, unchanged.
  func isDefault(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let lastDefault, lastDefault.attributes === attributes else { return false }
    return lastDefault.appearance == VisualState(attributes)
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
