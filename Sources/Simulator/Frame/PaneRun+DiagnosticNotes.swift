extension PaneRun {
  /// All that there is to tell: of the scene, of what was to be set, and of the engine's, in this order.
  var diagnosticNotes: [DiagnosticNote] {
    notices + (content.shrunkNotice.map { [$0] } ?? []) + refusals
      + diagnostics.map { DiagnosticNote($0) }
  }
}
