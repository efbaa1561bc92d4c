import Foundation

/// The item at which a hand changes the data.
public enum EditedItem: Sendable, Equatable {
  /// The one selected last in a pane, else the first one in view.
  case current
  case path(IndexPath)
  /// Wherever it is by then.
  case item(ItemIdentity)
}
