import Renderer
import Scenes
import Simulator
import Terminal

/// What a trap says after its own message: which layout runs in which scene and how to have it again, then, after the latest
/// keys, what was done last.
struct TrapReport {
  /// What runs, and how to have it again.
  private var place: String
  /// What was done by hand last that a scene has words for, and these.
  private var deed: (action: Action, text: String)?
  /// When, in seconds from the start, and the line that tells it; empty for nothing.
  private var deedTime = 0.0
  private(set) var deedLine = ""

  /// Nothing to say.
  init() {
    place = ""
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
    self.place = lines.map { "\n\($0.displaySafe)" }.joined() + "\n"
  }

  /// Has a trap say this and no key that came before.
  @MainActor
  func begin(on terminal: TerminalScreen) {
    terminal.forgetKeys()
    tell(on: terminal)
  }

  /// Has a trap say this, and the latest keys.
  @MainActor
  func tell(on terminal: TerminalScreen) {
    terminal.trapReport = place
    terminal.trapReportEnd = deedLine
  }

  /// Takes note of what is done by hand, in seconds from the start.
  ///
  /// - Returns: Whether there is something else to tell.
  @discardableResult
  mutating func note(_ action: Action, at time: Double) -> Bool {
    let isAnother = deed?.action != action
    // While time stands still, a key that is pressed again is told as it was.
    guard isAnother || time != deedTime else { return false }
    deedTime = time
    if isAnother {
      let text = action.stepText.displaySafe
      deed = text.isEmpty ? nil : (action, text)
    }
    let shown = (time * 100).rounded() / 100
    deedLine = deed.map { "  the last thing done by hand, at \(shown) s: \($0.text)\n" } ?? ""
    return true
  }

  /// Takes over what runs now from the report on that; what was done by hand has led there.
  mutating func takePlace(of other: TrapReport) {
    place = other.place
  }
}
