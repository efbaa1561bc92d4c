import CollectionView
import Foundation

/// A cell that finds itself to be as large as the scene says, when it is asked.
final class SceneCell: UICollectionViewCell {
  static let identifier = "cell"

  /// What the cell shows; stays the same item however its index path changes.
  var entry: ModelEntry?
  /// Who knows true sizes.
  var content: SceneContent?

  /// The true size that was worked out last, and what it was worked out for.
  private var known: (position: Int, width: CGFloat, version: Int, size: CGSize)?

  /// The true size of the item in a place of some width, in points, without counting as asking; nil without an item.
  ///
  /// - Complexity: O(1) as long as nothing has changed.
  func trueSize(offered width: CGFloat) -> CGSize? {
    guard let entry, let content else { return nil }
    return trueSize(of: entry, in: content, offered: width)
  }

  private func trueSize(of entry: ModelEntry, in content: SceneContent, offered width: CGFloat)
    -> CGSize
  {
    let version = content.sizeVersion
    if let known, known.position == entry.position, known.width == width,
      known.version == version
    {
      return known.size
    }
    let size = content.trueSize(of: entry, offered: width)
    known = (entry.position, width, version, size)
    return size
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let entry, let content else { return layoutAttributes }
    layoutAttributes.size = trueSize(
      of: entry, in: content, offered: layoutAttributes.size.width)
    content.noteAsked(entry)
    return layoutAttributes
  }
}
