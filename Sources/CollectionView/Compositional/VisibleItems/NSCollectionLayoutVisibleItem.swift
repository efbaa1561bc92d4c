import Foundation

/// A closure that may change the visible items of a section: the items, the offset, and the room of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An element of a section that is visible; a section's handler may change it.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// Opacity from 0 to 1.
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; empty for a cell.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// The frame in content points.
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Nil for a cell.
  var representedElementKind: String? { get }
}
