import Foundation

extension UIView {
  /// A copy of the appearance of `view`: its geometry, opacity, colour and, recursively, its subviews.
  static func look(of view: UIView) -> UIView {
    let look = UIView(frame: .zero)
    look.bounds = view.bounds
    look.center = view.center
    look.anchorPoint = view.anchorPoint
    look.transform3D = view.transform3D
    look.alpha = view.alpha
    look.isHidden = view.isHidden
    look.clipsToBounds = view.clipsToBounds
    look.backgroundColor = view.backgroundColor
    for subview in view.subviews { look.addSubview(Self.look(of: subview)) }
    return look
  }
}
