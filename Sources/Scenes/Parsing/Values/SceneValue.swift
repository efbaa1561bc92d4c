/// One value of a scene file: its content, its place, and its name in messages.
///
/// Scalars keep the spelling of the file; the caller decides what they mean, so that `no` can be a text and `40` a
/// number or a text.
struct SceneValue: Sendable {
  enum Content: Sendable {
    case text(String, isQuoted: Bool)
    case list([SceneValue])
    case map([Entry])
  }

  /// One key of a map with its value.
  struct Entry: Sendable {
    let key: String
    let place: Place
    var value: SceneValue

    /// The key itself as a value, for keys that are numbers or words of a list.
    var keyValue: SceneValue {
      SceneValue(content: .text(key, isQuoted: false), place: place, name: key)
    }
  }

  var content: Content
  let place: Place
  /// The name in messages: the key that has the value.
  let name: String

  /// The entries of a map; nil for anything else.
  var entries: [Entry]? {
    guard case .map(let entries) = content else { return nil }
    return entries
  }

  /// The value for `key`, or nil if this is not a map or has no such key.
  subscript(key: String) -> SceneValue? {
    entries?.first { $0.key == key }?.value
  }

  /// An error at the place of the value.
  func error(_ message: String) -> SceneError {
    place.error(message)
  }
}

extension SceneValue {
  /// Merges two maps; where both have a key, the entry of `other` is used.
  ///
  /// If either value is nil, returns the other one. If either is no map, returns `other`.
  static func merged(_ value: SceneValue?, with other: SceneValue?) -> SceneValue? {
    guard let value, let other else { return other ?? value }
    guard let entries = value.entries, let others = other.entries else { return other }
    let changed = Set(others.map(\.key))
    var result = other
    result.content = .map(entries.filter { !changed.contains($0.key) } + others)
    return result
  }

  /// This map with one key set; an existing entry is replaced, a new one is appended.
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

extension SceneValue {
  /// The value as YAML on one line, texts quoted where they have to be.
  var inlineText: String { WrittenValue(self).flow }
}
