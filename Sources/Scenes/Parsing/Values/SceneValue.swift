/// One value of a scene file: what it is, where it stands, and what messages call it.
///
/// Scalars keep the spelling of the file; what they mean is decided by whoever reads them, so that
/// `no` can be a text and `40` a number or a text.
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
  /// The key it belongs to.
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

  /// An error that stands here.
  func error(_ message: String) -> SceneError {
    place.error(message)
  }
}

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

extension SceneValue {
  /// The value as YAML on one line, texts quoted where they have to be.
  var inlineText: String { WrittenValue(self).flow }
}
