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

    /// The element of a kind, or the cell, at an index path.
    init(kind: String?, _ path: IndexPath) {
      category = kind == nil ? .cell : .supplementaryView
      self.kind = kind
      indexPath = path
    }

    init(_ name: InvalidatedElements.Name) {
      switch name.element {
      case .cell: category = .cell
      case .supplementaryView(let kind):
        category = .supplementaryView
        self.kind = kind
      case .decorationView(let kind):
        category = .decorationView
        self.kind = kind
      }
      indexPath = name.indexPath
    }

    /// The element in a sentence: `[0, 3]`, `the header [1, 0]`.
    var summary: String {
      switch kind {
      case nil: indexPath.short
      case UICollectionView.elementKindSectionHeader?: "the header \(indexPath.short)"
      case UICollectionView.elementKindSectionFooter?: "the footer \(indexPath.short)"
      case let kind?: "\(kind) \(indexPath.short)"
      }
    }

    init(_ change: SizeChange) {
      category = change.category
      kind = change.kind
      indexPath = change.indexPath
    }
  }
}
