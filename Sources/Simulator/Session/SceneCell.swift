import CollectionView
import Foundation

/// A cell that finds itself to be as large as the scene says, when it is asked.
final class SceneCell: UICollectionViewCell {
  static let identifier = "cell"

  /// What the cell shows; stays the same item however its index path changes.
  var entry: ModelEntry?
  /// Who knows true sizes.
  weak var content: SceneContent?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let entry, let content {
      layoutAttributes.size = content.preferredSize(
        of: entry, offered: layoutAttributes.size.width)
    }
    return layoutAttributes
  }
}
