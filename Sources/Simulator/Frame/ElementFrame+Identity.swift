import CollectionView
import Foundation

extension ElementFrame {
  /// Which element of a collection view it is.
  struct Identity: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.representedElementCategory
      kind = attributes.representedElementKind
      indexPath = attributes.indexPath
    }

    init(_ change: SizeChange) {
      category = change.category
      kind = change.kind
      indexPath = change.indexPath
    }
  }
}
