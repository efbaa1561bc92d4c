import CollectionView
import Foundation

/// An image; only its size is known, nothing is drawn.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the colours of an image are used.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// How the image is turned; its size is that of the turned image.
  public let imageOrientation: Orientation
  /// How the colours are used; has no effect here.
  open private(set) var renderingMode = RenderingMode.automatic
  /// The edges that keep their size when the image is stretched; have no effect here.
  open private(set) var capInsets = UIEdgeInsets.zero
  /// Whether a stretched image repeats or scales the part between its cap insets; has no effect here.
  open private(set) var resizingMode = ResizingMode.tile

  /// An image of size zero.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// An image of a size in points, with a number of pixels per point; 1 instead of one that is not positive or not finite.
  package init(size: CGSize, scale: CGFloat = 1, orientation: Orientation = .up) {
    self.size = size
    self.scale = Self.usable(scale)
    imageOrientation = orientation
    super.init()
  }

  private static func usable(_ scale: CGFloat) -> CGFloat {
    scale > 0 && scale.isFinite ? scale : 1
  }

  /// Nil: there are no resources here.
  public convenience init?(named name: String) { nil }
  /// Nil: there are no resources here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }
  /// Nil: image files are not read here.
  public convenience init?(contentsOfFile path: String) { nil }
  /// Nil: image files are not read here.
  public convenience init?(data: Data) { nil }
  /// Nil: image files are not read here.
  public convenience init?(data: Data, scale: CGFloat) { nil }

  /// A square of 20 points in place of any symbol, as there are no symbols here.
  public convenience init?(systemName name: String) {
    self.init(
      size: CGSize(width: 20, height: 20), scale: UITraitCollection.standardDisplayScale)
    renderingMode = .alwaysTemplate
  }

  /// An image of as many points as another has pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of as many pixels as another, turned by its orientation; a scale that is not positive counts as 1 (inferred).
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = Self.usable(scale)
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      size: isSideways ? CGSize(width: size.height, height: size.width) : size, scale: scale,
      orientation: orientation)
  }

  /// An image of the size in pixels before it is turned; nil for a size that is empty, not finite or too large.
  open var cgImage: CGImage? {
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(imageOrientation)
    guard let pixels = size.pixels(scale: scale, .toNearestOrAwayFromZero) else { return nil }
    let (width, height) =
      isSideways ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
    #if canImport(Darwin)
      return GraphicsContext.canvas(width: width, height: height)?.makeImage()
    #else
      return CGImage(width: width, height: height)
    #endif
  }

  /// The same image with another use of its colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    duplicate { $0.renderingMode = renderingMode }
  }

  /// The same image; the colour has no effect here.
  open func withTintColor(_ color: UIColor) -> UIImage { duplicate { _ in } }

  /// The same image with another use of its colours; the colour has no effect here.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The same image whose edges keep their size when it is stretched; the middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image whose edges keep their size when it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    duplicate {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Has no effect here: nothing is drawn.
  open func draw(at point: CGPoint) {}
  /// Has no effect here: nothing is drawn.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Has no effect here: nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Has no effect here: nothing is drawn.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Nil: there are no pixels to encode.
  open func pngData() -> Data? { nil }
  /// Nil: there are no pixels to encode.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  private func duplicate(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(size: size, scale: scale, orientation: imageOrientation)
    image.renderingMode = renderingMode
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    change(image)
    return image
  }
}
