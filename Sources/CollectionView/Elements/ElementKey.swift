import Foundation

/// The first two indexes of an index path, as numbers.
///
/// Ordered as index paths are; elements of several kinds, and longer paths that begin alike, share a place.
struct DataPlace: Hashable, Comparable {
  /// The section; `Int.min` for a path without indexes.
  let section: Int
  /// The item; `Int.min` for a path of one index, which comes before those that begin with it.
  let item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  init(_ path: IndexPath) {
    section = path.count > 0 ? path[0] : .min
    item = path.count > 1 ? path[1] : .min
  }

  static func < (lhs: DataPlace, rhs: DataPlace) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}

/// Identifies an element of a collection view: a cell, or a supplementary or decoration view of a kind.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The element kind; nil for cells.
  let kind: String?
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// The element the attributes are of.
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, kind: attributes.representedElementKind,
      at: attributes.indexPath)
  }

  /// The cell of an item.
  init(cellAt indexPath: IndexPath) {
    self.init(.cell, kind: nil, at: indexPath)
  }

  /// The cell of the item at a place.
  init(cellAt place: DataPlace) {
    self.init(cellAt: IndexPath(item: place.item, section: place.section))
  }

  /// The place of an item; nil for other elements, and for a path that is not one of two indexes.
  var item: DataPlace? {
    category == .cell && indexPath.count == 2 ? DataPlace(indexPath) : nil
  }

  /// The key of such an element elsewhere in the data.
  func moved(to indexPath: IndexPath) -> ElementKey {
    ElementKey(category, kind: kind, at: indexPath)
  }
}

extension ElementKey: Comparable {
  /// By place in the data, cells first: an order that every run repeats exactly.
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
