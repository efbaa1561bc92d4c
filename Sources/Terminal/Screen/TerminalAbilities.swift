/// What the terminal's description says it can be asked for.
struct TerminalAbilities {
  /// Moves the cursor to a row and a column, and to a column of its row; from 0.
  let move: Capability
  let moveInRow: Capability?
  /// Blanks the whole screen, the row from the cursor on, and so many cells from the cursor on, which stays.
  let clear: Capability
  let clearRow: Capability?
  let clearCells: Capability?
  /// Gives its rows from one to another the right to move alone; nil without a way to move them.
  let setRegion: Capability?
  /// Moves the rows of the region by one from its last row, or by one back from its first, or by so many.
  let scrollUp: Capability?
  let scrollDown: Capability?
  let scrollUpBy: Capability?
  let scrollDownBy: Capability?
  /// Draws as at first, and in one of the ways to draw.
  let plain: Capability
  let bold: Capability?
  let dim: Capability?
  let underline: Capability?
  let reverse: Capability?
  let underlineOff: Capability?
  let reverseOff: Capability?
  /// Draws in a colour, on one, and in the terminal's own two.
  let foreground: Capability?
  let background: Capability?
  let ownColors: Capability?
  /// What the screen is taken and given back with.
  let enter: String
  let hideCursor: String

  /// How many colours there are, at least 8; 0 for none.
  let colorCount: Int
  /// Whether what is cleared gets the background that is drawn on.
  let clearsInColor: Bool
  /// Whether the cursor may be moved while something else than plain is drawn.
  let movesInAnyLook: Bool
  /// Whether a character in the last column takes the cursor to the next row, and whether that waits for one more.
  let wraps: Bool
  let wrapsLate: Bool
  /// Whether dim, or underlined, text is drawn without that where it has a colour.
  let dimsOnlyPlain: Bool
  let underlinesOnlyPlain: Bool

  /// Nil when the cursor cannot be moved, or the screen not be cleared.
  ///
  /// - Parameters:
  ///   - text: The value of a string capability; nil for none.
  ///   - flag: Whether the terminal has a flag.
  ///   - number: The value of a numeric capability; less than 0 for none.
  init?(text: (String) -> String?, flag: (String) -> Bool, number: (String) -> Int) {
    func capability(_ name: String) -> Capability? { text(name).map(Capability.init) }
    guard let move = capability("cup"), let clear = capability("clear") else { return nil }
    self.move = move
    self.clear = clear
    moveInRow = capability("hpa")
    clearRow = capability("el")
    clearCells = capability("ech")
    scrollUp = capability("ind")
    scrollDown = capability("ri")
    scrollUpBy = capability("indn")
    scrollDownBy = capability("rin")
    setRegion = scrollUp == nil || scrollDown == nil ? nil : capability("csr")
    // It ends alternate characters too in many descriptions, which are never begun.
    let plain = text("sgr0") ?? ""
    self.plain = Capability(text("rmacs").map { plain.without($0) } ?? plain)
    bold = capability("bold")
    dim = capability("dim")
    underline = capability("smul")
    reverse = capability("rev")
    underlineOff = capability("rmul")
    reverseOff = text("smso") == text("rev") ? capability("rmso") : nil
    let count = number("colors")
    foreground = capability("setaf")
    background = capability("setab")
    ownColors = capability("op")
    let hasColors = foreground != nil && background != nil && ownColors != nil
    colorCount = hasColors && count >= 8 ? count : 0
    clearsInColor = flag("bce")
    movesInAnyLook = flag("msgr")
    wraps = flag("am")
    wrapsLate = flag("xenl")
    let onlyPlain = max(0, number("ncv"))
    dimsOnlyPlain = onlyPlain & 16 != 0
    underlinesOnlyPlain = onlyPlain & 2 != 0
    enter = ["smcup", "smam", "rmir"].compactMap(text).map(ControlText.withoutPadding).joined()
    hideCursor = text("civis").map(ControlText.withoutPadding) ?? ""
  }
}

extension String {
  /// The text without the first place in it where another one stands.
  fileprivate func without(_ other: String) -> String {
    guard let place = range(of: other) else { return self }
    return String(self[..<place.lowerBound] + self[place.upperBound...])
  }
}
