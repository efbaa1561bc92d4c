import Foundation

/// One value of a scene file that is being written, before it is laid out in lines.
indirect enum WrittenValue: Equatable {
  /// One key of a map with its value.
  struct Entry: Equatable {
    var key: String
    var value: WrittenValue
  }

  /// A number or a word of the format, written without quotes.
  case word(String)
  /// Any text, quoted where necessary.
  case text(String)
  case list([WrittenValue])
  case map([Entry])

  /// A number in the shortest spelling that reads as the same.
  static func number(_ number: Double) -> WrittenValue {
    if let whole = Int(exactly: number), number.magnitude < 1e15 { return .word(String(whole)) }
    return .word(String(number))
  }

  static func number(_ number: CGFloat) -> WrittenValue {
    .number(Double(number))
  }

  static func number(_ number: Int) -> WrittenValue {
    .word(String(number))
  }

  static func flag(_ flag: Bool) -> WrittenValue {
    .word(flag ? "true" : "false")
  }

  static func numbers(_ numbers: CGFloat...) -> WrittenValue {
    .list(numbers.map { .number($0) })
  }

  static func point(_ point: CGPoint) -> WrittenValue {
    .numbers(point.x, point.y)
  }

  static func size(_ size: CGSize) -> WrittenValue {
    .numbers(size.width, size.height)
  }

  static func insets(_ insets: Insets) -> WrittenValue {
    .numbers(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// `[section, item]`.
  static func path(_ path: IndexPath) -> WrittenValue {
    .list(path.map { .number($0) })
  }

  static func paths(_ paths: [IndexPath]) -> WrittenValue {
    .list(paths.map { .path($0) })
  }

  static func sections(_ sections: [Int]) -> WrittenValue {
    .list(sections.map { .number($0) })
  }

  /// `grow`; without headers and footers, the items are written even if there are none.
  static func growth(_ growth: Growth) -> WrittenValue {
    let edges = [growth.headers, growth.footers].map { $0.isEmpty ? nil : sections($0) }
    let hasEdges = edges.contains { $0 != nil }
    return keys([
      "items": growth.items.isEmpty && hasEdges ? nil : .paths(growth.items),
      "headers": edges[0], "footers": edges[1], "by": .size(growth.by),
    ])
  }

  /// A map without the keys that have no value.
  static func keys(_ entries: KeyValuePairs<String, WrittenValue?>) -> WrittenValue {
    .map(entries.compactMap { key, value in value.map { Entry(key: key, value: $0) } })
  }

  /// The entries of a map; nil for anything else.
  var entries: [Entry]? {
    if case .map(let entries) = self { entries } else { nil }
  }
}

extension WrittenValue {
  /// The value for `key`, or nil if this is not a map or has no such key.
  subscript(key: String) -> WrittenValue? {
    entries?.first { $0.key == key }?.value
  }

  /// This value with the differences between `before` and `after` applied.
  ///
  /// `before` has the same meaning as this value; unchanged parts keep this value's spelling.
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

extension WrittenValue {
  /// A value that was read, in its spelling.
  init(_ value: SceneValue) {
    switch value.content {
    case .text(let text, isQuoted: false):
      self = SceneValue.isNumber(text) ? .word(text) : .text(text)
    case .text(let text, isQuoted: true): self = .text(text)
    case .list(let elements): self = .list(elements.map { WrittenValue($0) })
    case .map(let entries):
      self = .map(
        entries.map { entry in
          // Nothing behind a key, as in `list:`, is no text.
          if case .text("", isQuoted: false) = entry.value.content {
            return Entry(key: entry.key, value: .word(""))
          }
          return Entry(key: entry.key, value: WrittenValue(entry.value))
        })
    }
  }
}
