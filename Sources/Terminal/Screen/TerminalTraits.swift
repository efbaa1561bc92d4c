/// What the environment says about the terminal.
public struct TerminalTraits: Sendable, Equatable {
  /// The terminal's name; empty when it has none.
  public var name: String
  /// Whether the user leaves colours to the program: `NO_COLOR` is unset or empty.
  public var wantsColor: Bool
  /// Whether the terminal is known to hold a picture back until it is complete (DEC mode 2026).
  public var holdsPictures: Bool
  /// Whether the terminal at least ignores what it is asked about a clipboard.
  public var takesClipboard: Bool
  /// Whether the variables of the language name UTF-8; as elsewhere the first that is not empty counts.
  public var speaksUTF8: Bool
  /// Where temporary files go.
  public var temporaryDirectory: String

  private static let holdingPrograms: Set = ["iTerm.app", "WezTerm", "ghostty", "contour"]
  private static let holdingNames = ["xterm-kitty", "xterm-ghostty", "wezterm", "contour", "foot"]

  /// The names to look up in terminfo: the terminal's own, then that of a terminal it resembles, for a system whose database
  /// is older than the terminal.
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
    // Inside tmux and screen the program is theirs, and they do not pass the mode on.
    holdsPictures =
      Self.holdingNames.contains { name.hasPrefix($0) }
      || environment["TERM_PROGRAM"].map(Self.holdingPrograms.contains) == true
    // The console of a system without windows has none, and prints what it does not know.
    takesClipboard = !["", "linux", "dumb"].contains(name) && !name.hasPrefix("vt")
    let languages = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let language = languages.first { !$0.isEmpty }?.lowercased() ?? ""
    speaksUTF8 = language.contains("utf-8") || language.contains("utf8")
    temporaryDirectory = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }
}
