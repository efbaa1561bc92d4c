import Simulator

/// The help in the dock, what it explains in view beside it.
struct HelpPicture {
  let text: HelpText
  let scroll: Int
  let area: CellRect
  let theme: Theme

  /// The most keys a line shows; all of them where there is room.
  private static let fewKeys = 2

  func draw(into grid: inout CellGrid) {
    let columns = Dock.content(of: area).columns
    Dock.draw(
      "keys", lines: lines(columns: columns), scroll: scroll, in: area, theme: theme, into: &grid)
  }

  /// The lines in so many columns: with fewer keys, and then broken, where they do not fit.
  func lines(columns: Int) -> [StyledLine] {
    guard !text.lines.isEmpty else {
      return [StyledLine("no such key or word", theme.style(.faint))]
    }
    let whole = lines(keysEach: .max, columns: .max)
    guard whole.contains(where: { $0.columns > columns }) else { return whole }
    return lines(keysEach: Self.fewKeys, columns: columns)
  }

  private func lines(keysEach limit: Int, columns: Int) -> [StyledLine] {
    func label(_ binding: HelpText.Entry) -> String {
      binding.keys.prefix(limit).map { $0.label(theme.glyphs) }.joined(separator: " ")
    }
    let width = text.lines.reduce(0) { width, line in
      if case .binding(let binding) = line { max(width, label(binding).columnWidth) } else { width }
    }
    return text.lines.flatMap { line in
      switch line {
      case .heading(let title): return [StyledLine(title.displaySafe, theme.style(.caption))]
      case .binding(let binding):
        let words = WrappedText(binding.help, columns: columns - width - 3).lines
        return words.enumerated().map { index, words in
          var line = StyledLine(index == 0 ? " " + label(binding) : " ", theme.style(.key))
          line.pad(to: width + 3)
          line.add(words, theme.style(.text))
          return line
        }
      }
    }
  }
}
