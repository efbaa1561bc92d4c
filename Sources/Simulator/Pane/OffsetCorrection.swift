import CollectionView

/// The app's own correction of the content offset that is under way.
enum OffsetCorrection {
  case none
  /// `setContentOffset(_:animated:)` is being called.
  case calling
  /// The animation that the call started may still run.
  case animating

  /// The name in the ledger of the changes that it makes.
  static let occasion = "correction"

  /// Whether a change of the offset by an author is part of it.
  func includes(_ author: Author) -> Bool {
    switch self {
    case .none: false
    case .calling: author == .code
    case .animating: author == .animation
    }
  }
}
