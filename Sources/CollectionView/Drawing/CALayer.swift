import Foundation

/// What a view looks like beyond its geometry, which it shares with the view.
///
/// Nothing here draws. The properties hold what a view was told, the anchor point counts in the view's frame, and the
/// transform is the view's own.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view the layer belongs to.
  weak var view: UIView?

  /// The point of the bounds that lies on the view's centre, as a part of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order among layers.
  open var zPosition: CGFloat = 0

  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; nil for that of the layer.
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var isDoubleSided = true
  open var allowsEdgeAntialiasing = false
  /// What the layer shows.
  open var contents: Any?

  /// The transform about the anchor point: the view's.
  open var transform: CATransform3D {
    get { view?.transform3D ?? CATransform3DIdentity }
    set { view?.transform3D = newValue }
  }

  /// The opacity from 0 to 1: the view's.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The anchor point in the superview's coordinates: the view's centre.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The visible part of the own coordinates: the view's.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The box in the superview's coordinates: the view's.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// A layer of no view.
  @_nonoverride public init() {
    super.init()
  }
}
