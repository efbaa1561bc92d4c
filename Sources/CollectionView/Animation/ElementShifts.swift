import Foundation

/// The supplementary and decoration views of each kind that the layout itself removes and inserts during an update.
///
/// They are not part of the data: their section follows the data, but their index within the section follows only the
/// layout.
struct ElementShifts {
  private struct Row: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    /// Nil for views outside the sections, whose paths have one index.
    var section: Int?

    init?(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
      guard let first = path.first, path.count <= 2 else { return nil }
      self.category = category
      self.kind = kind
      section = path.count == 2 ? first : nil
    }
  }

  private var removed: [Row: Set<Int>] = [:]
  private var added: [Row: Set<Int>] = [:]

  mutating func remove(
    _ paths: [IndexPath], _ category: UICollectionView.ElementCategory, _ kind: String
  ) {
    Self.record(paths, category, kind, in: &removed)
  }

  mutating func add(
    _ paths: [IndexPath], _ category: UICollectionView.ElementCategory, _ kind: String
  ) {
    Self.record(paths, category, kind, in: &added)
  }

  private static func record(
    _ paths: [IndexPath], _ category: UICollectionView.ElementCategory, _ kind: String,
    in rows: inout [Row: Set<Int>]
  ) {
    for path in paths {
      guard let row = Row(category, kind, path), let last = path.last else { continue }
      rows[row, default: []].insert(last)
    }
  }

  /// The path after the update of a view whose section is then `new`; nil if the layout removes the view.
  func destination(of old: ElementKey, inSection new: Int?) -> IndexPath? {
    guard let last = old.indexPath.last else { return nil }
    return shift(from: old.indexPath, to: new, old).destination(of: last).map {
      Self.path($0, inSection: new)
    }
  }

  /// The path before the update of a view whose section was then `old`; nil if the layout inserts the view.
  func origin(of new: ElementKey, inSection old: Int?) -> IndexPath? {
    guard let last = new.indexPath.last else { return nil }
    let before = Self.path(last, inSection: old)
    return shift(from: before, to: new.indexPath.count == 2 ? new.indexPath.section : nil, new)
      .origin(of: last).map { Self.path($0, inSection: old) }
  }

  private func shift(from old: IndexPath, to section: Int?, _ key: ElementKey) -> IndexShift {
    let kind = key.kind ?? ""
    func row(_ rows: [Row: Set<Int>], _ path: IndexPath) -> [Int] {
      Row(key.category, kind, path).flatMap { rows[$0] }?.sorted() ?? []
    }
    return IndexShift(
      removed: row(removed, old), added: row(added, Self.path(0, inSection: section)))
  }

  private static func path(_ last: Int, inSection section: Int?) -> IndexPath {
    section.map { IndexPath(item: last, section: $0) } ?? IndexPath(index: last)
  }
}
