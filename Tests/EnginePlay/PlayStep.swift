import Foundation

/// What an operation comes down to in one state of the data.
///
/// Offsets and sizes are in points.
enum PlayStep {
  /// Where an item comes to stand.
  enum Position: String, CaseIterable {
    case top
    case centeredVertically
    case bottom
    case none
  }

  case scroll(by: CGFloat)
  case offset(CGFloat)
  case show(IndexPath, Position)
  /// Adds to the heights of items.
  case change([IndexPath], by: CGFloat)
  case update(PlayBatch)
  case reloadData
  case resize(CGSize)
}
