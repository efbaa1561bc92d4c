import Foundation

extension UICollectionView {
  /// Sizes that are remembered to name a loop by.
  private static let sizesRemembered = 7

  /// Asks a view for its preferred attributes, if the size it has been given is one it was not asked about, or one that
  /// the layout guesses, be it the same: it may have forgotten what the view said.
  ///
  /// A view that prefers another size makes the layout invalidate, prepare and place it anew before the next element
  /// is looked at; what that exposes is found in the next round.
  ///
  /// - Returns: Whether the layout took another size, so that attributes asked for before are out of date.
  func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    let layout = collectionViewLayout
    let size = attributes.size
    guard attributes.representedElementCategory != .decorationView, !remains.isMeasuringPutOff,
      behavior.fitting == .always || layout.takesPreferredSizes,
      view.askedSize != size || layout.sizeState(of: attributes) == .estimated
        || isAtOdds(view, attributes),
      let proposal = attributes.duplicate(over: &lastProposal)
    else { return false }
    view.askedSize = size
    let preferred = view.preferredLayoutAttributesFitting(proposal)
    view.preferredSize = preferred.size
    let indexPath = attributes.indexPath
    report(
      .preferredLayoutAttributesFitting(
        kind: attributes.representedElementKind, indexPath, original: size,
        preferred: preferred.size))
    guard preferred.size.width.isFinite, preferred.size.height.isFinite else {
      tell(
        .nonFiniteGeometry, at: indexPath, kind: "preferred",
        "preferred size \(preferred.size) is not finite")
      return false
    }
    guard preferred.size != size else {
      collectionViewLayout.sizeWasConfirmed(of: attributes)
      return false
    }
    guard let original = attributes.duplicate(), let told = addressee(of: original) else {
      return false
    }
    // As it was when the view was asked, whatever the answer has changed.
    original.size = size
    if told != indexPath { (preferred.indexPath, original.indexPath) = (told, told) }
    let isTaken = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: mirrored(preferred),
      withOriginalAttributes: mirrored(original))
    report(
      .shouldInvalidateLayoutForPreferredAttributes(
        kind: original.representedElementKind, told, original: original.size,
        preferred: preferred.size, isTaken))
    guard isTaken else { return false }
    take(preferred, original, for: view, at: indexPath)
    return true
  }

  /// Whether a layout has given a view another size than it asked for, and would take the same answer once more: it
  /// compares with frames, or exactly with what it remembers rounded.
  private func isAtOdds(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    switch behavior.sizeGate {
    case .epsilon, .none: return false
    case .exact where behavior.sizeStorage == .exact: return false
    case .exact, .frame:
      return view.preferredSize != attributes.size
        && collectionViewLayout.estimatingLayout != nil
    }
  }

  /// Asks the live views that want to be asked again with the next pass.
  func sizesMayHaveChanged(because reason: PassReasons) {
    haveSizesChanged = true
    passReasons.insert(reason)
    queried.forget()
    setNeedsLayout()
  }

  /// Has the layout take a size, and gives the view what the layout makes of it.
  ///
  /// - Parameters:
  ///   - preferred: What the view asks for, under the path by which the layout is told.
  ///   - original: What it had, under the same path.
  ///   - view: The view; nil for a size that no view was asked for.
  ///   - path: The index path of the view.
  func take(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    for view: UICollectionReusableView?, at path: IndexPath
  ) {
    let change = SizeChange(
      category: original.representedElementCategory, kind: original.representedElementKind,
      indexPath: original.indexPath, original: original.size, preferred: preferred.size,
      originalState: collectionViewLayout.sizeState(of: original))
    if let view, view.estimatedSize == nil { view.estimatedSize = original.size }
    report(.measured(change))
    if sizeHistory.count > Self.sizesRemembered { sizeHistory.removeFirst() }
    sizeHistory.append(change)
    elementsSizedInPass.insert(ElementKey(original))
    // What comes in elsewhere now, or larger, is asked about once more.
    screenChange?.initials.removeAll()
    sizesTaken += 1
    invalidationCause = change
    invalidationAuthor = .adjustment
    defer {
      invalidationCause = nil
      invalidationAuthor = .code
    }
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: mirrored(preferred),
      withOriginalAttributes: mirrored(original))
    // UIKit has no such question where no view was asked: a table's delegate has said it.
    if view != nil {
      report(
        .invalidationContextForPreferredAttributes(
          kind: change.kind, change.indexPath, original: change.original,
          preferred: change.preferred, Call.Context(context)))
    }
    collectionViewLayout.invalidateLayout(with: context)
    haveSizesChanged = true
    let key = ElementKey(
      original.representedElementCategory, kind: original.representedElementKind, at: path)
    if let view, let current = currentAttributes(of: key) {
      apply(current, to: view)
    }
  }
}
