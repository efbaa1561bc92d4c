import Foundation

extension UICollectionView {
  /// Measures a view, if it was not measured at its current size, or if the layout estimates that size: the layout may have
  /// dropped the measured size.
  ///
  /// If the view prefers another size, the layout is invalidated and the view placed again before the next element is
  /// measured; elements that this exposes are found in the next round.
  ///
  /// After a layout has taken a preferred size, the view is asked again, whatever size it is laid out at. Reported of iOS 26
  /// (xmtplabs/convos-ios, pull request 1366): a layout that writes an exact size over the preferred one is invalidated for
  /// the same item until UIKit stops the loop. This module's own layouts compare by their size gate instead.
  ///
  /// - Returns: Whether the layout applied another size, so that attributes queried before are out of date.
  func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    let layout = collectionViewLayout
    let size = attributes.size
    guard needsPreferredSize(of: view, attributes), let proposal = attributes.duplicate() else {
      return false
    }
    view.askedSize = size
    let preferred = view.preferredLayoutAttributesFitting(proposal)
    view.preferredSize = preferred.size
    let indexPath = attributes.indexPath
    report(
      .preferredLayoutAttributesFitting(
        kind: attributes.representedElementKind, indexPath, original: size,
        preferred: preferred.size))
    guard preferred.size.width.isFinite, preferred.size.height.isFinite else {
      diagnose(
        .nonFiniteGeometry, at: indexPath, kind: "preferred",
        "preferredLayoutAttributesFitting(_:) of the \(ElementKey(attributes).name) returned the size \(preferred.size.brief), which is not finite; it keeps \(size.brief)"
      )
      return false
    }
    guard preferred.size != size else {
      layout.sizeWasConfirmed(of: attributes)
      return false
    }
    guard let original = attributes.duplicate(),
      let reported = pathToReportSize(of: original)
    else { return false }
    // The size that the view was asked about, even if its override changed the attributes.
    original.size = size
    if reported != indexPath { (preferred.indexPath, original.indexPath) = (reported, reported) }
    let isAccepted = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: mirrored(preferred),
      withOriginalAttributes: mirrored(original))
    report(
      .shouldInvalidateLayoutForPreferredAttributes(
        kind: original.representedElementKind, reported, original: original.size,
        preferred: preferred.size, isAccepted))
    guard isAccepted else { return false }
    setSize(preferred, original, of: view, at: indexPath)
    if layout.estimatingLayout == nil { view.askedSize = nil }
    return true
  }

  private func needsPreferredSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    guard attributes.representedElementCategory != .decorationView, !remains.isMeasuringPutOff,
      behavior.fitting == .always || layout.takesPreferredSize(of: attributes)
    else { return false }
    return view.askedSize != attributes.size || layout.sizeState(of: attributes) == .estimated
      || isAtOdds(view, attributes)
  }

  /// Whether the layout gave a view another size than it prefers, and would apply the same preferred size again.
  ///
  /// A size gate that compares with frames would, and one that compares exactly with rounded sizes.
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

  /// Schedules measuring of the live views that need it for the next pass.
  func sizesMayHaveChanged(because reason: PassReasons) {
    pending.measureAgain(because: reason)
    queries.forgetElements()
    setNeedsLayout()
  }

  /// Invalidates the layout with a measured size, and applies the resulting attributes to the view.
  ///
  /// - Parameters:
  ///   - preferred: The attributes the view prefers, with the index path the layout is given.
  ///   - original: The attributes it had, with the same index path.
  ///   - view: The view; nil for a size that does not come from a view.
  ///   - path: The index path of the view.
  func setSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
    of view: UICollectionReusableView?, at path: IndexPath
  ) {
    let change = SizeChange(
      category: original.representedElementCategory, kind: original.representedElementKind,
      indexPath: original.indexPath, original: original.size, preferred: preferred.size,
      originalState: collectionViewLayout.sizeState(of: original))
    if let view, view.estimatedSize == nil { view.estimatedSize = original.size }
    report(.measured(change))
    sizes.add(change, of: ElementKey(original))
    // Appearing elements may have other places now, so the layout is asked for their initial attributes again.
    screenChange?.initials.removeAll()
    invalidate(as: .adjustment, cause: change) {
      invalidateLayout(forPreferred: preferred, original, of: view, change)
      pending.measureAgain()
      let key = ElementKey(
        original.representedElementCategory, kind: original.representedElementKind, at: path)
      if let view, let current = currentAttributes(of: key) { apply(current, to: view) }
    }
  }

  private func invalidateLayout(
    forPreferred preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes, of view: UICollectionReusableView?,
    _ change: SizeChange
  ) {
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: mirrored(preferred),
      withOriginalAttributes: mirrored(original))
    // UIKit has no such call if no view was measured: then a table's delegate gave the size.
    if view != nil {
      report(
        .invalidationContextForPreferredAttributes(
          kind: change.kind, change.indexPath, original: change.original,
          preferred: change.preferred, Call.Context(context)))
    }
    collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: Measuring before the query

  // A table requests heights before it queries which rows are visible, so that a row appears at its height, and a row that
  // is pushed off the screen meanwhile is never measured.

  /// Measures the elements that the layout needs measured before a rectangle is shown, one after another.
  ///
  /// - Parameters:
  ///   - anchor: The item that keeps its place meanwhile; nil leaves it to the layout.
  ///   - rect: The rectangle in content points; evaluated again after each element, whose size may have moved it.
  func measureAhead(from anchor: IndexPath? = nil, in rect: () -> CGRect?) {
    prepareIfInvalid()
    guard !remains.isMeasuringPutOff else { return }
    var last: ElementKey?
    while !isAbandoned, let rect = rect(),
      let key = collectionViewLayout.nextElementToMeasure(in: rect, from: anchor), key != last
    {
      last = key
      measure(key)
      // The measured size may move the offset, and with it the rectangle.
      prepareIfInvalid()
    }
  }

  private func measure(_ key: ElementKey) {
    guard let original = currentAttributes(of: key) else { return }
    if let size = collectionViewLayout.sizeFromDelegate(of: original) {
      return setSizeFromDelegate(size, of: original)
    }
    guard let view = live[key] ?? makeView(for: original) else { return }
    _ = fit(view, original)
    guard live[key] == nil else { return }
    if currentAttributes(of: key)?.frame.meets(bounds) == true {
      show(view, key)
    } else {
      reuse.add(view, to: reuseKey(of: view, key))
    }
  }

  private func setSizeFromDelegate(
    _ size: CGSize, of original: UICollectionViewLayoutAttributes
  ) {
    guard size.width.isFinite, size.height.isFinite else {
      diagnose(
        .nonFiniteGeometry, at: original.indexPath, kind: "delegate",
        "the delegate's size \(size) is not finite; the estimate stands")
      return collectionViewLayout.sizeWasConfirmed(of: original)
    }
    guard size != original.size, let preferred = original.duplicate() else {
      return collectionViewLayout.sizeWasConfirmed(of: original)
    }
    preferred.size = size
    setSize(preferred, original, of: nil, at: original.indexPath)
  }
}
