import Foundation

/// Provides the content and layout of a layer; every method is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the content, such as an image for `contents`.
  func display(_ layer: CALayer)
  /// Draws the content; never called here.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn; never called here.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a property; never called here, since no change is animated.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens on a change of a layer's property: an animation, or `NSNull` for nothing.
public protocol CAAction {}

extension NSNull: CAAction {}
