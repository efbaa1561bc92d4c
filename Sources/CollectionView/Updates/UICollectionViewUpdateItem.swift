import Foundation

/// One change of a batch update, as the layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
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

  /// The kind of change.
  open private(set) var updateAction: Action

  /// An update item of the action `none`, without index paths, for a layout's own tests.
  @_nonoverride public init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// Whether the change concerns a whole section.
  var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.last == NSNotFound
  }
}

extension IndexPath {
  /// The index path of a whole section in update items: its item is `NSNotFound`.
  init(ofSection section: Int) {
    self.init(indexes: [section, NSNotFound])
  }

  /// The path as UIKit writes it in its messages: `0 - 3`, or a section alone.
  var inWords: String {
    filter { $0 != NSNotFound }.map(String.init).joined(separator: " - ")
  }
}
