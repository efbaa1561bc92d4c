import Foundation

/// A colour in extended sRGB; nothing here draws it.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private enum Value {
    case components([CGFloat])
    case dynamic((UITraitCollection) -> UIColor)
  }
  private let value: Value

  /// Red, green, blue and opacity, each from 0 to 1; of a dynamic colour, those in a light interface.
  package var components: [CGFloat] { components(in: .standard) }

  private func components(in traits: UITraitCollection) -> [CGFloat] {
    switch value {
    case .components(let components): components
    case .dynamic(let provider): provider(traits).components(in: traits)
    }
  }

  /// A colour from red, green, blue and opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components([red, green, blue, alpha])
    super.init()
  }

  /// A colour that depends on the traits, such as a light or dark interface.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    value = .dynamic(dynamicProvider)
    super.init()
  }

  /// The colour in an environment; a colour that depends on nothing is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = value else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// A colour from red, green, blue and opacity in the space Display P3.
  ///
  /// The matrix and the transfer function are those of CSS Color Module Level 4 (W3C), part 18.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let size = value.magnitude
      let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -code : code
    }
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    self.init(
      red: encoded(1.224940176 * r - 0.224940176 * g),
      green: encoded(-0.042056955 * r + 1.042056955 * g),
      blue: encoded(-0.019637555 * r - 0.078636046 * g + 1.0982736 * b), alpha: alpha)
  }

  /// Nil: there are no resources here.
  public convenience init?(named name: String) { nil }
  /// Nil: there are no resources here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }

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

  /// The same colour with another opacity; of a dynamic colour, a dynamic one.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .components(let numbers):
      UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
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

  /// Writes the hue, saturation, brightness and opacity of the colour, each from 0 to 1.
  ///
  /// The inverse of `init(hue:saturation:brightness:alpha:)`; a grey has the hue 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = components
    let (red, green, blue) = (numbers[0], numbers[1], numbers[2])
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    var sector: CGFloat = 0
    if range > 0 {
      if high == red {
        sector = (green - blue) / range
      } else if high == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = numbers[3]
    return true
  }

  /// Writes the grey and the opacity of the colour, each from 0 to 1.
  ///
  /// - Returns: Whether the colour is a grey; otherwise nothing is written.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = components
    guard numbers[0] == numbers[1], numbers[1] == numbers[2] else { return false }
    white?.pointee = numbers[0]
    alpha?.pointee = numbers[3]
    return true
  }

  /// Colours are equal when their numbers are, in a light and in a dark interface.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, other.components == components else { return false }
    if case (.components, .components) = (value, other.value) { return true }
    return other.components(in: Self.dark) == components(in: Self.dark)
  }

  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Equal colours have equal hashes.
  open override var hash: Int { components.hashValue }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
