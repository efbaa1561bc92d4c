import Foundation

/// A colour in extended sRGB; nothing here draws it.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  /// Red, green, blue and opacity, each from 0 to 1.
  package let components: [CGFloat]

  /// A colour from red, green, blue and opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each from 0 to 1.
  ///
  /// The hexcone model: A. R. Smith, "Color gamut transform pairs", SIGGRAPH 1978.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(min(sector, 4 - sector), 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Writes the components of the colour.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// Colours are equal when their numbers are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// Equal colours have equal hashes.
  open override var hash: Int { components.hashValue }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

// UIKit's fixed colours, and its system colours as they are in light mode.

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  public class var label: UIColor { .black }
  public class var systemBackground: UIColor { .white }
  public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }
  public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }
  public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }
  public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }
  public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0) }
  public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85) }
  public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222) }
  public class var systemTeal: UIColor { UIColor(bytes: 48, 176, 199) }
  public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }

  private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
