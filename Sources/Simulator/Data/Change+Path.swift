import Foundation
import Scenes

extension [Change] {
  /// Where one batch update leaves an item, by its path before; nil when it deletes it.
  ///
  /// - Complexity: O(changes · log changes).
  func newPath(of old: IndexPath) -> IndexPath? {
    var removed: Set<IndexPath> = []
    var added: Set<IndexPath> = []
    var removedSections: Set<Int> = []
    var addedSections: Set<Int> = []
    /// Where the item's section is moved.
    var target: Int?
    for change in self {
      switch change {
      case .delete(let paths): removed.formUnion(paths)
      case .insert(let paths, _): added.formUnion(paths)
      case .move(let from, let to):
        if from == old { return to }
        removed.insert(from)
        added.insert(to)
      case .deleteSections(let sections): removedSections.formUnion(sections)
      case .insertSections(let sections, _): addedSections.formUnion(sections)
      case .moveSection(let from, let to):
        if from == old[0] { target = to }
        removedSections.insert(from)
        addedSections.insert(to)
      case .reload, .reconfigure, .reloadSections: break
      }
    }
    guard !removed.contains(old), target != nil || !removedSections.contains(old[0]) else {
      return nil
    }
    let section =
      target ?? Self.shifted(old[0], removed: removedSections, added: addedSections)
    let item = Self.shifted(
      old[1], removed: removed.filter { $0[0] == old[0] }.map { $0[1] },
      added: added.filter { $0[0] == section }.map { $0[1] })
    return [section, item]
  }

  private static func shifted(
    _ place: Int, removed: some Sequence<Int>, added: some Sequence<Int>
  ) -> Int {
    var shifted = place - removed.count { $0 < place }
    for other in added.sorted() where other <= shifted { shifted += 1 }
    return shifted
  }
}
