import Foundation

#if !canImport(Darwin)
  /// A colour in extended sRGB or in grey.
  public final class CGColor: Hashable, Sendable {
    /// Red, green and blue, or grey, then opacity, each from 0 to 1.
    public let components: [CGFloat]?
    /// The colour space of the components.
    public let colorSpace: CGColorSpace?

    /// A colour from red, green, blue and opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
      colorSpace = CGColorSpaceCreateDeviceRGB()
    }

    /// A colour from red, green, blue and opacity.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey.
    public init(gray: CGFloat, alpha: CGFloat) {
      components = [gray, alpha]
      colorSpace = CGColorSpaceCreateDeviceGray()
    }

    /// A colour from as many components as its space has, and opacity; nil if there are fewer.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
      guard components.count > space.numberOfComponents else { return nil }
      self.components = Array(components.prefix(space.numberOfComponents + 1))
      colorSpace = space
    }

    /// The number of components, with the opacity.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// The opacity from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components, let colorSpace else { return nil }
      return CGColor(colorSpace: colorSpace, components: components.dropLast() + [alpha])
    }

    /// Colours are equal when their spaces and components are.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.colorSpace == right.colorSpace && left.components == right.components
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(components)
    }
  }

  /// The meaning of a colour's components: red, green and blue, or grey.
  public final class CGColorSpace: Hashable, Sendable {
    /// The number of components, without the opacity.
    public let numberOfComponents: Int

    fileprivate init(numberOfComponents: Int) {
      self.numberOfComponents = numberOfComponents
    }

    /// Spaces are equal when they have as many components.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
      left.numberOfComponents == right.numberOfComponents
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(numberOfComponents)
    }
  }

  /// The colour space of red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

  /// The colour space of greys.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
#endif

extension UIColor {
  /// The same colour as a Core Graphics colour, with four components.
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
