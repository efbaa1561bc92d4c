import CollectionView
import Foundation

/// A section header or footer with a text and, where the scene gives one, a true size.
final class SceneSupplementaryView: UICollectionReusableView {
  static let identifier = "supplementary"

  /// What the view shows.
  var text = ""
  /// The true size in points; nil for whatever the layout gives.
  var trueSize: CGSize?
  /// Whether the layout scrolls sideways at the moment: then the width is the view's own and the height the layout's.
  var isSideways: () -> Bool = { false }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let trueSize else { return layoutAttributes }
    if isSideways() {
      layoutAttributes.size.width = trueSize.width
    } else {
      layoutAttributes.size.height = trueSize.height
    }
    return layoutAttributes
  }
}
