extension UICollectionView {
  /// Asks a layout where an element on the screen after a change comes from.
  func initialAttributes(of key: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    report(.initialLayoutAttributesForAppearing(key.called, key.indexPath))
    return asking { layout.initialAttributes(of: key) }
  }

  /// Asks a layout where an element on the screen before a change goes to.
  func finalAttributes(of key: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    report(.finalLayoutAttributesForDisappearing(key.called, key.indexPath))
    return asking { layout.finalAttributes(of: key) }
  }
}
