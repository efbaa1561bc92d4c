import Foundation

/// An item that a dynamic animator, or a handler of visible items, can move; layout attributes conform.
public protocol UIDynamicItem: AnyObject {
  /// The centre, in points.
  var center: CGPoint { get set }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: CGAffineTransform { get set }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
