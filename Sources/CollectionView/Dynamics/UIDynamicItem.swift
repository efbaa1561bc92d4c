import Foundation

/// What moves as one body; layout attributes do.
public protocol UIDynamicItem: AnyObject {
  /// The centre, in points.
  var center: CGPoint { get set }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The transform about the centre.
  var transform: CGAffineTransform { get set }
}
