import Simulator

extension TextLines {
  /// The lines of a text, of which the first stands behind so many columns of something else.
  static func lines(
    of text: String, behind taken: Int, columns: Int, limit: Int
  ) -> [Substring] {
    // A word as broad as what stands there has the lines broken where they are with it.
    let word = taken > 0 ? String(repeating: "x", count: taken - 1) + " " : ""
    var lines = TextLines(word + text, columns: columns, limit: limit).lines
    if taken > 0, !lines.isEmpty { lines[0] = lines[0].dropFirst(taken) }
    return lines
  }
}
