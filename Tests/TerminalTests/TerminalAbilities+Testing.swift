@testable import Terminal

/// Descriptions of terminals, as terminfo has them, with some of their words left out.
enum Description {
  static let xterm = [
    "cup": "\u{1B}[%i%p1%d;%p2%dH", "clear": "\u{1B}[H\u{1B}[2J", "hpa": "\u{1B}[%i%p1%dG",
    "el": "\u{1B}[K", "ech": "\u{1B}[%p1%dX", "csr": "\u{1B}[%i%p1%d;%p2%dr", "ind": "\n",
    "ri": "\u{1B}M", "indn": "\u{1B}[%p1%dS", "rin": "\u{1B}[%p1%dT", "sgr0": "\u{1B}(B\u{1B}[m",
    "rmacs": "\u{1B}(B", "bold": "\u{1B}[1m", "dim": "\u{1B}[2m", "smul": "\u{1B}[4m",
    "rev": "\u{1B}[7m", "rmul": "\u{1B}[24m", "smso": "\u{1B}[7m", "rmso": "\u{1B}[27m",
    // What terminfo's own rules make of a colour is another test's.
    "setaf": "\u{1B}[3%p1%dm", "setab": "\u{1B}[4%p1%dm", "op": "\u{1B}[39;49m",
    "smcup": "\u{1B}[?1049h", "civis": "\u{1B}[?25l",
  ]
}

extension TerminalAbilities {
  /// Those of xterm with eight colours, but for some.
  init?(without missing: Set<String> = []) {
    self.init(
      text: { missing.contains($0) ? nil : Description.xterm[$0] },
      flag: { ["bce", "msgr", "am", "xenl"].contains($0) && !missing.contains($0) },
      number: { $0 == "colors" && !missing.contains($0) ? 8 : -1 })
  }
}

extension CharacterSet {
  /// Hangul is wide, and some marks have no width.
  static let testing = CharacterSet { scalar in
    switch scalar.value {
    case 0x300..<0x370: 0
    case 0xAC00..<0xD7A4: 2
    default: 1
    }
  } encode: {
    Array(String($0).utf8)
  }
}
