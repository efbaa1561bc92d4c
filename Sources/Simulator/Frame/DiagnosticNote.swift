import CollectionView

/// A diagnostic of the engine, as a plain value.
public struct DiagnosticNote: Sendable, Equatable, Codable {
  /// The stable id.
  public var id: String
  /// `[section, item]`; nil if the diagnostic names no item.
  public var indexPath: [Int]?
  /// UIKit's wording and the element.
  public var message: String

  public init(id: String, indexPath: [Int]? = nil, message: String) {
    self.id = id
    self.indexPath = indexPath
    self.message = message
  }
}

extension DiagnosticNote {
  /// The ids of this program's own notes on a scene; all other ids are the engine's.
  static let ownIDs = ["headersNotShown", "footersNotShown", "dataFile", "settingRefused"]

  init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id.rawValue, indexPath: diagnostic.indexPath.map { Array($0) },
      message: diagnostic.message)
  }
}
