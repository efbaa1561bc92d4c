import CollectionView
import Foundation

/// A layer with a path; nothing is drawn, the values are kept.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path in the layer's own coordinates.
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// The start of the drawn stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// Where the pattern of dashes starts, in points.
  open var lineDashPhase: CGFloat = 0
}

/// What is inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The shape of the ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The shape of the corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
