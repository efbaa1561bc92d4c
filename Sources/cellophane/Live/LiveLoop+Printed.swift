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
    let layouts = timeline.layouts.joined(separator: ", ")
    var lines = [
      "cellophane: it ended in the scene “\(timeline.scene.name)”, layout \(layouts)",
      "  to reproduce: \(program.command(opening: path))",
    ]
    if let action {
      let time = (frame.time * 100).rounded() / 100
      let deed = action.stepText.isEmpty ? "\(action)" : action.stepText
      lines.append("  the last thing done by hand, at \(time) s: \(deed)")
    }
    terminal.trapReport = lines.map { "\n\($0.displaySafe)" }.joined() + "\n"
  }
}
