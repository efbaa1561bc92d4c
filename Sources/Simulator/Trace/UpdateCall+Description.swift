import CollectionView
import Foundation

extension UpdateCall: CustomStringConvertible {
  /// The call in UIKit's words.
  public var description: String {
    switch self {
    case .performBatchUpdates: "performBatchUpdates(_:completion:)"
    case .insertItems(let paths): "insertItems(at: \(paths.told))"
    case .deleteItems(let paths): "deleteItems(at: \(paths.told))"
    case .reloadItems(let paths): "reloadItems(at: \(paths.told))"
    case .reconfigureItems(let paths): "reconfigureItems(at: \(paths.told))"
    case .moveItem(let old, let new): "moveItem(at: \(old.short), to: \(new.short))"
    case .insertSections(let sections): "insertSections(\(Self.list(sections)))"
    case .deleteSections(let sections): "deleteSections(\(Self.list(sections)))"
    case .reloadSections(let sections): "reloadSections(\(Self.list(sections)))"
    case .moveSection(let old, let new): "moveSection(\(old), toSection: \(new))"
    }
  }

  /// The one item it is about; nil for none or more.
  var indexPath: IndexPath? {
    switch self {
    case .insertItems(let paths), .deleteItems(let paths), .reloadItems(let paths),
      .reconfigureItems(let paths):
      paths.count == 1 ? paths.first : nil
    case .moveItem(let old, _): old
    case .performBatchUpdates, .insertSections, .deleteSections, .reloadSections, .moveSection: nil
    }
  }

  private static func list(_ sections: IndexSet) -> String {
    [String].told(sections.prefix([String].toldElements).map(String.init), of: sections.count)
  }
}

extension [IndexPath] {
  /// As many index paths as can be read, and how many more there are.
  var told: String { told(of: count) }

  /// The first ones of so many.
  func told(of count: Int) -> String {
    [String].told(prefix([String].toldElements).map(\.short), of: count)
  }
}

extension [String] {
  /// How many of a list are named.
  fileprivate static var toldElements: Int { Call.Context.Paths.mostListed }

  /// The first names of a list, and how many more there are.
  fileprivate static func told(_ first: [String], of count: Int) -> String {
    let rest = count - first.count
    return first.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
