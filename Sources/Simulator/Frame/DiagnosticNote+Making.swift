import CollectionView

extension DiagnosticNote {
  /// What this program tells of a scene by itself; all other ids are the engine's.
  static let ownIDs = ["headersNotShown", "footersNotShown", "dataFile", "settingRefused"]

  init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id.rawValue, indexPath: diagnostic.indexPath.map { Array($0) },
      message: diagnostic.message)
  }
}
