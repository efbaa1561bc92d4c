import CollectionView
import Foundation

/// Breaks text into lines at spaces, and inside words longer than a line.
struct TextMeasure {
  /// The font of text that has none by its attributes.
  let font: UIFont
  /// The width to break at, in points; infinite for none.
  let width: CGFloat
  /// The maximum number of lines; 0 for no limit.
  var maximumLines = 0
  /// The extra space between lines, in points.
  var lineSpacing: CGFloat = 0

  /// The size of the text in points.
  ///
  /// - Complexity: O(characters).
  func size(of text: String) -> CGSize {
    size(of: text.map { Glyph($0, font) })
  }

  /// The size of text whose fonts may differ, in points; a line is as high as its highest font.
  ///
  /// - Complexity: O(characters).
  func size(of text: NSAttributedString) -> CGSize {
    var glyphs: [Glyph] = []
    var measure = self
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? self.font
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      measure.lineSpacing = max(measure.lineSpacing, style?.lineSpacing ?? 0)
      glyphs += text.attributedSubstring(from: range).string.map { Glyph($0, font) }
    }
    return measure.size(of: glyphs)
  }

  private struct Line {
    var width: CGFloat
    var height: CGFloat
  }

  private func size(of glyphs: [Glyph]) -> CGSize {
    var lines = glyphs.split(omittingEmptySubsequences: false) { $0.character == "\n" }
      .flatMap(breakLine)
    if maximumLines > 0, lines.count > maximumLines { lines = Array(lines[..<maximumLines]) }
    let widest = lines.map(\.width).max() ?? 0
    // A product, not a sum, so that lines of one height add up without rounding.
    let highest = lines.map(\.height).max() ?? 0
    let isEven = lines.allSatisfy { $0.height == highest }
    let height = isEven ? CGFloat(lines.count) * highest : lines.reduce(0) { $0 + $1.height }
    return CGSize(
      width: min(widest, max(width, 0)),
      height: height + CGFloat(max(0, lines.count - 1)) * lineSpacing)
  }

  /// The lines of a paragraph.
  private func breakLine(_ paragraph: ArraySlice<Glyph>) -> [Line] {
    var lines: [Line] = []
    var line = Line(width: 0, height: 0)
    for word in paragraph.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.character == " " })
    {
      let isFirst = line.width == 0
      var length = word.reduce(0) { $0 + $1.advance }
      let height = word.map(\.lineHeight).max() ?? 0
      // The space is as wide as in the font of the word after it.
      let letter = (word.first?.pointSize ?? font.pointSize) / 2
      let space = isFirst ? 0 : letter
      if !isFirst, line.width + space + length > width {
        lines.append(line)
        line = Line(width: 0, height: 0)
      } else {
        line.width += space
      }
      while line.width == 0, length > width, width >= letter {
        let part = (width / letter).rounded(.down) * letter
        lines.append(Line(width: part, height: height))
        length -= part
      }
      line.width += length
      line.height = max(line.height, height)
    }
    return (lines + [line]).map { line in
      Line(width: line.width, height: line.height > 0 ? line.height : font.lineHeight)
    }
  }

  /// A character with its measures in points.
  private struct Glyph {
    let character: Character
    let pointSize: CGFloat
    let advance: CGFloat
    let lineHeight: CGFloat

    init(_ character: Character, _ font: UIFont) {
      let isWide = character.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || (0x1100...0x115F).contains($0.value)
          || (0x2E80...0xA4CF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
          || (0xF900...0xFAFF).contains($0.value) || (0xFF00...0xFF60).contains($0.value)
      }
      self.character = character
      pointSize = font.pointSize
      advance = font.pointSize * (isWide ? 1 : 0.5)
      lineHeight = font.lineHeight
    }
  }
}

extension TextMeasure {
  /// A measure by attributes; the default font has 12 points.
  init(_ attributes: [NSAttributedString.Key: Any]?, width: CGFloat, maximumLines: Int = 0) {
    self.init(
      font: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12), width: width,
      maximumLines: maximumLines,
      lineSpacing: (attributes?[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing ?? 0)
  }

  /// A measure within a size, by attributes; one line unless `options` contain `usesLineFragmentOrigin`.
  init(
    _ attributes: [NSAttributedString.Key: Any]?, within size: CGSize,
    _ options: NSStringDrawingOptions
  ) {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    self.init(
      attributes, width: isBroken && size.width > 0 ? size.width : .infinity, maximumLines: 1)
    guard isBroken else { return }
    let limit =
      size.height > 0
      ? ((size.height + lineSpacing) / (font.lineHeight + lineSpacing)).rounded(.down) : 0
    maximumLines = limit < 1e6 ? Int(max(1, limit)) : 0
  }
}
