import CollectionView

/// A cell that knows its true size and tells the oracle whenever it was asked.
final class PlayCell: UICollectionViewCell {
  /// The item's number.
  var id = -1
  weak var rig: PlayRig?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = rig?.answer(forItemAt: layoutAttributes.indexPath, layoutAttributes.size)
    else { return layoutAttributes }
    layoutAttributes.size = size
    return layoutAttributes
  }
}
