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
  /// - Parameter action: What is done now by hand; nil for nothing.
  func prepareTrapReport(before action: Action? = nil) {
    let scene = timeline.scene
    let layouts = zip(scene.panes, timeline.layoutClasses).map { "\($0.layout.kind) (\($1))" }
    var lines = [
      "cellophane: it ended in the scene “\(scene.name)”, layout \(layouts.joined(separator: ", "))",
      "  to reproduce: \(program.command(opening: path))",
    ]
    if let action {
      let time = (frame.time * 100).rounded() / 100
      lines.append("  the last thing done by hand, at \(time) s: \(action.stepText)")
    }
    terminal.trapReport = "\n" + lines.joined(separator: "\n").displaySafe + "\n"
  }
}
