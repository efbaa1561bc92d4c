import Foundation
import Scenes

extension [Change] {
  /// Where one batch update leaves an item, by its path before; nil when it deletes it.
  ///
  /// - Complexity: O(changes · log changes).
  func newPath(of old: IndexPath) -> IndexPath? {
    var removed: Set<IndexPath> = []
    var added: Set<IndexPath> = []
    for change in self {
      switch change {
      case .delete(let paths):
        if paths.contains(old) { return nil }
        removed.formUnion(paths)
      case .insert(let paths, _): added.formUnion(paths)
      case .move(let from, let to):
        if from == old { return to }
        removed.insert(from)
        added.insert(to)
      case .reload: break
      }
    }
    var item = old[1] - removed.count { $0[0] == old[0] && $0[1] < old[1] }
    for path in added.filter({ $0[0] == old[0] }).sorted() where path[1] <= item { item += 1 }
    return [old[0], item]
  }
}
