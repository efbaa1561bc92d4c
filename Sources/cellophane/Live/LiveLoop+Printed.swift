import Renderer
import Scenes
import Simulator

extension LiveLoop {
  /// Takes what the program's own code has printed to the log.
  func takePrinted() {
    if let text = terminal.takePrinted() {
      screen.state.log.take(text)
      needsDrawing = true
    }
    guard screen.state.overlay == .log else { return }
    screen.state.log.markSeen()
    terminal.markPrintedSeen()
  }

  /// Has ready what a trap says: which layout runs in which scene, and how to have it again.
  func prepareTrapReport() {
    trapPlace = Self.trapReport(
      of: timeline.scene, layouts: timeline.layouts, at: path, program)
    terminal.trapReport = trapPlace
  }

  /// The same, and what is done by hand, or was done last.
  func prepareTrapReport(_ action: Action) {
    if deed?.action != action {
      let text = action.stepText.isEmpty ? "\(action)" : action.stepText
      deed = (action, text.displaySafe)
    }
    let time = (frame.time * 100).rounded() / 100
    terminal.trapReport =
      trapPlace + "  the last thing done by hand, at \(time) s: \(deed?.text ?? "")\n"
  }

  /// What a trap says of a scene that does not run yet: its first pass is a layout's code already.
  static func trapReport(of scene: Scene, at path: String?, _ program: Program) -> String {
    trapReport(of: scene, layouts: scene.panes.map(\.layout.kind), at: path, program)
  }

  private static func trapReport(
    of scene: Scene, layouts: [String], at path: String?, _ program: Program
  ) -> String {
    let place = "cellophane: it ended in the scene “\(scene.name)”, layout "
    let lines = [
      place + layouts.joined(separator: ", "),
      "  to reproduce: \(program.command(opening: path))",
    ]
    return lines.map { "\n\($0.displaySafe)" }.joined() + "\n"
  }
}
