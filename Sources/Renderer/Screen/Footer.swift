import Simulator

/// The bottom rows: the caption of the scene, and the keys that matter now.
///
/// A caption stands in the row of the keys, so that the picture keeps its size when one comes or goes.
struct Footer {
  /// How many rows it takes; more than one only for a caption that needs them.
  let rows: Int

  private let caption: [Substring]
  private let keys: StyledLine
  /// What was typed that waits for more; empty for nothing.
  private let typed: StyledLine
  private let theme: Theme

  init(frame: Frame, keymap: Keymap, state: ScreenState, columns: Int, theme: Theme) {
    self.theme = theme
    typed =
      state.prefix.isPending
      ? StyledLine(" \(state.prefix.text)\(theme.glyphs.ellipsis) ", theme.style(.focus))
      : StyledLine()
    let hints = Self.hints(frame: frame, state: state).compactMap { hint in
      Self.text(hint, keymap: keymap, theme: theme)
    }
    guard let caption = frame.caption, !caption.isEmpty, state.overlay == nil else {
      self.caption = []
      keys = Self.line(hints.map(\.line), columns: columns - 2)
      rows = 1
      return
    }
    let vital = hints.filter(\.isVital).map(\.line)
    let full = Self.line(vital, columns: columns / 2)
    let beside = TextLines(caption, columns: columns - full.columns - 4)
    if beside.lines.count == 1 {
      self.caption = beside.lines
      keys = full
    } else {
      self.caption = TextLines(caption, columns: columns - 2, limit: 3).lines
      keys = StyledLine()
    }
    rows = self.caption.count
  }

  func draw(in area: CellRect, into grid: inout CellGrid) {
    grid.fill(area, style: theme.style(.text), clip: area)
    for (index, line) in caption.enumerated() {
      grid.put(
        line, column: area.column + 1, row: area.row + index, style: theme.style(.caption),
        clip: area)
    }
    keys.draw(
      into: &grid, column: caption.isEmpty ? area.column + 1 : area.endColumn - keys.columns - 1,
      row: area.row, columns: keys.columns, ellipsis: theme.glyphs.ellipsis, clip: area)
    // As in vi, at the right end, over whatever is there.
    typed.draw(
      into: &grid, column: max(area.column, area.endColumn - typed.columns), row: area.endRow - 1,
      columns: typed.columns, ellipsis: theme.glyphs.ellipsis, clip: area)
  }

  // MARK: - Keys

  private struct Hint {
    /// Keys that are always the same; what an overlay is moved through with.
    var keys: [Key] = []
    /// Commands whose keys the keymap tells.
    var commands: [Keymap.Command] = []
    var word: String
    var isVital = false
  }

  /// What matters now, the most important first.
  private static func hints(frame: Frame, state: ScreenState) -> [Hint] {
    switch state.overlay {
    case .gallery:
      return [
        Hint(keys: [.up, .down], word: "choose"), Hint(keys: [.enter], word: "open"),
        Hint(commands: [.screen(.close)], word: "close"),
        Hint(commands: [.screen(.quit)], word: "quit"),
      ]
    case .help, .message:
      return [
        Hint(commands: [.screen(.close)], word: "close"),
        Hint(commands: [.screen(.quit)], word: "quit"),
      ]
    case nil: break
    }
    if state.time != TimeState() { return timeHints(frame: frame, time: state.time) }
    let isSideways = frame.panes.first?.scrollsHorizontally ?? false
    var hints = [
      Hint(
        commands: isSideways
          ? [.session(.line(.left)), .session(.line(.right))]
          : [.session(.line(.up)), .session(.line(.down))],
        word: "scroll")
    ]
    if frame.hasMoreSteps {
      hints.append(Hint(commands: [.session(.continueSteps)], word: "go on", isVital: true))
    }
    if !state.usesMouse {
      hints.append(Hint(commands: [.screen(.toggleMouse)], word: "mouse is off", isVital: true))
    }
    if frame.panes.count > 1 { hints.append(Hint(commands: [.screen(.nextPane)], word: "panes")) }
    hints += [
      Hint(commands: [.screen(.gallery)], word: "gallery"),
      Hint(commands: [.screen(.help)], word: "help", isVital: true),
      Hint(commands: [.screen(.quit)], word: "quit"),
      Hint(commands: [.session(.page(.down))], word: "page"),
      Hint(commands: [.screen(.toggleInspector)], word: "inspector"),
      Hint(commands: [.screen(.restart)], word: "restart"),
      Hint(commands: [.time(.pause)], word: "pause"),
    ]
    return hints
  }

  /// What matters while time does not pass as on the wall.
  private static func timeHints(frame: Frame, time: TimeState) -> [Hint] {
    var hints = [
      Hint(
        commands: [.time(.pause)], word: time.isPaused ? "play" : "pause", isVital: true),
      Hint(commands: [.time(.frameForward)], word: "step", isVital: true),
      Hint(commands: [.time(.frameBack)], word: "back", isVital: true),
      Hint(commands: [.time(.secondBack), .time(.secondForward)], word: "second"),
      Hint(commands: [.time(.first), .time(.last)], word: "ends"),
      Hint(commands: [.time(.slower), .time(.faster)], word: "speed"),
      Hint(commands: [.screen(.help)], word: "help", isVital: true),
      Hint(commands: [.screen(.quit)], word: "quit"),
    ]
    if frame.hasMoreSteps {
      hints.insert(
        Hint(commands: [.session(.continueSteps)], word: "go on", isVital: true), at: 0)
    }
    return hints
  }

  /// A hint with its keys; nil when nothing is bound to it.
  private static func text(
    _ hint: Hint, keymap: Keymap, theme: Theme
  ) -> (line: StyledLine, isVital: Bool)? {
    let bound = hint.commands.compactMap { command in
      keymap.bindings.first { $0.command == command }?.keys.first
    }
    let keys = (hint.keys + bound).map { $0.label(theme.glyphs) }
    guard !keys.isEmpty else { return nil }
    let isShort = keys.allSatisfy { $0.count == 1 }
    var line = StyledLine(keys.joined(separator: isShort ? "" : " "), theme.style(.key))
    line.add(" " + hint.word, theme.style(.faint))
    return (line, hint.isVital)
  }

  /// As many hints as fit.
  private static func line(_ hints: [StyledLine], columns: Int) -> StyledLine {
    var line = StyledLine()
    for hint in hints where line.columns + 2 + hint.columns <= columns {
      if !line.spans.isEmpty { line.add("  ") }
      line.add(hint)
    }
    return line
  }
}
