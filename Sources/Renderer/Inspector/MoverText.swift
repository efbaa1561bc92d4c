import Simulator

/// Who moved the content offset last, and whether others did in the same frame.
struct MoverText {
  let text: String

  /// The authors of movements that a reader began.
  ///
  /// Beside a jump the text says that nobody corrected the offset for it.
  private static let readers = ["finger", "deceleration", "bounce", "snap", "page"]

  /// - Parameters:
  ///   - motion: How the content moves.
  ///   - hasJumped: Whether a jump is shown.
  ///   - columns: What there is room for.
  ///   - theme: Whose arrow leads from one to the next.
  init(_ motion: MotionFrame, hasJumped: Bool = false, columns: Int, theme: Theme) {
    let authors = motion.authors.map(\.displaySafe)
    guard let last = authors.last ?? motion.author?.displaySafe else {
      text = "nobody yet"
      return
    }
    guard authors.count > 1 else {
      let rest = authors.isEmpty ? ", before the jump" : "; no offset adjustment"
      let isAlone = hasJumped && Self.readers.contains(last)
      text = [isAlone ? last + rest : last].first { $0.columnWidth <= columns } ?? last
      return
    }
    let chain = authors.joined(separator: " \(theme.glyphs.arrow) ") + " in one frame"
    let count = "\(last), last of \(authors.count)"
    let short = "\(last) +\(authors.count - 1)"
    text = [chain, count, short].first { $0.columnWidth <= columns } ?? last
  }
}
