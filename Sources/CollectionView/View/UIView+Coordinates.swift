import Foundation

// The window's coordinates are a `UIWindow`'s own; without one, those in which the topmost view has its frame.

extension UIView {
  /// A point of this view in another view's coordinates, or in the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = point.applying(toWindow)
    return view.map { inWindow.applying($0.toWindow.inverted()) } ?? inWindow
  }

  /// A point of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toWindow) } ?? point).applying(toWindow.inverted())
  }

  /// The box around a rectangle of this view in another view's coordinates, or in the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inWindow = rect.applying(toWindow)
    return view.map { inWindow.applying($0.toWindow.inverted()) } ?? inWindow
  }

  /// The box around a rectangle of another view, or of the window for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view.map { rect.applying($0.toWindow) } ?? rect).applying(toWindow.inverted())
  }

  /// The map from this view's coordinates to the window's.
  private var toWindow: CGAffineTransform {
    sequence(first: self, next: \.superview).prefix { !$0.isWindow }
      .reduce(.identity) { $0.concatenating($1.toSuperview) }
  }

  private var toSuperview: CGAffineTransform {
    let anchor = anchorPoint
    return CGAffineTransform(
      translationX: -(bounds.minX + anchor.x * bounds.width),
      y: -(bounds.minY + anchor.y * bounds.height)
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
