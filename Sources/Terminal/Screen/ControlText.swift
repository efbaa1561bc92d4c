import CNcurses

/// What is written to the terminal beside pictures.
enum ControlText {
  /// Presses, wheel, motion with a button held; numbers in decimal.
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  /// Pasted text comes between brackets.
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  static let holdPicture = "\u{1B}[?2026h"
  static let showPicture = "\u{1B}[?2026l"
  /// One of each kind of mark: lines, arrows, blocks, signs; all of them double where one is.
  static let marks = "─│┏╌→↑▎░█●▶◆✓✗…×"
  /// Draws marks in the first row, asks where the cursor is, and wipes them out.
  static let askForWidth = "\u{1B}7\u{1B}[H\(marks)\u{1B}[6n\u{1B}[H\u{1B}[K\u{1B}8"

  /// The longest text for a clipboard in its encoding: what xterm takes, of those that take little.
  private static let clipboardLimit = 100_000

  /// What puts a text on the clipboard (OSC 52); nil for one that is too long.
  static func copying(_ text: String) -> String? {
    let encoded = Base64.text(of: text.utf8)
    return encoded.utf8.count > clipboardLimit ? nil : "\u{1B}]52;c;\(encoded)\u{07}"
  }

  /// What brings the terminal back from any moment, in the terminal's own words where it has some.
  static func restoring() -> String {
    let scrollRegion = ncurses_capability("csr") == nil ? "" : "\u{1B}[r"
    return mouseOff + pasteOff + scrollRegion + givingBack
  }

  /// What brings it back after a picture, below which the cursor stands where there is no screen to go back to.
  ///
  /// - Parameters:
  ///   - move: What takes the cursor to the last row of the picture.
  ///   - clears: Whether the picture is wiped out first where there is such a screen: of one that has got rows since it was
  ///     taken, tmux leaves those of the picture in the other.
  /// - Returns: What is sent.
  static func leaving(from move: [UInt8], clears: Bool) -> String {
    let hasOther = ncurses_capability("rmcup") != nil
    let clearing = clears && hasOther ? "\u{1B}[H\u{1B}[2J" : ""
    return mouseOff + pasteOff + String(decoding: move, as: UTF8.self) + "\r\n" + clearing
      + givingBack
  }

  private static var givingBack: String {
    var text = ""
    for name in ["sgr0", "op", "cnorm", "rmcup"] {
      guard let own = ncurses_capability(name) else { continue }
      text += withoutPadding(String(cString: own))
    }
    return text
  }

  /// A capability without its delays `$<…>`, which terminals have not needed for decades.
  static func withoutPadding(_ capability: String) -> String {
    // To look for more than a byte is worth something at the start.
    guard capability.utf8.contains(UInt8(ascii: "$")) else { return capability }
    var result = ""
    var rest = Substring(capability)
    while let start = rest.range(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">")
    {
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
