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
  ///
  /// - Parameter action: What is done by hand, or was done last; nil for nothing.
  func prepareTrapReport(_ action: Action? = nil) {
    var deed: String?
    if let action {
      let time = (frame.time * 100).rounded() / 100
      let text = action.stepText.isEmpty ? "\(action)" : action.stepText
      deed = "at \(time) s: \(text)"
    }
    terminal.trapReport = Self.trapReport(
      of: timeline.scene, layouts: timeline.layouts, at: path, program, deed: deed)
  }

  /// What a trap says of a scene that does not run yet: its first pass is a layout's code already.
  static func trapReport(of scene: Scene, at path: String?, _ program: Program) -> String {
    trapReport(of: scene, layouts: scene.panes.map(\.layout.kind), at: path, program, deed: nil)
  }

  private static func trapReport(
    of scene: Scene, layouts: [String], at path: String?, _ program: Program, deed: String?
  ) -> String {
    var lines = [
      "cellophane: it ended in the scene “\(scene.name)”, layout "
        + layouts.joined(separator: ", "),
      "  to reproduce: \(program.command(opening: path))",
    ]
    if let deed { lines.append("  the last thing done by hand, \(deed)") }
    return lines.map { "\n\($0.displaySafe)" }.joined() + "\n"
  }
}
