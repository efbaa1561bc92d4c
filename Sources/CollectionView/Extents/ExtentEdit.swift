import Foundation

/// A change at one item, which a tree makes in place.
enum ExtentEdit: Sendable {
  /// Gives the item a measured extent.
  case measure(CGFloat)
  /// Gives the item a measured extent unless it has one.
  case confirm(CGFloat)
  /// Makes the item unmeasured again.
  case forget
  /// Inserts a number of unmeasured items before the item.
  case insert(Int)
  /// Takes the item away.
  case remove

  /// The extent that an item without one is given.
  var measure: CGFloat? {
    switch self {
    case .measure(let extent), .confirm(let extent): extent
    case .forget, .insert, .remove: nil
    }
  }
}
