import CollectionView
import Foundation

// The stack of graphics contexts. As in UIKit every thread has one of its own.

/// A graphics context of the stack, with the image that is made of it.
struct GraphicsContext {
  let context: CGContext?
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat

  /// A context to make an image in; the `CGContext` is nil for a size that is empty, not finite or too large.
  ///
  /// The scale is in pixels per point; 0, or one that is not finite, is that of the screen.
  init(size: CGSize, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.standardDisplayScale
    self.size = size
    self.scale = scale
    #if canImport(Darwin)
      guard let pixels = size.pixels(scale: scale, .up) else {
        context = nil
        return
      }
      context = Self.canvas(width: pixels.width, height: pixels.height)
      context?.concatenate(
        CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale))
    #else
      context = CGContext(size: size, scale: scale)
    #endif
  }

  /// A context that was not made here.
  init(_ context: CGContext) {
    self.context = context
    size = .zero
    scale = 1
  }

  #if canImport(Darwin)
    /// An empty canvas of a size in pixels; nil if there is no memory for it.
    static func canvas(width: Int, height: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
  #endif

  var image: UIImage { UIImage(size: size, scale: scale) }

  private static let key = "UIKit.GraphicsContext.stack"

  /// The contexts of the current thread, the current one last.
  static var stack: [GraphicsContext] {
    get { Thread.current.threadDictionary[key] as? [GraphicsContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }
}

/// The current graphics context of the thread; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContext.stack.last?.context }

/// Makes a context current, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContext.stack.append(GraphicsContext(context))
}

/// Makes the context current that was before.
public func UIGraphicsPopContext() {
  _ = GraphicsContext.stack.popLast()
}

/// Begins an image with one pixel per point, of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsContext.stack.append(GraphicsContext(size: size, scale: scale))
}

/// The image that was begun last, without pixels; nil if none was or its size is empty, not finite or too large.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = GraphicsContext.stack.last, last.context != nil, last.size != .zero else {
    return nil
  }
  return last.image
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Has no effect here: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
/// Has no effect here: nothing is drawn.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Has no effect here: nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}

/// Clips the current context, if there is one, to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Sets the colour of fills and strokes of the current context, if there is one.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills of the current context, if there is one.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the colour of strokes of the current context, if there is one.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIView {
  /// Has no effect but a layout pass if `afterUpdates` is true: nothing is drawn.
  ///
  /// - Returns: True.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return true
  }
}
