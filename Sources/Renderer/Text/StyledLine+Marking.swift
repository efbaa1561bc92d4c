import Simulator

extension StyledLine {
  /// Adds a text in which the places of what is searched for are reversed.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Its style.
  ///   - pattern: What is searched for; nil for nothing.
  mutating func add(_ text: String, _ style: Style, marking pattern: TextPattern?) {
    guard let ranges = pattern?.ranges(in: text), !ranges.isEmpty else { return add(text, style) }
    var marked = style
    marked.isReversed.toggle()
    var end = text.startIndex
    for range in ranges {
      add(String(text[end..<range.lowerBound]), style)
      add(String(text[range]), marked)
      end = range.upperBound
    }
    add(String(text[end...]), style)
  }
}
