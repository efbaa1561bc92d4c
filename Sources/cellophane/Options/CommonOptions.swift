import ArgumentParser
import Scenes

/// The options of every command that runs a scene.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Lay the items out with this layout.", valueName: "kind"),
    completion: .list(SceneFormat.layoutKinds.filter(\.isBuilt).map(\.name)))
  var layout: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a key of the scene, such as layout.estimatedHeight=80; may be repeated.",
      valueName: "key=value"))
  var settings: [Setting] = []

  @Option(
    help: ArgumentHelp("Draw in so many character cells.", valueName: "COLSxROWS"))
  var size: GridSize?

  @Option(help: ArgumentHelp("Use colours: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(help: "Draw lines and signs in ASCII alone.")
  var ascii = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var withoutMouse = false

  @Option(help: ArgumentHelp("Where every random number comes from.", valueName: "number"))
  var seed: UInt64?

  /// The same as words of a command line.
  var words: [String] {
    var words: [String] = []
    if let layout { words += ["--layout", layout] }
    for setting in settings { words += ["--set", "\(setting.key)=\(setting.value)"] }
    if let size { words += ["--size", "\(size.columns)x\(size.rows)"] }
    if color != .auto { words += ["--color", color.rawValue] }
    if ascii { words.append("--ascii") }
    if withoutMouse { words.append("--no-mouse") }
    if let seed { words += ["--seed", String(seed)] }
    return words
  }

  /// What these options say on top of a scene file.
  var overrides: SceneLoader.Overrides {
    SceneLoader.Overrides(
      layout: layout, settings: settings.map { ($0.key, $0.value) }, seed: seed)
  }
}
