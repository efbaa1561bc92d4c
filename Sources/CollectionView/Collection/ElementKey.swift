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
    for index in indexPath { hasher.combine(index) }
  }

  /// By place in the data, cells first; the order in which views are given back, so that runs repeat exactly.
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    let (path, other) = (lhs.indexPath, rhs.indexPath)
    if path.count == 2, other.count == 2 {
      // As the paths are ordered, at a tenth of the cost.
      if path[0] != other[0] { return path[0] < other[0] }
      if path[1] != other[1] { return path[1] < other[1] }
    } else if path != other {
      return path < other
    }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
