import CNcurses

extension TerminalAbilities {
  /// Those of the terminal whose description was read; nil when it is too simple to draw on.
  static func read() -> TerminalAbilities? {
    TerminalAbilities(
      text: { ncurses_capability($0).map { String(cString: $0) } }, flag: { ncurses_flag($0) != 0 },
      number: { Int(ncurses_number($0)) })
  }
}
