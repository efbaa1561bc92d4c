import CollectionView

/// A header or footer that knows its true height and tells the oracle whenever it was asked.
final class PlayEdge: UICollectionReusableView {
  var kind = PlainElement.Kind.header
  weak var rig: PlayRig?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = rig?.answer(for: kind, inSection: layoutAttributes.indexPath[0]) else {
      return layoutAttributes
    }
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
