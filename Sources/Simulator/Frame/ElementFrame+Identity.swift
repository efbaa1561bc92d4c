import CollectionView
import Foundation

extension ElementFrame {
  /// Identifies an element of a collection view by its category, kind and index path.
  struct Identity: Hashable {
    var category: Category
    var kind: String?
    var indexPath: IndexPath

    init(category: Category, kind: String?, _ path: IndexPath) {
      self.category = category
      self.kind = kind
      indexPath = path
    }

    /// The supplementary view of a kind, or the cell if that is nil, at an index path.
    init(kind: String?, _ path: IndexPath) {
      self.init(category: kind == nil ? .cell : .supplementaryView, kind: kind, path)
    }

    init(_ name: InvalidatedElements.Name) {
      switch name.element {
      case .cell: self.init(category: .cell, kind: nil, name.indexPath)
      case .supplementaryView(let kind):
        self.init(category: .supplementaryView, kind: kind, name.indexPath)
      case .decorationView(let kind):
        self.init(category: .decorationView, kind: kind, name.indexPath)
      }
    }

    init(_ change: SizeChange) {
      self.init(category: Category(change.category), kind: change.kind, change.indexPath)
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
  }
}
