import Foundation

/// An element that took its preferred size.
public struct SizeChange: Sendable, Equatable {
  public var category: UICollectionView.ElementCategory
  /// The element kind; nil for cells.
  public var kind: String?
  public var indexPath: IndexPath
  /// The size the layout gave it, in points.
  public var original: CGSize
  /// The size it asked for, in points.
  public var preferred: CGSize
  /// How the layout had come by the size it gave; nil where it cannot tell.
  public var originalState: SizeState?
}
