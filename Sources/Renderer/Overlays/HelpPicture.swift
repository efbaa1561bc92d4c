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

  private func lines(columns: Int) -> [StyledLine] {
    guard text.rows > 0 else { return [StyledLine("no such key or word", theme.style(.faint))] }
    let whole = lines(keysEach: .max)
    return whole.contains { $0.columns > columns } ? lines(keysEach: Self.fewKeys) : whole
  }

  private func lines(keysEach limit: Int) -> [StyledLine] {
    func label(_ binding: Keymap.Binding) -> String {
      binding.keys.prefix(limit).map { $0.label(theme.glyphs) }.joined(separator: " ")
    }
    let width = text.lines.reduce(0) { width, line in
      if case .binding(let binding) = line { max(width, label(binding).columnWidth) } else { width }
    }
    return text.lines.map { line in
      switch line {
      case .heading(let title): return StyledLine(title.displaySafe, theme.style(.caption))
      case .binding(let binding):
        var line = StyledLine(" " + label(binding), theme.style(.key))
        line.pad(to: width + 3)
        line.add(binding.help.displaySafe, theme.style(.text))
        return line
      }
    }
  }
}
