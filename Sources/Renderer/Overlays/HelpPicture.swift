import Simulator

/// The help in the dock, what it explains in view beside it.
struct HelpPicture {
  let text: HelpText
  let scroll: Int
  let area: CellRect
  let theme: Theme

  /// The keys for which each line has room at least; those that need more go on in the next.
  private static let fewKeys = 2

  func draw(into grid: inout CellGrid) {
    let columns = Dock.content(of: area).columns
    Dock.draw(
      "keys", lines: lines(columns: columns), scroll: scroll, in: area, theme: theme, into: &grid)
  }

  /// The lines in so many columns: with less room for keys, and then broken, where they do not fit.
  func lines(columns: Int) -> [StyledLine] {
    guard !text.lines.isEmpty else {
      return [StyledLine("no such key or word", theme.style(.faint))]
    }
    let whole = lines(keysEach: .max, columns: .max)
    guard whole.contains(where: { $0.columns > columns }) else { return whole }
    return lines(keysEach: Self.fewKeys, columns: columns)
  }

  private func lines(keysEach limit: Int, columns: Int) -> [StyledLine] {
    func labels(_ binding: HelpText.Entry) -> [String] {
      binding.keys.map { $0.label(theme.glyphs) }
    }
    let width = text.lines.reduce(0) { width, line in
      guard case .binding(let binding) = line else { return width }
      return max(width, labels(binding).prefix(limit).joined(separator: " ").columnWidth)
    }
    return text.lines.flatMap { line in
      switch line {
      case .heading(let title): return [StyledLine(title.displaySafe, theme.style(.caption))]
      case .binding(let binding):
        let keys = Self.rows(of: labels(binding), columns: width)
        let words = WrappedText(binding.help, columns: columns - width - 3).lines
        return (0..<max(keys.count, words.count)).map { index in
          var line = StyledLine(index < keys.count ? " " + keys[index] : " ", theme.style(.key))
          line.pad(to: width + 3)
          if index < words.count { line.add(words[index], theme.style(.text)) }
          return line
        }
      }
    }
  }

  /// Labels beside each other, as many as fit in each row.
  private static func rows(of labels: [String], columns: Int) -> [String] {
    labels.reduce(into: []) { rows, label in
      if let last = rows.last, last.columnWidth + 1 + label.columnWidth <= columns {
        rows[rows.count - 1] = "\(last) \(label)"
      } else {
        rows.append(label)
      }
    }
  }
}
