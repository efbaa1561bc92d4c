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

  /// Has ready what a trap says of what runs.
  func prepareTrapReport() {
    trapReport = TrapReport(of: timeline.scene, layouts: timeline.layouts, at: path, program)
    terminal.trapReport = trapReport.text
  }

  /// The same, and what is done by hand, or was done last.
  func prepareTrapReport(_ action: Action) {
    terminal.trapReport = trapReport.text(doing: action, at: frame.time)
  }
}
