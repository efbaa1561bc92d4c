import Scenes
import Simulator

/// The code against the findings of a pane, in the dock beside it.
struct FixPicture {
  let pane: PaneFrame?
  /// Whether other panes have findings of their own.
  let isOneOfMany: Bool
  let codes: [Fix: Story.Code]
  let scroll: Int
  let area: CellRect
  let theme: Theme

  func draw(into grid: inout CellGrid) {
    Dock.draw(
      title, lines: lines(columns: Dock.content(of: area).columns), scroll: scroll,
      key: .pageDown, in: area, theme: theme, into: &grid)
  }

  private var isTable: Bool {
    pane.flatMap { SceneFormat.layoutKind($0.layout) }?.family == .table
  }

  private var title: String {
    let name = isOneOfMany ? pane?.title ?? "" : ""
    return name.isEmpty ? "fixes" : "fixes \(theme.glyphs.separator) \(theme.spelled(name))"
  }

  /// Each finding with the names of its fixes, then the code of each fix once.
  func lines(columns: Int) -> [StyledLine] {
    let findings = pane?.findings ?? []
    guard !findings.isEmpty else {
      return wrapped("Nothing was found in this pane, so nothing has to be fixed.", .faint, columns)
        + wrapped("`cellophane fix` lists all fixes.", .faint, columns)
    }
    var lines: [StyledLine] = []
    var shown: [Fix] = []
    for finding in findings {
      lines += wrapped(finding.kind.title, .strong, columns)
      for fix in finding.suggestedFixes(inTable: isTable) {
        lines.append(StyledLine("  \(fix.rawValue)", theme.style(.text)))
        if !shown.contains(fix) { shown.append(fix) }
      }
    }
    for code in shown.compactMap({ codes[$0] }) {
      lines.append(StyledLine())
      lines += wrapped("cellophane fix \(code.name)", .strong, columns)
      lines += CodeText(code: code, columns: columns, theme: theme).lines
    }
    return lines
  }

  private func wrapped(_ text: String, _ role: Theme.Role, _ columns: Int) -> [StyledLine] {
    WrappedText(theme.spelled(text), columns: columns).lines.map {
      StyledLine($0, theme.style(role))
    }
  }
}

extension Screen {
  func fixPicture(of frame: Frame, in dock: CellRect, theme: Theme) -> FixPicture {
    FixPicture(
      pane: callsPane(of: frame), isOneOfMany: frame.panes.count > 1,
      codes: state.fixes, scroll: state.overlayScroll, area: dock, theme: theme)
  }

  /// The number of lines that the fixes take in their dock.
  func fixLines(_ frame: Frame) -> Int {
    guard let dock = layout(frame).dock else { return 0 }
    return fixPicture(of: frame, in: dock, theme: theme)
      .lines(columns: Dock.content(of: dock).columns).count
  }
}
