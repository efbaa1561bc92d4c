/// The properties of the terminal that the environment variables determine.
public struct TerminalTraits: Sendable, Equatable {
  /// The value of `TERM`; empty if it is not set.
  public var name: String
  /// Whether the user allows colours: `NO_COLOR` is unset or empty.
  public var wantsColor: Bool
  /// Whether the terminal is known to support synchronized output (DEC mode 2026): it displays a picture only once it is complete.
  public var holdsPictures: Bool
  /// Whether the terminal executes or ignores a clipboard sequence, instead of printing it.
  public var takesClipboard: Bool
  /// Whether the locale variables select UTF-8; the first non-empty one of `LC_ALL`, `LC_CTYPE` and `LANG` decides.
  public var speaksUTF8: Bool
  /// The folder for temporary files.
  public var temporaryDirectory: String

  private static let holdingPrograms: Set = ["iTerm.app", "WezTerm", "ghostty", "contour"]
  private static let holdingNames = ["xterm-kitty", "xterm-ghostty", "wezterm", "contour", "foot"]

  /// The names to look up in terminfo, in order.
  ///
  /// The name of a similar terminal follows the terminal's own, for a system whose database is older than the terminal.
  var namesToLookUp: [String] {
    if name.isEmpty { return [] }
    if name.hasPrefix("xterm-") { return [name, "xterm-256color"] }
    if name.hasPrefix("tmux-") { return [name, "screen-256color"] }
    return [name]
  }

  /// Reads an environment.
  public init(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    self.name = name
    wantsColor = (environment["NO_COLOR"] ?? "").isEmpty
    // Inside tmux, TERM_PROGRAM names tmux, which does not pass the mode on to the terminal.
    holdsPictures =
      Self.holdingNames.contains { name.hasPrefix($0) }
      || environment["TERM_PROGRAM"].map(Self.holdingPrograms.contains) == true
    // A text console has no clipboard, and prints sequences that it does not know.
    takesClipboard = !["", "linux", "dumb"].contains(name) && !name.hasPrefix("vt")
    let languages = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let language = languages.first { !$0.isEmpty }?.lowercased() ?? ""
    speaksUTF8 = language.contains("utf-8") || language.contains("utf8")
    temporaryDirectory = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }
}
