import CollectionView
import Foundation

// Every symbol image is 20 × 20 points here, whatever its configuration: there is no symbol font to measure.

extension UIImage {
  /// The size of a symbol in relation to its font.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  /// The properties that select a variant of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    fileprivate override init() {
      super.init()
    }

    /// The object itself: a configuration cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The object itself.
    open override func copy() -> Any { self }
  }

  /// The font, size, weight, scale and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private struct Values: Hashable {
      var font: UIFont?
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
    }
    private let values: Values

    private init(_ values: Values) {
      self.values = values
      super.init()
    }

    /// A scale in relation to the font.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// The size of a system font, in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// The weight of the lines.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// The size in points and the weight of a system font.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// The size in points and the weight of a system font, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The font of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// The font of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// A font.
    public convenience init(font: UIFont) { self.init(Values(font: font)) }

    /// A font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(font: font, scale: scale))
    }

    /// Shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// Colours for the layers of a symbol.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// Configurations are equal when they set the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// Equal configurations have equal hashes.
    open override var hash: Int { values.hashValue }
  }

  /// A square of 20 points in place of any symbol, whatever the configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }
}
