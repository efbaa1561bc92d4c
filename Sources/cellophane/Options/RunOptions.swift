import Scenes

/// What the options of every command that runs a scene come to; at first what they are when none is given.
struct RunOptions {
  var kind: FileKind?
  var layout: String?
  var settings: [Setting] = []
  var size: GridSize?
  var color = ColorChoice.auto
  var ascii = false
  var withoutMouse = false
  /// Whether a frame is printed where there is a terminal, too.
  var isHeadless = false
  var seed: UInt64?

  /// The same as words of a command line.
  var words: [String] {
    var words: [String] = []
    if let kind { words += ["--as", kind.rawValue] }
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
