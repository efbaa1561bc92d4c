import CollectionView
import Foundation

/// A cell that prefers the size the scene gives it.
final class SceneCell: UICollectionViewCell {
  static let identifier = "cell"

  /// The item the cell shows, whatever its index path becomes.
  var entry: ModelEntry? {
    // A collection view inside the cell reloads for the new item, and is laid out in the next pass.
    didSet { setNeedsLayout() }
  }
  /// The content, which provides true sizes.
  var content: SceneContent?
  /// The height of the collection view inside the cell when it was last laid out, in points; 0 before.
  private var innerHeight: CGFloat = 0

  /// The true size of the item at an offered width, in points; nil without an item.
  ///
  /// Does not count as asking the cell for its size.
  func trueSize(offered width: CGFloat?) -> CGSize? {
    guard let entry, let content else { return nil }
    return content.trueSize(of: entry, offered: width)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let entry, let content else { return layoutAttributes }
    layoutAttributes.size = content.trueSize(
      of: entry,
      offered: content.offeredWidth(
        layoutAttributes.size.width, at: layoutAttributes.indexPath))
    if content.measuresBeforeLayout(entry) { layoutAttributes.size.height = innerHeight }
    content.recordCellQuery(entry)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let entry, content?.measuresBeforeLayout(entry) == true else { return }
    innerHeight = trueSize(offered: bounds.width)?.height ?? 0
  }
}

/// A section header or footer with a text and, if the scene gives one, a true size.
final class SceneSupplementaryView: UICollectionReusableView {
  static let identifier = "supplementary"

  /// The text the view shows.
  var text = ""
  /// Returns the true size in points; nil if the layout alone decides.
  var trueSize: () -> CGSize? = { nil }
  /// Whether the layout currently scrolls sideways: then the width is the view's own and the height the layout's.
  var isSideways: () -> Bool = { false }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let trueSize = trueSize() else { return layoutAttributes }
    if isSideways() {
      layoutAttributes.size.width = trueSize.width
    } else {
      layoutAttributes.size.height = trueSize.height
    }
    return layoutAttributes
  }
}
