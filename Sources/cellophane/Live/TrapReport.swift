import Renderer
import Scenes
import Simulator
import Terminal

/// The report printed after a trap: the scene and the layout, how to reproduce it, the latest keys, and the last user action.
struct TrapReport {
  /// The lines that name the scene, its layouts and the command to reproduce the trap.
  private var place: String
  /// The last user action and its text as a scene step; nil if there is none.
  private var last: (action: Action, text: String)?
  /// The time of the last user action in virtual seconds, and its line in the report; empty if there is none.
  private var lastTime = 0.0
  private(set) var lastActionLine = ""

  /// Creates an empty report.
  init() {
    place = ""
  }

  /// - Parameters:
  ///   - scene: The scene that runs.
  ///   - layouts: The layout of each pane; nil before the first layout pass, for the layouts in the scene file.
  ///   - path: The file of the scene; nil for several files.
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

  /// Installs the report, and forgets the keys pressed before.
  @MainActor
  func begin(on terminal: TerminalScreen) {
    terminal.forgetRecordedKeys()
    install(on: terminal)
  }

  /// Installs the report on the terminal.
  @MainActor
  func install(on terminal: TerminalScreen) {
    terminal.trapReport = place
    terminal.trapReportEnd = lastActionLine
  }

  /// Records a user action at a virtual second.
  ///
  /// - Returns: Whether the report has changed.
  @discardableResult
  mutating func record(_ action: Action, at time: Double) -> Bool {
    let isAnother = last?.action != action
    // While the run is paused, repeating an action changes nothing in the report.
    guard isAnother || time != lastTime else { return false }
    lastTime = time
    if isAnother {
      let text = action.stepText.displaySafe
      last = text.isEmpty ? nil : (action, text)
    }
    let shown = (time * 100).rounded() / 100
    lastActionLine = last.map { "  last user action, at \(shown) s: \($0.text)\n" } ?? ""
    return true
  }

  /// Updates the scene and the layouts, and keeps the last user action.
  mutating func update(from other: TrapReport) {
    place = other.place
  }
}

extension Key {
  /// The number of characters after which a longer text is truncated in the report.
  private static let longestWord = 8

  /// The name of a key in a trap report, without spaces, and the number of presses; longer text is truncated.
  func word(times: Int) -> String {
    times > 1 ? "\(word)×\(times)" : word
  }

  private var word: String {
    guard case .character(let text) = self, let first = text.utf8.first else { return name }
    if text.utf8.count == 1 { return 0x21..<0x7F ~= first ? text : name }
    let start = name.prefix(Self.longestWord)
    return start.replacing(" ", with: "␣") + (start.endIndex < name.endIndex ? "…" : "")
  }
}
