import CollectionView
import Foundation

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
  static let ownIDs = [
    "headersNotShown", "footersNotShown", "dataFile", "delegateNotAsked", "notMirrored",
    "settingRefused", "missingElement", "notOrthogonal",
  ]

  /// A step, or late content, names an element that does not exist at that time.
  ///
  /// - Parameters:
  ///   - path: The index path.
  ///   - verb: What was to be done to the element: `grow`.
  ///   - counts: The numbers of items of all sections.
  init(missing path: IndexPath, to verb: String, among counts: [Int]) {
    let section = path.first ?? 0
    let reason =
      counts.indices.contains(section)
      ? "section \(section) has \(counts[section]) items"
      : "there are \(counts.count) sections"
    self.init(
      id: "missingElement", indexPath: Array(path),
      message: "nothing to \(verb) at this index path: \(reason)")
  }

  /// A step scrolls a section across that does not scroll across at that time.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - count: The number of sections.
  init(unscrollable section: Int, among count: Int) {
    self.init(
      id: "notOrthogonal", indexPath: [section],
      message: section < count
        ? "section \(section) has no `orthogonalScrollingBehavior`: nothing was scrolled"
        : "there are \(count) sections: nothing was scrolled")
  }

  /// A step expands or collapses an item without children, or one that does not exist at that time.
  init(childless path: IndexPath) {
    self.init(
      id: "missingElement", indexPath: Array(path),
      message: "nothing to expand or collapse at this index path: there is no item with `children`")
  }

  init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id.rawValue, indexPath: diagnostic.indexPath.map { Array($0) },
      message: diagnostic.message)
  }
}
