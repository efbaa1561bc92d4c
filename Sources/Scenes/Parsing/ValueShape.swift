/// What a value of YAML or JSON is, as far as that says whose it is.
enum ValueShape {
  case number
  case map(keys: [String])
  /// At least one, and nothing else, with the keys that any of them has.
  case listOfMaps(keys: [String])
  case emptyList
  case other

  init(_ value: SceneValue) {
    switch value.content {
    case .text(let text, isQuoted: false) where SceneValue.isNumber(text): self = .number
    case .map(let entries): self = .map(keys: entries.map(\.key))
    case .list(let values) where values.isEmpty: self = .emptyList
    case .list(let values) where values.allSatisfy({ $0.entries != nil }):
      self = .listOfMaps(keys: values.flatMap { $0.entries?.map(\.key) ?? [] })
    case .text, .list: self = .other
    }
  }

  /// A value that is no array.
  init(jsonIn text: ArraySlice<UInt8>) {
    switch try? JSONReader.value(in: text) {
    case .number: self = .number
    case .object(let fields): self = .map(keys: fields.map(\.key))
    default: self = .other
    }
  }

  /// An array of JSON.
  init(_ rows: JSONRowScan) {
    self =
      rows.places.isEmpty
      ? .emptyList : rows.hasBareValues ? .other : .listOfMaps(keys: rows.fields)
  }
}
