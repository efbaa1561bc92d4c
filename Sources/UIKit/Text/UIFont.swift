import CollectionView
import Foundation

/// A font; only its size affects text.
///
/// There are no font files here. A character is half the point size wide, a character of two columns (such as CJK or emoji)
/// as wide as the point size, and a line is 1.2 times the point size high: close to the system font of a phone, and equal
/// on every platform.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The name that was asked for, or that of the system's font.
  public let fontName: String

  private init(pointSize: CGFloat, name: String = ".SFUI-Regular") {
    self.pointSize = pointSize
    fontName = name
    super.init()
  }

  /// A font of a name and a size in points; every name has the same measures.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(pointSize: fontSize, name: fontName)
  }

  /// The system's font of a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
  /// The system's font of a size in points; the weight changes no measure.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }
  /// The system's bold font of a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }
  /// The system's italic font of a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }
  /// The system's font with digits of one width; the weight changes no measure.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }
  /// The system's font with characters of one width; the weight changes no measure.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }
  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The font of a style at the default text size of a phone.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: style.pointSize)
  }

  /// The font of a style at the default text size of a phone; the traits have no effect here.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, name: fontName)
  }

  /// Fonts are equal when their names and sizes are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int { pointSize.hashValue }

  /// The height of a line in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// From the baseline to the top of a line, in points.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// From the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { ascender - lineHeight }
  /// From the baseline to the top of capitals, in points; inferred from the system font of a phone.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// From the baseline to the top of small letters, in points; inferred from the system font of a phone.
  open var xHeight: CGFloat { pointSize * 0.53 }
  /// The extra space between lines, in points.
  open var leading: CGFloat { 0 }
}

extension UIFont {
  /// A kind of text, such as a title or a caption, with a font size of its own.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The size at the default text size of a phone, in points.
    ///
    /// From Apple's Human Interface Guidelines, "Typography", size Large.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
