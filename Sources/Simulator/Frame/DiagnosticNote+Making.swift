import CollectionView

extension DiagnosticNote {
  /// What this program tells of a scene by itself; all other ids are the engine's.
  static let ownIDs = ["headersNotShown", "footersNotShown", "settingRefused"]

  init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id.rawValue, indexPath: diagnostic.indexPath.map { Array($0) },
      message: diagnostic.message)
  }
}

extension PaneRun {
  /// All that there is to tell: of the scene, of what was to be set, and of the engine's, in this order.
  var diagnosticNotes: [DiagnosticNote] {
    notices + refusals + diagnostics.map { DiagnosticNote($0) }
  }
}
