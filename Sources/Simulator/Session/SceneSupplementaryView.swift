import CollectionView
import Foundation

/// A section header or footer with a text and, where the scene gives one, a true size.
final class SceneSupplementaryView: UICollectionReusableView {
  static let identifier = "supplementary"

  /// What the view shows.
  var text = ""
  /// The true size in points; nil for whatever the layout gives.
  var trueSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let trueSize { layoutAttributes.size.height = trueSize.height }
    return layoutAttributes
  }
}
