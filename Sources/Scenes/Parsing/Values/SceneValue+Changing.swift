extension SceneValue {
  /// This map with the entries of another in place of its own where both have a key.
  ///
  /// Either may be missing; anything but two maps is not mixed, and `other` wins.
  static func merged(_ value: SceneValue?, with other: SceneValue?) -> SceneValue? {
    guard let value, let other else { return other ?? value }
    guard let entries = value.entries, let others = other.entries else { return other }
    let changed = Set(others.map(\.key))
    var result = other
    result.content = .map(entries.filter { !changed.contains($0.key) } + others)
    return result
  }

  /// This map with one key set, in place of the one that stands there or behind all others.
  func setting(_ key: String, to value: SceneValue, at place: Place) -> SceneValue {
    var entries = entries ?? []
    let entry = Entry(key: key, place: place, value: value)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    var result = self
    result.content = .map(entries)
    return result
  }
}
