import CollectionView
import Foundation

/// The appearance of a view beyond its geometry, which the layer shares with the view.
///
/// Nothing here is drawn: most properties only store their values. Geometry, opacity and clipping are those of the view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view the layer belongs to.
  private weak var view: UIView?

  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownMasksToBounds = false

  /// The order among layers.
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
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
  /// The content of the layer.
  open var contents: Any?

  /// The point of the bounds that lies at `position`, as a fraction of the size: the view's `anchorPoint`.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set {
      ownAnchorPoint = newValue
      view?.anchorPoint = newValue
    }
  }

  /// Whether content is clipped to the bounds: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// The transform about the anchor point: the view's `transform3D`.
  open var transform: CATransform3D {
    get { view?.transform3D ?? CATransform3DIdentity }
    set { view?.transform3D = newValue }
  }

  /// The opacity from 0 to 1: the view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The anchor point in the superview's coordinates: the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The visible part of the layer's own coordinates: the view's `bounds`.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The box in the superview's coordinates: the view's `frame`.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// A layer without a view.
  @_nonoverride public init() {
    super.init()
  }

  fileprivate init(of view: UIView) {
    self.view = view
    // A layer may outlive its view.
    ownAnchorPoint = view.anchorPoint
    ownMasksToBounds = view.clipsToBounds
    super.init()
  }
}

extension UIView {
  /// The appearance of the view beyond its geometry.
  public var layer: CALayer {
    if let layer = attachedLayer as? CALayer { return layer }
    let layer = CALayer(of: self)
    attachedLayer = layer
    return layer
  }
}
