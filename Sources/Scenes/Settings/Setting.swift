/// A new value for one key of a scene: `--set layout.estimatedHeight=80`, or an entry of a `set` step.
///
/// The key is written with dots; elements of lists go by their position from 0. `panes.1.behavior` applies to the
/// second pane, any other key to all panes.
public struct Setting: Sendable, Equatable {
  let path: [Segment]
  let value: SceneValue
  /// The data of a file that the value of `data` names; nil for anything else.
  var data: DataSource?
  /// Whether the value is a new layout, and not merged with the current one.
  private(set) var isNewLayout = false

  /// One key of the path, or a position in a list.
  struct Segment: Sendable {
    let name: String
    let place: Place
  }

  /// - Parameters:
  ///   - key: Keys of maps and positions in lists from 0, with dots between them.
  ///   - text: The value as YAML.
  /// - Throws: `SceneError` that quotes `key=text` as the only line of a file called `--set`.
  public init(key: String, text: String) throws {
    let source = SourceText(name: "--set", text: "\(key)=\(text)")
    path = try Self.path(key, at: Place(source: source, line: 1, scalarColumn: 1))
    let last = path.last?.name ?? key
    let lead = key.unicodeScalars.count + 1
    let nothing = SceneValue(
      content: .text("", isQuoted: false),
      place: Place(source: source, line: 1, scalarColumn: lead + 1), name: last)
    value = try YAMLComposer(source, after: lead).compose(as: last) ?? nothing
  }

  /// A new layout, whose properties have their defaults unless the description names them.
  ///
  /// - Throws: `SceneError` when a value cannot be written.
  public init(newLayout layout: LayoutDescription) throws {
    let written = try Setting(key: "layout", text: WrittenValue.layout(layout).flow)
    self.init(path: written.path, value: written.value, data: nil, isNewLayout: true)
  }

  /// One entry of a `set` step.
  init(_ entry: SceneValue.Entry) throws {
    path = try Self.path(entry.key, at: entry.place)
    value = SceneValue(
      content: entry.value.content, place: entry.value.place, name: path.last?.name ?? entry.key)
  }

  init(path: [Segment], value: SceneValue, data: DataSource?, isNewLayout: Bool = false) {
    (self.path, self.value, self.data) = (path, value, data)
    self.isNewLayout = isNewLayout
  }

  /// A new layout, as a scene writes it.
  init(newLayout value: SceneValue, at place: Place) {
    self.init(
      path: [Segment(name: "layout", place: place)], value: value, data: nil, isNewLayout: true)
  }

  /// The key with its dots.
  public var key: String { path.map(\.name).joined(separator: ".") }

  /// The value as YAML on one line.
  public var text: String { value.inlineText }

  /// Whether both have the same key and value, wherever they are written.
  public static func == (lhs: Setting, rhs: Setting) -> Bool {
    lhs.key == rhs.key && lhs.text == rhs.text && lhs.isNewLayout == rhs.isNewLayout
  }

  /// The place of the key.
  var place: Place { path[0].place }

  /// The root with the value set; missing maps on the path are created.
  func applied(to root: SceneValue) throws -> SceneValue {
    try Self.applied(value, to: root, called: root.name, along: path[...])
  }

  private static func path(_ key: String, at place: Place) throws -> [Segment] {
    var column = place.scalarColumn
    let path = key.split(separator: ".", omittingEmptySubsequences: false).map { name in
      defer { column += name.unicodeScalars.count + 1 }
      return Segment(
        name: String(name),
        place: Place(source: place.source, line: place.line, scalarColumn: column))
    }
    for segment in path where segment.name.isEmpty {
      throw segment.place.error("a key is missing here")
    }
    return path
  }

  static func applied(
    _ value: SceneValue, to target: SceneValue?, called name: String,
    along path: ArraySlice<Segment>
  ) throws -> SceneValue {
    guard let segment = path.first else { return value }
    let rest = path.dropFirst()
    let empty = SceneValue(content: .map([]), place: segment.place, name: name)
    switch target?.content {
    case nil, .text("", isQuoted: false):
      return try applied(value, to: empty, called: name, along: path)
    case .map:
      let target = target ?? empty
      let inner = try applied(
        value, to: target[segment.name], called: segment.name, along: rest)
      return target.setting(segment.name, to: inner, at: segment.place)
    case .list(var elements):
      guard let index = Int(segment.name), elements.indices.contains(index) else {
        throw segment.place.error(
          "\(name.quoted) is a list of \(elements.count), counted from 0")
      }
      let element = try applied(value, to: elements[index], called: name, along: rest)
      // Messages about it say `viewport.0`, not `0`.
      elements[index] = SceneValue(
        content: element.content, place: element.place, name: "\(name).\(index)")
      return SceneValue(
        content: .list(elements), place: target?.place ?? segment.place, name: name)
    case .text(let text, _):
      guard name == "behavior", let target else {
        throw segment.place.error("\(name.quoted) is \(text.quoted), and has no keys")
      }
      // The short form `behavior: correct` names the preset.
      let preset = empty.setting("preset", to: target, at: segment.place)
      return try applied(value, to: preset, called: name, along: path)
    }
  }
}

/// A key that undoes or redoes settings in all panes.
enum SettingKey: String {
  /// Undoes the last setting.
  case undo = "u"
  /// Redoes the setting that was undone last.
  case redo = "U"
}
