import CollectionView
import Foundation

// Measuring text without font files: every character is half the point size wide, see `UIFont`.

extension NSString {
  /// The size of the text with one line per paragraph, in points; the default font has 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure(attributes, width: .infinity).size(of: description)
  }

  /// The bounding box of the text within a size, in points; one line unless `options` contain `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let measure = TextMeasure(attributes, within: size, options)
    return CGRect(origin: .zero, size: measure.size(of: description))
  }

  /// Has no effect here: nothing is drawn.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Has no effect here: nothing is drawn.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Has no effect here: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension String {
  /// The size of the text with one line per paragraph, in points; the default font has 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure(attributes, width: .infinity).size(of: self)
  }

  /// The bounding box of the text within a size, in points; one line unless `options` contain `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: TextMeasure(attributes, within: size, options).size(of: self))
  }

  /// Has no effect here: nothing is drawn.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Has no effect here: nothing is drawn.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Has no effect here: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSAttributedString {
  /// The size of the text with one line per paragraph, in points; the default font has 12 points.
  public func size() -> CGSize {
    TextMeasure(firstAttributes, width: .infinity).size(of: self)
  }

  /// The bounding box of the text within a size, in points; one line unless `options` contain `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let measure = TextMeasure(firstAttributes, within: size, options)
    return CGRect(origin: .zero, size: measure.size(of: self))
  }

  /// Has no effect here: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Has no effect here: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Has no effect here: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}

  private var firstAttributes: [Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Breaks the text into lines; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the space between lines, which is zero here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the glyphs rather than the lines, which is the same here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// Further results of measuring text; there are none here.
public final class NSStringDrawingContext {
  /// Has no effect here: text keeps its font.
  public var minimumScaleFactor: CGFloat = 0

  /// A context.
  public init() {}
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; only its line spacing affects the size.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Extra space between characters in points; has no effect here.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number; has no effect here.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A number; has no effect here.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number; has no effect here.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A distance in points; has no effect here.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
