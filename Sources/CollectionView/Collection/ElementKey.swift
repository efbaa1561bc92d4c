import Foundation

/// Which element of a collection view is meant.
struct ElementKey: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  /// The element kind; nil for cells.
  var kind: String?
  var indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }

  /// The cell of an item.
  init(cellAt indexPath: IndexPath) {
    category = .cell
    self.indexPath = indexPath
  }

  /// By the place in the data alone, where seldom more than one element stands.
  func hash(into hasher: inout Hasher) {
    guard indexPath.count == 2 else { return hasher.combine(indexPath) }
    hasher.combine(indexPath[0])
    hasher.combine(indexPath[1])
  }

  /// By place in the data, cells first; the order in which views are given back, so that runs repeat exactly.
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
