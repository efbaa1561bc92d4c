import Foundation
import Simulator

/// What of an element differs from the plainest one, told in a few characters each; the most important first.
struct ElementSigns {
  let texts: [String]

  /// - Parameters:
  ///   - element: Whose signs.
  ///   - showsZIndex: Whether a z index of 0 is worth telling.
  ///   - glyphs: What they are written with.
  init(_ element: ElementFrame, showsZIndex: Bool, glyphs: Glyphs) {
    var texts: [String] = []
    if element.isHidden { texts.append("hidden") }
    if element.isPinned { texts.append("pinned") }
    if element.zIndex != 0 || showsZIndex { texts.append("z\(element.zIndex)") }
    if element.alpha < 1 { texts.append(glyphs.alpha + Self.hundredths(element.alpha)) }
    if let transform = element.transform { texts += Self.signs(of: transform, glyphs) }
    self.texts = texts
  }

  private static func signs(of transform: ElementTransform, _ glyphs: Glyphs) -> [String] {
    var texts: [String] = []
    let width = hundredths(transform.scale.width)
    let height = hundredths(transform.scale.height)
    if width != "1" || height != "1" {
      texts.append(glyphs.times + (width == height ? width : "\(width),\(height)"))
    }
    let degrees = transform.rotation.pointText
    if degrees != "0" { texts.append(glyphs.turned + degrees) }
    let way = (x: transform.translation.x.pointText, y: transform.translation.y.pointText)
    if way.x != "0" || way.y != "0" { texts.append("\(glyphs.shifted)\(way.x),\(way.y)") }
    return texts
  }

  /// At most two decimals, without zeros at their end.
  private static func hundredths(_ value: some BinaryFloatingPoint) -> String {
    let value = Double(value)
    guard value.isFinite, abs(value) < 1e9 else { return value.pointText }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
