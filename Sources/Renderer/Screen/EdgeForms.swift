/// The forms of a line in a row of character cells that stand a quarter of the row apart, from its top to its bottom.
struct EdgeForms {
  /// The line of an upper or lower edge: its left end, what runs between, its right end.
  struct Line {
    var left: String
    var run: String
    var right: String

    init(_ left: String, _ run: String, _ right: String) {
      self.left = left
      self.run = run
      self.right = right
    }
  }

  /// The upper edge, raised by half a row to lowered by half a row.
  var top: [Line]
  /// The lower edge, likewise.
  var bottom: [Line]
  /// A side: to the left, in its place, to the right.
  var side: [String]

  /// Thin lines: block elements at the ends, the scan lines of every terminal between.
  static let thin = EdgeForms(
    top: [
      Line("│", "▔", "│"), Line("│", "⎻", "│"), Line("┌", "─", "┐"), Line("╷", "⎼", "╷"),
      Line("▁", "▁", "▁"),
    ],
    bottom: [
      Line("▔", "▔", "▔"), Line("╵", "⎻", "╵"), Line("└", "─", "┘"), Line("│", "⎼", "│"),
      Line("│", "▁", "│"),
    ],
    side: ["▏", "│", "▕"])
}
