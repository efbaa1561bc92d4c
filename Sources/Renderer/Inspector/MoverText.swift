import Simulator

/// Who moved the content offset last, and whether others did in the same frame.
struct MoverText {
  let text: String

  /// - Parameters:
  ///   - motion: How the content moves.
  ///   - columns: What there is room for.
  ///   - theme: Whose arrow leads from one to the next.
  init(_ motion: MotionFrame, columns: Int, theme: Theme) {
    let authors = motion.authors.map(\.displaySafe)
    guard let last = authors.last ?? motion.author?.displaySafe else {
      text = "nobody yet"
      return
    }
    guard authors.count > 1 else {
      text = last
      return
    }
    let chain = authors.joined(separator: " \(theme.glyphs.arrow) ") + " in one frame"
    let count = "\(last), last of \(authors.count)"
    let short = "\(last) +\(authors.count - 1)"
    text = [chain, count, short].first { $0.columnWidth <= columns } ?? last
  }
}
