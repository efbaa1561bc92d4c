import Foundation

extension PaneFrame {
  /// The content offset that brings the first line of a cell's text that holds a pattern to the middle of the viewport.
  ///
  /// - Parameters:
  ///   - pattern: What is searched for.
  ///   - path: `[section, item]` of a live cell.
  /// - Returns: Content points; nil where the cell is no higher than the viewport, and where no line holds the pattern, or its
  ///   beginning before the next.
  public func offset(showing pattern: TextPattern, ofItem path: [Int]) -> CGPoint? {
    let (font, bounds, range) = (self.font, self.bounds, self.scrollRange)
    guard font.width > 0,
      let cell = self.elements.first(where: { $0.category == .cell && $0.indexPath == path }),
      cell.frame.height > bounds.height
    else { return nil }
    let columns = Int(cell.frame.width / font.width) - 2
    let lines = TextLines(cell.text, columns: columns).lines
    // A line breaks at a blank, which goes, or within a word that is longer than it.
    func isParted(_ line: Int) -> Bool {
      let (before, after) = (lines[line], lines[line + 1])
      return pattern.matches("\(before) \(after)")
        || before.columnWidth >= columns && pattern.matches("\(before)\(after)")
    }
    let whole = lines.firstIndex { pattern.matches(String($0)) }
    guard let line = whole ?? lines.indices.dropLast().first(where: { isParted($0) }) else {
      return nil
    }
    let middle = cell.frame.minY + (CGFloat(line) + 0.5) * font.height
    let y = middle - bounds.height / 2
    return CGPoint(
      x: bounds.minX, y: min(max(y, range.lowerBound), range.upperBound))
  }
}
