extension WrittenValue {
  /// A value that was read, with its spelling.
  init(_ value: SceneValue) {
    switch value.content {
    case .text(let text, isQuoted: false):
      self = SceneValue.isNumber(text) ? .word(text) : .text(text)
    case .text(let text, isQuoted: true): self = .text(text)
    case .list(let elements): self = .list(elements.map { WrittenValue($0) })
    case .map(let entries):
      self = .map(entries.map { Entry(key: $0.key, value: WrittenValue($0.value)) })
    }
  }
}
