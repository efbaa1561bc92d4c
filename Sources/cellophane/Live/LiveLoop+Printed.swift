import Simulator

extension LiveLoop {
  /// Takes what the program's own code has printed to the log.
  func takePrinted() {
    if let text = terminal.takePrinted() {
      screen.state.log.take(text)
      needsDrawing = true
    }
    guard case .log = screen.state.overlay else { return }
    screen.state.log.markSeen()
    terminal.markPrintedSeen()
  }

  /// Has ready what a trap says of what runs.
  func prepareTrapReport() {
    trapReport = newTrapReport
    trapReport.begin(on: terminal)
  }

  private var newTrapReport: TrapReport {
    TrapReport(of: timeline.scene, layouts: timeline.layouts, at: path, program)
  }

  /// The same after what was done by hand may have changed the layout.
  func renewTrapReport() {
    trapReport.takePlace(of: newTrapReport)
    trapReport.tell(on: terminal)
  }

  /// The same, and what is done by hand, or was done last.
  func prepareTrapReport(_ action: Action) {
    if trapReport.note(action, at: frame.time) { trapReport.tell(on: terminal) }
  }

  /// The same, and the key that comes.
  func prepareTrapReport(_ key: Key, times: Int) {
    terminal.noteKey(key.word(times: times))
  }
}
