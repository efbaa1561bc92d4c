import Simulator

/// The hints of the footer with their keys, which take longer to find than to draw and seldom change.
struct KeptHints {
  private var hints: [FooterHint] = []
  private var theme: Theme?
  private var lines: [FooterLine] = []

  /// The hints that have keys.
  mutating func lines(_ hints: [FooterHint], _ keymap: Keymap, _ theme: Theme) -> [FooterLine] {
    if hints != self.hints || theme != self.theme {
      self.hints = hints
      self.theme = theme
      lines = hints.compactMap { $0.line(keymap, theme) }
    }
    return lines
  }
}
