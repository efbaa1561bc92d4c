/// The keys at the top of a text, JSON or written in any way that YAML has, as between braces.
struct TopKeys {
  private let names: [String]
  /// Whether one of them, with what stands there, says what a scene is about, and not what something else is.
  let tellOfScene: Bool
  /// Whether what is to happen is made of steps of a scene alone, as nothing else's is.
  private let haveSteps: Bool

  /// Whether they are a scene's, some perhaps mistyped.
  var areOfScene: Bool {
    names.allSatisfy { name in
      SceneReader.keys.contains(name)
        || Suggestion.nearest(to: name, among: SceneReader.keys) != nil
    }
  }

  /// Whether what has them is a scene.
  var areScene: Bool { names.contains("cellophane") || haveSteps || areOfScene && tellOfScene }

  /// The keys of a map; nil for anything else, what cannot be read, and more YAML than people write.
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
    tellOfScene = names.indices.contains { Self.tellsOfScene(names[$0], shape($0)) }
    haveSteps = names.indices.contains { names[$0] == "steps" && shape($0).isOfSteps }
  }

  private static func tellsOfScene(
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
  /// Whether it is a list of maps whose keys are all steps.
  fileprivate var isOfSteps: Bool {
    guard case .listOfMaps(let keys) = self, !keys.isEmpty else { return false }
    let steps = SceneFormat.steps.map(\.name)
    return keys.allSatisfy(steps.contains)
  }
}

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
