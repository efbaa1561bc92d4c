import CollectionView
import Foundation

#if !canImport(Darwin)
  /// A colour in extended sRGB.
  public final class CGColor: Sendable {
    /// Red, green, blue and opacity, each from 0 to 1.
    public let components: [CGFloat]?

    /// A colour from red, green, blue and opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 0 }
  }
#endif

extension UIColor {
  /// The same colour as a Core Graphics colour.
  public var cgColor: CGColor {
    CGColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The same colour as a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let numbers = cgColor.components ?? []
    if numbers.count >= 4 {
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    } else {
      self.init(white: numbers.first ?? 0, alpha: cgColor.alpha)
    }
  }
}
