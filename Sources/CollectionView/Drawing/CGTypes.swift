import Foundation

// Values of strokes, fills and images in Core Graphics.

#if !canImport(Darwin)
  /// What is inside of a path that crosses itself.
  public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
  }

  /// The shape of the ends of a stroke.
  public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
  }

  /// The shape of the corners of a stroke.
  public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
  }

  /// What of a path is drawn.
  public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
  }

  /// The quality of a scaled image.
  public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
  }

  /// How drawing is combined with what was drawn before.
  public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case softLight = 8
    case hardLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
    case luminosity = 15
    case clear = 16
    case copy = 17
    case sourceIn = 18
    case sourceOut = 19
    case sourceAtop = 20
    case destinationOver = 21
    case destinationIn = 22
    case destinationOut = 23
    case destinationAtop = 24
    case xor = 25
    case plusDarker = 26
    case plusLighter = 27
  }

  /// Whether a gradient continues beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Core Foundation's name for an array.
  public typealias CFArray = NSArray

  /// A transition between colours; never drawn.
  public final class CGGradient: Sendable {
    /// A gradient between `CGColor` values; locations are from 0 to 1, evenly spaced without any.
    public init?(
      colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
    ) {}

    /// A gradient between `CGColor` values; locations are from 0 to 1, evenly spaced without any.
    public init?(
      colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?
    ) {}
  }

  /// An image of a size in pixels, without pixels.
  public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The part of the image in a rectangle in pixels, rounded outward; nil if they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
      return CGImage(width: Int(part.width), height: Int(part.height))
    }
  }
#endif
