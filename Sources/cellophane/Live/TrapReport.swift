import Scenes
import Simulator

/// What a trap says after its own message: which layout runs in which scene, how to have it again, and what was done last.
struct TrapReport {
  /// What it says before anything is done by hand.
  let text: String
  /// What was done by hand last, and the same in the words of a scene.
  private var deed: (action: Action, text: String)?

  /// Nothing to say.
  init() {
    text = ""
  }

  /// - Parameters:
  ///   - scene: What runs.
  ///   - layouts: Its layouts, pane by pane; nil while it does not run yet: its first pass is a layout's code already.
  ///   - path: Where it comes from; nil for several files.
  ///   - program: The options.
  @MainActor
  init(of scene: Scene, layouts: [String]? = nil, at path: String?, _ program: Program) {
    let layouts = layouts ?? scene.panes.map(\.layout.kind)
    let place = "cellophane: it ended in the scene “\(scene.name)”, layout "
    let lines = [
      place + layouts.joined(separator: ", "),
      "  to reproduce: \(program.command(opening: path))",
    ]
    text = lines.map { "\n\($0.displaySafe)" }.joined() + "\n"
  }

  /// The same, and what is done by hand.
  mutating func text(doing action: Action, at time: Double) -> String {
    if deed?.action != action {
      let text = action.stepText.isEmpty ? "\(action)" : action.stepText
      deed = (action, text.displaySafe)
    }
    let time = (time * 100).rounded() / 100
    return text + "  the last thing done by hand, at \(time) s: \(deed?.text ?? "")\n"
  }
}
