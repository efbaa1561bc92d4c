// Moves the sizes that a layout keeps by index path with their items; call it in prepare(forCollectionViewUpdates:).
// Without this, items wear the sizes of their neighbours after an insertion or a deletion.
import UIKit

extension Dictionary where Key == IndexPath {
  @MainActor mutating func follow(_ updates: [UICollectionViewUpdateItem]) {
    func shift(from path: IndexPath, by step: Int) {
      let later = filter { $0.key.section == path.section && $0.key.item >= path.item }
      for key in later.keys { self[key] = nil }
      for (key, value) in later where step > 0 || key != path {
        self[IndexPath(item: key.item + step, section: key.section)] = value
      }
    }
    let deleted = updates.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
    for path in deleted.sorted(by: >) { shift(from: path, by: -1) }
    let inserted = updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
    for path in inserted.sorted() { shift(from: path, by: 1) }
  }
}
