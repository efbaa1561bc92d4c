import Foundation

// A table asks for heights before it is asked what stands where, so that a row comes to the screen at its height and a
// row that is pushed off meanwhile is never asked.

extension UICollectionView {
  /// Measures what the layout wants measured in a rectangle before anything in it is shown, one element after another.
  ///
  /// - Parameters:
  ///   - anchor: The item that keeps its place meanwhile; nil leaves it to the layout.
  ///   - rect: The rectangle in content points; asked again after each element, whose size may have moved it.
  func measureAhead(from anchor: IndexPath? = nil, in rect: () -> CGRect?) {
    prepareIfInvalid()
    guard !remains.isMeasuringPutOff else { return }
    var last: ElementKey?
    while !isAbandoned, let rect = rect(),
      let key = collectionViewLayout.nextElementToMeasure(in: rect, from: anchor), key != last
    {
      last = key
      measure(key)
      // What it took may move the offset, and with it the rectangle.
      prepareIfInvalid()
    }
  }

  private func measure(_ key: ElementKey) {
    guard let original = currentAttributes(of: key) else { return }
    if let size = collectionViewLayout.sizeFromDelegate(of: original) {
      return take(size, of: original)
    }
    guard let view = live[key] ?? makeView(for: original) else { return }
    _ = fit(view, original)
    guard live[key] == nil else { return }
    if currentAttributes(of: key)?.frame.meets(bounds) == true {
      show(view, key)
    } else {
      reuseQueue(of: view, key).append(view)
    }
  }

  private func take(_ size: CGSize, of original: UICollectionViewLayoutAttributes) {
    guard size.width.isFinite, size.height.isFinite else {
      tell(
        .nonFiniteGeometry, at: original.indexPath, kind: "delegate",
        "the delegate's size \(size) is not finite; the estimate stands")
      return collectionViewLayout.sizeWasConfirmed(of: original)
    }
    guard size != original.size,
      let preferred = original.duplicate()
    else { return collectionViewLayout.sizeWasConfirmed(of: original) }
    preferred.size = size
    take(preferred, original, for: nil, at: original.indexPath)
  }
}
