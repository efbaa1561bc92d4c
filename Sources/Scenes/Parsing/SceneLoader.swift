import Foundation

/// Reads scenes and data files.
///
/// The loader alone reads files; relative paths inside a scene are resolved against the scene's own
/// folder.
public struct SceneLoader: Sendable {
  /// What the command line says on top of the file.
  ///
  /// It reaches every pane, whatever the pane says itself, as a `set` step does; `panes.1.behavior` is for the second
  /// alone.
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

  /// The most bytes of a file that is read, the scene's own or its data; nil for any.
  ///
  /// A larger one is an error.
  public var largestFile: Int?

  /// Whether of a long text only the first lines are counted: for who shows them, and then has all counted.
  ///
  /// `Scene.uncountedTexts` tells which texts these are.
  public var countsTextsLater = false

  /// The most bytes of standard input that are taken; who reads it may stop behind them.
  public static let mostOfStandardInput = OpenFile.mostHeld

  /// The most bytes of what has no size.
  var mostHeld = OpenFile.mostHeld

  let overrides: Overrides
  let readStandardInput: @Sendable () throws -> Data

  /// - Parameters:
  ///   - overrides: What the command line says on top of every file.
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
  /// A scene ends as `SceneFormat.endings` says, or is a `.json` that has keys of a scene. Data is what ends as those of
  /// `DataFormat`, any other ending as lines of text, or `-` for standard input, whose format is guessed; it becomes a list
  /// of its first text field.
  ///
  /// - Throws: `SceneError` when the file cannot be read or is wrong.
  public func scene(at path: String) throws -> Scene {
    let contents = try contents(at: path)
    let name = path == "-" ? path : (path as NSString).lastPathComponent
    guard case .bytes(let bytes) = contents, SceneSniffer.isScene(bytes, path: path) else {
      return try scene(browsing: contents, path: path, name: name)
    }
    guard !bytes.isEmpty else {
      throw SceneError(file: path, line: 0, column: 0, message: "the file is empty")
    }
    let source = SourceText(name: path, text: SceneSniffer.text(of: bytes))
    let directory = path == "-" ? "." : (path as NSString).deletingLastPathComponent
    return try scene(from: source, name: name, directory: directory)
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

  /// The title of what has no name.
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

  /// What a data file holds that a scene names.
  private func dataFile(
    _ file: SceneValue, directory: String?, isSceneOnStandardInput: Bool
  ) throws -> (name: String, contents: FileContents) {
    var path = try file.text()
    guard !path.isEmpty else { throw file.wants("the path of a file") }
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
    do {
      return (path, try contents(at: path))
    } catch let error as SceneError {
      // The place that names the file says more than the file that is not there.
      throw file.error("\(path): \(error.message)")
    }
  }

  /// A scene that shows a data file and nothing else.
  private func scene(browsing contents: FileContents, path: String, name: String) throws -> Scene {
    let place = Place(
      source: SourceText(name: path, text: path), line: 1, scalarColumn: 1)
    let file = SceneValue(content: .text(path, isQuoted: true), place: place, name: "file")
    let data = SceneValue(content: .map([]), place: place, name: "data")
      .setting("file", to: file, at: place)
    // Who reads wants what a reader wishes: a key that goes to an item comes to it.
    let behavior = SceneValue(
      content: .text("correct", isQuoted: false), place: place, name: "behavior")
    let root = SceneValue(content: .map([]), place: place, name: "scene")
      .setting("data", to: data, at: place)
      .setting("behavior", to: behavior, at: place)
    let title = path == "-" ? Self.standardInput : name
    let reader = SceneReader(name: name, title: title, data: DataReader { _ in (path, contents) })
    var scene = try reader.scene(from: overridden(root))
    // Who reads a table sees one field of it, and is to know which.
    if let field = scene.panes[0].data.file?.shown {
      scene.title = "\(title) · \(field.name), 1 of \(field.count)"
    }
    scene.isBrowsing = true
    return scene
  }
}
