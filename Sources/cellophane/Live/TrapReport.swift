import Renderer
import Scenes
import Simulator

/// What a trap says after its own message: which layout runs in which scene, how to have it again, and what was done last.
struct TrapReport {
  /// What runs, and how to have it again.
  private var place: String
  /// What was done by hand last that a scene has words for, and these.
  private var deed: (action: Action, text: String)?
  /// When, in seconds from the start, and the line that tells it; empty for nothing.
  private var deedTime = 0.0
  private var deedLine = ""
  /// The latest keys since it runs.
  private var keys = LatestKeys()

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

  var text: String {
    var text = place
    if !keys.text.isEmpty {
      text += "  then the keys:"
      text += keys.text
      text += "\n"
    }
    text += deedLine
    return text
  }

  /// Takes note of a key that came so often at once.
  ///
  /// - Returns: The text then.
  @discardableResult
  mutating func note(_ key: Key, times: Int) -> String {
    keys.note(key, times: times)
    return text
  }

  /// Takes note of what is done by hand, in seconds from the start.
  ///
  /// - Returns: The text then; nil where there is nothing else to tell.
  @discardableResult
  mutating func note(_ action: Action, at time: Double) -> String? {
    let isAnother = deed?.action != action
    // While time stands still, a key that is pressed again is told as it was.
    guard isAnother || time != deedTime else { return nil }
    deedTime = time
    if isAnother {
      let text = action.stepText.displaySafe
      deed = text.isEmpty ? nil : (action, text)
    }
    let shown = (time * 100).rounded() / 100
    deedLine = deed.map { "  the last thing done by hand, at \(shown) s: \($0.text)\n" } ?? ""
    return text
  }

  /// Takes over what runs now from the report on that; what was done by hand has led there.
  mutating func takePlace(of other: TrapReport) {
    place = other.place
  }
}
