/// The keys at the top level of a text, JSON or YAML in any style.
struct TopKeys {
  private let names: [String]
  /// Whether at least one key with its value can only belong to a scene.
  let describeScene: Bool
  /// Whether `steps` is a list of a scene's steps.
  private let haveSteps: Bool

  /// Whether all keys are keys of a scene, some perhaps mistyped.
  var areOfScene: Bool {
    names.allSatisfy { name in
      SceneReader.keys.contains(name)
        || Suggestion.nearest(to: name, among: SceneReader.keys) != nil
    }
  }

  /// Whether a text with these keys is a scene.
  var areScene: Bool { names.contains("cellophane") || haveSteps || areOfScene && describeScene }

  /// The keys of a map; nil for anything else, for what cannot be parsed, and for very long YAML.
  init?(_ bytes: [UInt8]) {
    let isJSON = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
    if isJSON, case .object(let members)? = try? JSONReader.document(in: bytes) {
      self.init(members.map(\.key)) { index in
        let member = members[index]
        return member.rows.map(ValueShape.init) ?? ValueShape(jsonIn: bytes[member.place])
      }
      return
    }
    guard bytes.count <= SceneSniffer.mostOfUnnamed,
      case let source = SourceText(name: "-", text: SceneSniffer.text(of: bytes)),
      let entries = try? YAMLComposer(source).compose(as: "scene")?.entries
    else { return nil }
    self.init(entries.map(\.key)) { ValueShape(entries[$0].value) }
  }

  private init(_ names: [String], _ shape: (_ index: Int) -> ValueShape) {
    self.names = names
    describeScene = names.indices.contains { Self.describesScene(names[$0], shape($0)) }
    haveSteps = names.indices.contains { names[$0] == "steps" && shape($0).isOfSteps }
  }

  private static func describesScene(
    _ key: String, _ shape: @autoclosure () -> ValueShape
  ) -> Bool {
    switch key {
    case "data":
      switch shape() {
      case .number: true
      case .map(let keys): keys.contains("sections") || keys.contains("file")
      case .listOfMaps, .emptyList, .other: false
      }
    case "layout":
      if case .map(let keys) = shape() {
        keys.contains("kind") || !keys.isEmpty && LayoutReader.keys.isSuperset(of: keys)
      } else {
        false
      }
    case "steps", "panes":
      switch shape() {
      case .listOfMaps, .emptyList: true
      case .number, .map, .other: false
      }
    default: false
    }
  }
}

extension ValueShape {
  /// Whether it is a list of maps, all keys of which are steps.
  fileprivate var isOfSteps: Bool {
    guard case .listOfMaps(let keys) = self, !keys.isEmpty else { return false }
    let steps = SceneFormat.steps.map(\.name)
    return keys.allSatisfy(steps.contains)
  }
}

/// The shape of a value of YAML or JSON.
enum ValueShape {
  case number
  case map(keys: [String])
  /// At least one map and nothing else, with the keys of all of them.
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

  /// The shape of a JSON value that is not an array.
  init(jsonIn text: ArraySlice<UInt8>) {
    switch try? JSONReader.value(in: text) {
    case .number: self = .number
    case .object(let fields): self = .map(keys: fields.map(\.key))
    default: self = .other
    }
  }

  /// The shape of a JSON array.
  init(_ rows: JSONRowScan) {
    self =
      rows.places.isEmpty
      ? .emptyList : rows.hasBareValues ? .other : .listOfMaps(keys: rows.fields)
  }
}
