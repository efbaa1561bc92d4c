import CollectionView
import Foundation

// Measuring text without font files: every character is half the point size wide, see `UIFont`.

extension NSString {
  /// The size of the text with one line per paragraph, in points; the default font has 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure(font: font(in: attributes), width: .infinity).size(of: description)
  }

  /// The bounding box of the text within a size, in points; one line unless `options` contain `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = font(in: attributes)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let limit = size.height > 0 ? (size.height / font.lineHeight).rounded(.down) : 0
    let measure = TextMeasure(
      font: font, width: isBroken && size.width > 0 ? size.width : .infinity,
      maximumLines: isBroken ? (limit < 1e6 ? Int(max(1, limit)) : 0) : 1)
    return CGRect(origin: .zero, size: measure.size(of: description))
  }

  private func font(in attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }
}

extension String {
  /// The size of the text with one line per paragraph, in points; the default font has 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// The bounding box of the text within a size, in points; one line unless `options` contain `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
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
  /// A context.
  public init() {}
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
}

/// Breaks text into lines at spaces, and inside words longer than a line.
struct TextMeasure {
  let font: UIFont
  /// The width to break at, in points; infinite for none.
  let width: CGFloat
  /// The maximum number of lines; 0 for no limit.
  var maximumLines = 0

  /// The size of the text in points.
  ///
  /// - Complexity: O(characters).
  func size(of text: String) -> CGSize {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(breakLine)
    if maximumLines > 0, lines.count > maximumLines { lines = Array(lines[..<maximumLines]) }
    let widest = lines.max() ?? 0
    return CGSize(
      width: min(widest, max(width, 0)), height: CGFloat(lines.count) * font.lineHeight)
  }

  /// The widths of the lines of a paragraph.
  private func breakLine(_ paragraph: Substring) -> [CGFloat] {
    var widths: [CGFloat] = []
    var line: CGFloat = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = line == 0
      var length = word.reduce(0) { $0 + advance(of: $1) }
      let space = isFirst ? 0 : advance(of: " ")
      if !isFirst, line + space + length > width {
        widths.append(line)
        line = 0
      } else {
        line += space
      }
      while line == 0, length > width, width >= advance(of: "x") {
        let part = (width / advance(of: "x")).rounded(.down) * advance(of: "x")
        widths.append(part)
        length -= part
      }
      line += length
    }
    return widths + [line]
  }

  private func advance(of character: Character) -> CGFloat {
    let isWide = character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || (0x1100...0x115F).contains($0.value)
        || (0x2E80...0xA4CF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
        || (0xF900...0xFAFF).contains($0.value) || (0xFF00...0xFF60).contains($0.value)
    }
    return font.pointSize * (isWide ? 1 : 0.5)
  }
}
