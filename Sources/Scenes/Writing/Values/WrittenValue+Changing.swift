extension WrittenValue {
  /// The value of a key; nil for anything but a map that has it.
  subscript(key: String) -> WrittenValue? {
    entries?.first { $0.key == key }?.value
  }

  /// This value with what differs between two others that say as much as it, each in a spelling of its own.
  func changed(as before: WrittenValue?, to after: WrittenValue) -> WrittenValue {
    guard before != after else { return self }
    switch (self, before, after) {
    case (.map(let own), .map, .map(let new)):
      let kept = own.compactMap { entry in
        guard let value = after[entry.key] else {
          return before?[entry.key] == nil ? entry : nil
        }
        return Entry(
          key: entry.key, value: entry.value.changed(as: before?[entry.key], to: value))
      }
      return .map(kept + new.filter { self[$0.key] == nil && before?[$0.key] != $0.value })
    case (.list(let own), .list(let old), .list(let new)) where own.count == old.count:
      return .list(
        new.enumerated().map { index, value in
          own.indices.contains(index) ? own[index].changed(as: old[index], to: value) : value
        })
    default: return after
    }
  }
}
