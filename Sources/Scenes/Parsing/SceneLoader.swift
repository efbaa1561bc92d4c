import Foundation

/// Reads scenes and data files.
///
/// Only the loader reads files; relative paths inside a scene are resolved against the scene's own
/// folder.
public struct SceneLoader: Sendable {
  /// Settings of the command line, applied on top of the file.
  ///
  /// Like a `set` step they reach every pane, also one with a value of its own; `panes.1.behavior` applies to the
  /// second alone.
  public struct Overrides: Sendable, Equatable {
    /// `--layout KIND`; properties of the file that the kind does not have are dropped.
    public var layout: String?
    /// `--set layout.estimatedHeight=80`: a dotted key and the text of its value, in order.
    ///
    /// Elements of lists go by their position from 0: `panes.0.behavior=correct`.
    public var settings: [(key: String, value: String)]
    /// `--seed N`.
    public var seed: UInt64?

    /// Makes overrides that change only what is given.
    public init(
      layout: String? = nil, settings: [(key: String, value: String)] = [], seed: UInt64? = nil
    ) {
      self.layout = layout
      self.settings = settings
      self.seed = seed
    }

    /// Compares settings in order.
    public static func == (lhs: Overrides, rhs: Overrides) -> Bool {
      lhs.layout == rhs.layout && lhs.seed == rhs.seed
        && lhs.settings.map(\.key) == rhs.settings.map(\.key)
        && lhs.settings.map(\.value) == rhs.settings.map(\.value)
    }
  }

  /// The largest size in bytes of a scene or data file; nil for no limit.
  ///
  /// A larger file is an error.
  public var largestFile: Int?

  /// The folders, besides its own, whose files a scene may name as data; nil for no restriction.
  ///
  /// A scene from elsewhere must not show files that its reader did not choose. Links are resolved before paths are compared.
  public var dataFolders: [String]?

  /// Whether only the first lines of a long text are counted, so that they can be shown before the rest is.
  ///
  /// `Scene.uncountedTexts` lists these texts.
  public var countsTextsLater = false

  /// The kind of a file that is opened by itself; nil to decide by its name and its keys.
  public var kind: FileKind?

  /// Called with the path of a pipe before the loader waits for it; the result is called when it has been read.
  public var waiting: @Sendable (_ path: String) -> () -> Void = { _ in {} }

  /// The most bytes of standard input that are read.
  public static let mostOfStandardInput = OpenFile.mostHeld

  /// The most bytes of a stream without a size.
  var mostHeld = OpenFile.mostHeld

  let overrides: Overrides
  let readStandardInput: @Sendable () throws -> Data

  /// - Parameters:
  ///   - overrides: The settings of the command line, applied to every file.
  ///   - readStandardInput: Called at most once for a scene, when a file is named `-`.
  public init(
    overrides: Overrides = Overrides(),
    readStandardInput: @escaping @Sendable () throws -> Data = { Data() }
  ) {
    self.overrides = overrides
    self.readStandardInput = readStandardInput
  }

  /// Reads a scene or a data file.
  ///
  /// A file is a scene if it has one of `SceneFormat.endings`, or if it is a `.json` or has an unknown ending and its
  /// keys or its steps are a scene's. Any other file is data, in the `DataFormat` of its ending, or as lines of text if
  /// the ending is unknown. The format of `-`, standard input, is guessed. Data is shown as a list of its first text
  /// field.
  ///
  /// - Throws: `SceneError` when the file cannot be read or is wrong.
  public func scene(at path: String) throws -> Scene {
    let contents = try contents(at: path, as: kind, mayBeScene: kind == nil)
    let name = path == "-" ? path : (path as NSString).lastPathComponent
    guard case .bytes(let bytes) = contents,
      kind.map({ $0 == .scene }) ?? SceneSniffer.isScene(bytes, path: path)
    else {
      return try hinting(at: kind == nil ? contents.otherKind(path) : nil, of: path) {
        try scene(browsing: contents, path: path, name: name)
      }
    }
    guard !bytes.isEmpty else {
      throw SceneError(file: path, line: 0, column: 0, message: "the file is empty")
    }
    let source = SourceText(name: path, text: SceneSniffer.text(of: bytes))
    let directory = path == "-" ? "." : folder(ofPath: path)
    let other = { kind == nil ? SceneSniffer.otherKind(of: bytes, path: path) : nil }
    return try hinting(at: other(), of: path) {
      try scene(from: source, name: name, directory: directory)
    }
  }

  /// Adds to an error the kind that the file could be read as instead.
  private func hinting(
    at kind: @autoclosure () -> FileKind?, of path: String, _ read: () throws -> Scene
  ) throws -> Scene {
    do {
      return try read()
    } catch var error as SceneError {
      guard error.file == path.visible, let kind = kind() else { throw error }
      error.message += "; `--as \(kind.rawValue)` shows its \(kind == .text ? "lines" : "data")"
      throw error
    }
  }

  /// Reads a scene from its text.
  ///
  /// - Parameters:
  ///   - text: The YAML.
  ///   - name: The name used in messages.
  ///   - directory: Where relative data files are looked up; nil refuses them.
  /// - Returns: The scene with the overrides in it.
  /// - Throws: `SceneError` when the text is wrong.
  public func scene(text: String, name: String, directory: String? = nil) throws -> Scene {
    try scene(from: SourceText(name: name, text: text), name: name, directory: directory)
  }

  /// The title of standard input.
  private static let standardInput = "standard input"

  private func scene(from source: SourceText, name: String, directory: String?) throws -> Scene {
    guard let root = try YAMLComposer(source).compose(as: "scene") else {
      throw SceneError(file: source.name, line: 0, column: 0, message: "the scene is empty")
    }
    guard root.entries != nil else {
      throw root.error("a scene is a map of keys, such as `data: 200`")
    }
    let data = DataReader { file in
      try dataFile(file, directory: directory, isSceneOnStandardInput: source.name == "-")
    }
    let title = name == "-" ? Self.standardInput : Self.title(of: name)
    var scene = try SceneReader(name: name, title: title, data: data).scene(from: overridden(root))
    scene.isOverridden = overrides != Overrides()
    return scene
  }

  /// The file's name without its ending.
  private static func title(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The contents of a data file that a scene names.
  private func dataFile(
    _ file: SceneValue, directory: String?, isSceneOnStandardInput: Bool
  ) throws -> (name: String, contents: FileContents) {
    var path = try file.text()
    guard !path.isEmpty else { throw file.needs("the path of a file") }
    if path == "-" {
      guard !isSceneOnStandardInput else {
        throw file.error("standard input is the scene itself")
      }
    } else if !path.hasPrefix("/") {
      guard let directory else {
        throw file.error("a relative path needs a scene that is a file itself")
      }
      path = (directory as NSString).appendingPathComponent(path)
    }
    guard path == "-" || mayRead(path, from: directory) else {
      throw file.error(
        "\(path) is outside the scene's folder; `--allow-files DIR` allows the files in a folder")
    }
    do {
      return (path, try contents(at: path))
    } catch let error as SceneError {
      // The place in the scene that names the file is more useful than the missing file.
      throw file.error("\(path): \(error.message)")
    }
  }

  /// Whether a scene in a folder may name a file as data.
  private func mayRead(_ path: String, from directory: String?) -> Bool {
    guard let dataFolders else { return true }
    return (dataFolders + (directory.map { [$0] } ?? []))
      .contains { Self.isFile(path, in: $0) }
  }

  /// Whether a file is in a folder or in one of its folders, after links are resolved.
  ///
  /// - Parameters:
  ///   - path: The file, which need not exist.
  ///   - folder: The folder; an empty path is the current one.
  /// - Returns: Whether it is in it.
  public static func isFile(_ path: String, in folder: String) -> Bool {
    components(of: path).starts(with: components(of: folder.isEmpty ? "." : folder))
  }

  /// The components of an absolute path without links.
  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }

  /// A scene that shows a data file and nothing else.
  private func scene(browsing contents: FileContents, path: String, name: String) throws -> Scene {
    let place = Place(
      source: SourceText(name: path, text: path), line: 1, scalarColumn: 1)
    let file = SceneValue(content: .text(path, isQuoted: true), place: place, name: "file")
    let data = SceneValue(content: .map([]), place: place, name: "data")
      .setting("file", to: file, at: place)
    let root = SceneValue.reading(at: place).setting("data", to: data, at: place)
    let title = path == "-" ? Self.standardInput : name
    let reader = SceneReader(
      name: name, title: title,
      data: DataReader(kind: kind, isBrowsing: true) { _ in (path, contents) })
    var scene = try reader.scene(from: overridden(root))
    scene.isBrowsing = true
    return scene
  }
}

extension SceneValue {
  /// The settings of a browsed data file: one row for a line of text, and `correct`, so that jumps to an item end at it.
  fileprivate static func reading(at place: Place) -> SceneValue {
    func plain(_ text: String) -> SceneValue {
      SceneValue(content: .text(text, isQuoted: false), place: place, name: "scene")
    }
    func map(_ key: String, _ value: SceneValue) -> SceneValue {
      SceneValue(content: .map([]), place: place, name: "scene").setting(key, to: value, at: place)
    }
    // A column at each side is for the size band and its marks.
    let padding = SceneValue(
      content: .list(["0", "10", "0", "10"].map(plain)), place: place, name: "padding")
    return map("layout", map(ListProperties.estimatedHeight.name, plain("20")))
      .setting("cell", to: map("size", map("text", map("padding", padding))), at: place)
      .setting("behavior", to: plain("correct"), at: place)
  }
}

extension SceneLoader {
  /// The heading of a scene: its title, else the name of its file, `about`, `group` and `exhibit`.
  ///
  /// Its data is not read, and mistakes elsewhere in it are not reported.
  ///
  /// - Returns: Nil for a file without the ending of a scene, and for one that is no scene or too large.
  public func heading(at path: String) -> Scene? {
    guard SceneSniffer.isScene(path: path), let bytes = try? bytes(at: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    let source = SourceText(name: path, text: SceneSniffer.text(of: bytes))
    let data = DataReader { file in throw file.error(SceneError.unreadable) }
    guard let root = try? YAMLComposer(source).compose(as: "scene"), root.entries != nil else {
      return nil
    }
    return try? SceneReader(name: name, title: name, data: data).heading(from: root)
  }
}

extension SceneLoader {
  /// The root of a scene with the overrides applied to it and to its panes.
  func overridden(_ root: SceneValue) throws -> SceneValue {
    var root = root
    if let layout = overrides.layout { root = try Self.setting(layoutKind: layout, in: root) }
    if let seed = overrides.seed {
      root = try Setting(key: "seed", text: String(seed)).applied(toScene: root)
    }
    for setting in overrides.settings {
      root = try Setting(key: setting.key, text: setting.value).applied(toScene: root)
    }
    return root
  }

  /// The root with another kind of layout, without the properties that the kind does not have.
  private static func setting(layoutKind kind: String, in root: SceneValue) throws -> SceneValue {
    let place = Place(
      source: SourceText(name: "--layout", text: kind), line: 1, scalarColumn: 1)
    let word = SceneValue(content: .text(kind, isQuoted: true), place: place, name: "kind")
    let own = SceneValue(content: .map([]), place: place, name: "layout")
      .setting("kind", to: word, at: place)
    let layout = try LayoutReader.merged(root["layout"], with: own) ?? own
    return try root.setting("layout", to: layout, at: place).mappingPanes { pane in
      guard let before = pane["layout"] else { return pane }
      let layout = try LayoutReader.merged(before, with: own) ?? own
      return pane.setting("layout", to: layout, at: place)
    }
  }
}
