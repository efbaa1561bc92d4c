import CollectionView
import Foundation

/// Makes images of a size, without pixels.
open class UIGraphicsImageRenderer: NSObject {
  /// The values of the images.
  public let format: UIGraphicsImageRendererFormat
  /// The box of the images' coordinates, in points.
  private let bounds: CGRect

  /// Images of a size in points, with the scale of the screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images with the coordinates of a box in points, and the scale of the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Images with the coordinates of a box in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Runs the actions with a current graphics context, and returns an image of the size.
  ///
  /// The actions do not run for a size that is not finite or too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let graphics = GraphicsContext(
      size: CGSize(width: max(1, bounds.width), height: max(1, bounds.height)),
      scale: format.scale)
    if let context = graphics.context {
      GraphicsContext.stack.append(graphics)
      defer { UIGraphicsPopContext() }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(
        UIGraphicsImageRendererContext(
          context, format: format, bounds: bounds, scale: graphics.scale))
    }
    return UIImage(size: bounds.size, scale: graphics.scale)
  }
}

/// The values of rendered images.
open class UIGraphicsRendererFormat: NSObject {
  /// The box of the coordinates in points.
  open internal(set) var bounds = CGRect.zero
}

/// The values of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of an image's colours.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point; by default those of the screen.
  open var scale: CGFloat = UITraitCollection.standardDisplayScale
  /// Whether the image has no transparency; has no effect here.
  open var opaque = false
  /// The range of the colours; has no effect here.
  open var preferredRange = Range.automatic

  /// The values by default.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The values that suit the screen: those by default.
  open class func preferred() -> UIGraphicsImageRendererFormat { .default() }

  /// The values that suit an environment.
  @MainActor public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

/// A context that a renderer runs its actions with.
open class UIGraphicsRendererContext: NSObject {
  /// The canvas; nothing is drawn on it.
  public let cgContext: CGContext
  fileprivate let rendererFormat: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  /// Has no effect here: nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Has no effect here: nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Has no effect here: nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// Has no effect here: nothing is drawn.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Clips the canvas to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// A context that an image renderer runs its actions with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let bounds: CGRect
  /// Pixels per point.
  private let scale: CGFloat

  fileprivate init(
    _ context: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect, scale: CGFloat
  ) {
    self.bounds = bounds
    self.scale = scale
    super.init(context, format: format)
    format.bounds = bounds
  }

  /// The values of the image.
  open var format: UIGraphicsImageRendererFormat { rendererFormat }
  /// An image of the size.
  open var currentImage: UIImage { UIImage(size: bounds.size, scale: scale) }
}
