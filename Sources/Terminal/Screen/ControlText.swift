import CNcurses
import Foundation

/// What is written to the terminal beside what ncurses writes.
enum ControlText {
  /// Presses, wheel, motion with a button held; numbers in decimal.
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  /// Pasted text arrives between brackets.
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  /// The terminal shows nothing of what comes between them until all of it has come (DEC mode 2026).
  static let holdPicture = "\u{1B}[?2026h"
  static let showPicture = "\u{1B}[?2026l"
  static let clear = "\u{1B}[H\u{1B}[2J"
  /// One of each kind of character of ambiguous width: lines, arrows, blocks, signs.
  static let marks = "─│┏╌→↑▎░█●▶◆✓✗…×"
  /// Draws the marks in the first row, asks where the cursor is, and clears the row.
  static let askForWidth = "\u{1B}7\u{1B}[H\(marks)\u{1B}[6n\u{1B}[H\u{1B}[K\u{1B}8"

  /// The longest encoded text that xterm accepts, which accepts less than most.
  private static let clipboardLimit = 100_000

  /// Asks the terminal to put a text on the clipboard (OSC 52); nil if the text is too long.
  static func copying(_ text: String) -> String? {
    let encoded = Data(text.utf8).base64EncodedString()
    return encoded.utf8.count > clipboardLimit ? nil : "\u{1B}]52;c;\(encoded)\u{07}"
  }

  /// What restores the terminal from any moment without ncurses, which a signal handler must not call.
  ///
  /// - Parameter holdsPictures: Whether a picture may be held back at that moment.
  /// - Returns: What is sent.
  static func restoring(holdsPictures: Bool) -> String {
    var text = (holdsPictures ? showPicture : "") + mouseOff + pasteOff
    if ncurses_capability("csr") != nil { text += "\u{1B}[r" }
    for name in ["sgr0", "op", "cnorm", "rmcup"] {
      guard let own = ncurses_capability(name) else { continue }
      text += withoutPadding(String(cString: own))
    }
    return text
  }

  /// A capability without its delays `$<…>`, which terminals have not needed for decades.
  static func withoutPadding(_ capability: String) -> String {
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
