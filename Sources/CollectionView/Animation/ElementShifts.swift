import Foundation

/// Which supplementary or decoration views of each kind the layout itself takes out and puts in during an update.
///
/// They stand beside the data: their section follows the data's sections, but their number within it only what the layout says.
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
    Self.note(paths, category, kind, in: &removed)
  }

  mutating func add(
    _ paths: [IndexPath], _ category: UICollectionView.ElementCategory, _ kind: String
  ) {
    Self.note(paths, category, kind, in: &added)
  }

  private static func note(
    _ paths: [IndexPath], _ category: UICollectionView.ElementCategory, _ kind: String,
    in rows: inout [Row: Set<Int>]
  ) {
    for path in paths {
      guard let row = Row(category, kind, path), let last = path.last else { continue }
      rows[row, default: []].insert(last)
    }
  }

  /// Where a view goes whose section is `new` afterwards; nil when the layout takes it out.
  func destination(of old: ElementKey, inSection new: Int?) -> IndexPath? {
    guard let last = old.indexPath.last else { return nil }
    return shift(from: old.indexPath, to: new, old).destination(of: last).map {
      Self.path($0, inSection: new)
    }
  }

  /// Where a view comes from whose section was `old` before; nil when the layout puts it in.
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
