import Simulator

/// What the row of the keys says about the files of the scene, until they are read again.
public enum FileNotice: Sendable, Equatable {
  /// A file of this name has changed since it was read.
  case changed(String)
  /// The files could not be read again: the error in one line, all of which is in the log.
  case wrong(String)
}

extension FileNotice {
  /// The notice with the key to press, in at most so many columns.
  func line(_ keymap: Keymap, columns: Int, theme: Theme) -> StyledLine {
    switch self {
    case .changed(let name):
      line(name, "changed: ", key: .restart, "reads it again", keymap, columns, theme)
    case .wrong(let error): line(error, "", key: .log, "all of it", keymap, columns, theme)
    }
  }

  private func line(
    _ text: String, _ rest: String, key command: Keymap.ScreenCommand, _ word: String,
    _ keymap: Keymap, _ columns: Int, _ theme: Theme
  ) -> StyledLine {
    var end = StyledLine(" \(rest)", theme.style(.warning))
    if let key = keymap.bindings.first(where: { $0.command == .screen(command) })?.keys.first {
      end.add(key.label(theme.glyphs), theme.style(.key))
      end.add(" \(word)", theme.style(.faint))
    }
    let shown = theme.spelled(text.displaySafe)
      .fitting(max(0, columns - end.columns), ellipsis: theme.glyphs.ellipsis)
    var line = StyledLine(shown, theme.style(.warning))
    line.add(end)
    return line
  }
}
