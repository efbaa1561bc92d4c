import Foundation

/// Lines of text set in a font, broken at spaces, and in the middle of a word that is too long.
struct TextMeasure {
  let font: UIFont
  /// The width to break at, in points; infinite for none.
  let width: CGFloat
  /// The number of lines at most; 0 for no limit.
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

  /// The widths of the lines that one paragraph becomes.
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
