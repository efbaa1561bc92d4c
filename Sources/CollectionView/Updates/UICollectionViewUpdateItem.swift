import Foundation

/// One change of a batch update, as the layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The path in the old state; nil for an insert; `item` is `NSNotFound` for a section.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The path in the new state; nil for a delete; `item` is `NSNotFound` for a section.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// What happens.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// Whether a whole section is meant.
  var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.last == NSNotFound
  }
}
