import CollectionView
import Foundation

/// A layer with a gradient; nothing is drawn, the values are kept.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor` values.
  open var colors: [Any]?
  /// Where the colours are, from 0 to 1; nil for evenly spaced.
  open var locations: [NSNumber]?
  /// The start of the gradient, as a fraction of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as a fraction of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
