import Foundation

/// What a collection view is told of changed data, told where the call begins.
public enum UpdateCall: Sendable, Equatable {
  case performBatchUpdates
  case insertItems([IndexPath])
  case deleteItems([IndexPath])
  case reloadItems([IndexPath])
  case reconfigureItems([IndexPath])
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
  case moveSection(from: Int, to: Int)
}
