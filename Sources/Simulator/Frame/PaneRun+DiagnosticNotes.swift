extension PaneRun {
  /// All that there is to tell: of the scene, of what was to be set, and of the engine's, in this order.
  var diagnosticNotes: [DiagnosticNote] {
    var notes = notices
    if let shrunk = content.shrunkNotice { notes.append(shrunk) }
    if !refusals.isEmpty { notes += refusals }
    for diagnostic in diagnostics { notes.append(DiagnosticNote(diagnostic)) }
    return notes
  }
}
