extension UICollectionViewLayout {
  /// The layout's current attributes of an element.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// The attributes with which an element is shown.
  func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    attributes(of: key).map { shown($0) }
  }

  /// The layout's initial attributes of an element that is on the screen after a change.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// The layout's final attributes of an element that was on the screen before a change.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}
