import Foundation

/// The first two indexes of an index path, as numbers.
///
/// Ordered like index paths; elements of different kinds share a place, as do longer paths with the same first two indexes.
struct DataPlace: Hashable, Comparable {
  /// The section; `Int.min` for a path without indexes.
  let section: Int
  /// The item; `Int.min` for a path with one index, which sorts before longer paths of the section.
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

  /// The key of the element that the attributes describe.
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

  /// The key of an element of the same category and kind at another index path.
  func moved(to indexPath: IndexPath) -> ElementKey {
    ElementKey(category, kind: kind, at: indexPath)
  }
}

extension ElementKey: Comparable {
  /// By index path, cells first: an order that is the same in every run.
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
