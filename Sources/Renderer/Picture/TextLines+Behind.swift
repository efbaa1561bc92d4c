import Simulator

extension TextLines {
  /// The lines of a text, of which the first stands behind so many columns of something else; it is empty where that takes
  /// all of them.
  static func lines(
    of text: String, behind taken: Int, columns: Int, limit: Int
  ) -> [Substring] {
    guard taken <= columns else {
      return [""] + TextLines(text, columns: columns, limit: max(0, limit - 1)).lines
    }
    // A word as broad as what stands there has the lines broken where they are with it.
    let word = taken > 0 ? String(repeating: "x", count: taken - 1) + " " : ""
    var lines = TextLines(word + text, columns: columns, limit: limit).lines
    if taken > 0, !lines.isEmpty { lines[0] = lines[0].dropFirst(taken) }
    return lines
  }
}
