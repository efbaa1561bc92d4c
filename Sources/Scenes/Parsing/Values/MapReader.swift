/// Reads the entries of one map that has only known keys.
struct MapReader {
  private let entries: [SceneValue.Entry]
  private let map: SceneValue

  /// - Throws: `SceneError` when the value is no map, or at the first key that is not known.
  init(_ map: SceneValue, known: [String]) throws {
    self.map = map
    switch map.content {
    case .map(let entries): self.entries = entries
    case .text("", isQuoted: false): entries = []
    default: throw map.needs("a map")
    }
    for entry in entries where !known.contains(entry.key) {
      throw entry.place.error(Suggestion.refusal(ofKey: entry.key, among: known))
    }
  }

  subscript(key: String) -> SceneValue? {
    entries.first { $0.key == key }?.value
  }

  /// The value of a required key.
  func required(_ key: String) throws -> SceneValue {
    guard let value = self[key] else {
      throw map.error("\(map.name.quoted) needs the key `\(key)`")
    }
    return value
  }

  /// The place of a key.
  func place(of key: String) -> Place {
    entries.first { $0.key == key }?.place ?? map.place
  }

  /// The one key that is given of several that exclude each other; nil for none.
  ///
  /// - Throws: `SceneError` at the second.
  func choice(among keys: [String]) throws -> SceneValue.Entry? {
    let given = entries.filter { keys.contains($0.key) }
    guard given.count < 2 else {
      throw given[1].place.error("`\(given[0].key)` and `\(given[1].key)` cannot be combined")
    }
    return given.first
  }
}
