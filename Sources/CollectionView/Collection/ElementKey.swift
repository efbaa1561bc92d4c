import Foundation

/// Which element of a collection view is meant.
///
/// Mostly a cell at a path of two, which takes but numbers: a key is copied, and compared, several times for each element of a
/// layout pass, and to copy a path and a string takes longer than most that is done with them.
struct ElementKey: Hashable, Comparable {
  /// What only other elements have.
  private final class Rest: Sendable {
    let kind: String?
    let indexPath: IndexPath

    init(kind: String?, at indexPath: IndexPath) {
      self.kind = kind
      self.indexPath = indexPath
    }
  }

  /// The first two indexes of the path.
  let place: DataPlace
  /// Nil where there is no kind, and the path is one of two.
  private let rest: Rest?
  let category: UICollectionView.ElementCategory

  init(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    self.category = category
    place = DataPlace(indexPath)
    rest = kind == nil && indexPath.count == 2 ? nil : Rest(kind: kind, at: indexPath)
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self = attributes.key
  }

  /// The cell of an item.
  init(cellAt indexPath: IndexPath) {
    self.init(.cell, kind: nil, at: indexPath)
  }

  /// The cell of an item whose path is one of two.
  init(cellAt place: DataPlace) {
    self.place = place
    rest = nil
    category = .cell
  }

  /// The element kind; nil for cells.
  var kind: String? { rest?.kind }

  var indexPath: IndexPath {
    rest?.indexPath ?? IndexPath(item: place.item, section: place.section)
  }

  /// The place of an item; nil for other elements, and for a path that is not one of two.
  @inline(__always)
  var item: DataPlace? {
    category == .cell && (rest == nil || rest?.indexPath.count == 2) ? place : nil
  }

  /// The key of such an element elsewhere in the data.
  func moved(to indexPath: IndexPath) -> ElementKey {
    ElementKey(category, kind: kind, at: indexPath)
  }

  static func == (lhs: ElementKey, rhs: ElementKey) -> Bool {
    guard lhs.place == rhs.place, lhs.category == rhs.category else { return false }
    return lhs.rest === rhs.rest || lhs.kind == rhs.kind && lhs.indexPath == rhs.indexPath
  }

  /// By the place in the data alone, where seldom more than one element stands.
  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
  }

  /// By place in the data, cells first; the order in which views are given back, so that runs repeat exactly.
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.place != rhs.place { return lhs.place < rhs.place }
    let (path, other) = (lhs.indexPath, rhs.indexPath)
    if path != other { return path < other }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return (lhs.kind ?? "") < (rhs.kind ?? "")
  }
}
