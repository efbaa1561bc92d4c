import ArgumentParser
import Renderer
import Scenes

extension FileKind: ExpressibleByArgument {}

/// The options of every command that runs a scene.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Read files as this kind, whatever their names.", valueName: "kind"))
  var kind: FileKind?

  @Option(
    help: ArgumentHelp("Use this layout.", valueName: "kind"),
    completion: .list(SceneFormat.builtLayoutKinds.map(\.name)))
  var layout: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a key of the scene, such as layout.estimatedHeight=80; repeatable.",
      valueName: "key=value"),
    completion: .settings)
  var settings: [SettingOption] = []

  @Option(
    help: ArgumentHelp(
      "Draw in this many character cells, \(GridSize.bounds); printing a frame needs \(GridSize.least).",
      valueName: "COLSxROWS"))
  var size: GridSize?

  @Flag(help: "Draw lines and signs in ASCII.")
  var ascii = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seed of all random numbers: 0 to \(UInt64.max).", valueName: "number"))
  var seed: UInt64?

  @Option(
    name: .customLong("allow-files"),
    help: ArgumentHelp(
      "Let scenes name the files in this folder as data, besides those in their own folder; repeatable.",
      valueName: "folder"),
    completion: .directory)
  var allowedFolders: [String] = []

  @Option(
    help: ArgumentHelp(
      "The memory a layout may take, such as 2GB or 50% of the machine's.", valueName: "size"))
  var memoryLimit = MemoryLimit.standard

  /// The options as plain values.
  var values: RunOptions {
    RunOptions(
      kind: kind, layout: layout, settings: settings, size: size, ascii: ascii, seed: seed,
      allowedFolders: allowedFolders, memoryLimit: memoryLimit)
  }
}

/// The values of `CommonOptions` and of some `LookOptions`; initially their defaults.
struct RunOptions {
  var kind: FileKind?
  var layout: String?
  var settings: [SettingOption] = []
  var size: GridSize?
  var color = ColorChoice.auto
  var ascii = false
  var withoutMouse = false
  /// Whether to print a frame even if there is a terminal.
  var isHeadless = false
  /// Whether to read files again as soon as they have changed.
  var watchesFiles = false
  var seed: UInt64?
  /// The folders whose files a scene may name as data, besides those in its own folder.
  var allowedFolders: [String] = []
  var memoryLimit = MemoryLimit.standard

  /// The options as words of a command line.
  var words: [String] {
    var words: [String] = []
    if let kind { words += ["--as", kind.rawValue] }
    if let layout { words += ["--layout", layout] }
    for setting in settings { words += ["--set", "\(setting.key)=\(setting.value)"] }
    if let size { words += ["--size", "\(size.columns)x\(size.rows)"] }
    if color != .auto { words += ["--color", color.rawValue] }
    if ascii { words.append("--ascii") }
    if withoutMouse { words.append("--no-mouse") }
    if watchesFiles { words.append("--watch") }
    if let seed { words += ["--seed", String(seed)] }
    for folder in allowedFolders { words += ["--allow-files", folder] }
    if memoryLimit != .standard { words += ["--memory-limit", memoryLimit.argument] }
    return words
  }

  /// The options that override keys of a scene file.
  var overrides: SceneLoader.Overrides {
    SceneLoader.Overrides(
      layout: layout, settings: settings.map { ($0.key, $0.value) }, seed: seed)
  }
}

/// `layout.estimatedHeight=80`: a dotted key of the scene file and the text of its value.
struct SettingOption: ExpressibleByArgument {
  var key: String
  var value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    key = String(parts[0])
    value = String(parts[1])
  }
}

/// A size in character cells, such as `100x30`.
struct GridSize: ExpressibleByArgument, Equatable {
  /// The default size, which fits every terminal and projector.
  static let standard = GridSize(columns: 80, rows: 24)
  private static let sensible = 1...1000
  /// The smallest and the largest size, as text.
  static let bounds = [sensible.lowerBound, sensible.upperBound].map { "\($0)x\($0)" }
    .joined(separator: " to ")

  /// The smallest size of a picture, as text.
  static let least = "\(Screen.minimumSize.columns)x\(Screen.minimumSize.rows)"

  var columns: Int
  var rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      Self.sensible.contains(columns), Self.sensible.contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
