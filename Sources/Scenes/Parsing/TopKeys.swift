/// The keys at the top of a text, JSON or written in any way that YAML has, as between braces.
struct TopKeys {
  private let names: [String]
  /// Whether one of them, with what stands there, says what a scene is about, and not what something else is.
  let tellOfScene: Bool

  /// Whether they are a scene's, some perhaps mistyped.
  var areOfScene: Bool {
    names.allSatisfy { name in
      SceneReader.keys.contains(name)
        || Suggestion.nearest(to: name, among: SceneReader.keys) != nil
    }
  }

  /// Whether what has them is a scene.
  var areScene: Bool { names.contains("cellophane") || areOfScene && tellOfScene }

  /// The keys of a map; nil for anything else, what cannot be read, and more YAML than people write.
  init?(_ bytes: [UInt8]) {
    let isJSON = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
    if isJSON, case .object(let members)? = try? JSONReader.document(in: bytes) {
      names = members.map(\.key)
      tellOfScene = members.contains { member in
        Self.tellsOfScene(
          member.key, member.rows.map(ValueShape.init) ?? ValueShape(jsonIn: bytes[member.place]))
      }
      return
    }
    guard bytes.count <= SceneSniffer.mostOfUnnamed,
      case let source = SourceText(name: "-", text: SceneSniffer.text(of: bytes)),
      let entries = try? YAMLComposer(source).compose(as: "scene")?.entries
    else { return nil }
    names = entries.map(\.key)
    tellOfScene = entries.contains { Self.tellsOfScene($0.key, ValueShape($0.value)) }
  }

  private static func tellsOfScene(
    _ key: String, _ shape: @autoclosure () -> ValueShape
  ) -> Bool {
    switch key {
    case "data":
      switch shape() {
      case .number: true
      case .map(let keys): keys.contains("sections") || keys.contains("file")
      case .listOfMaps, .other: false
      }
    case "layout":
      if case .map(let keys) = shape() { keys.contains("kind") } else { false }
    case "steps", "panes":
      if case .listOfMaps = shape() { true } else { false }
    default: false
    }
  }
}
