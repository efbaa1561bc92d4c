import CNcurses
import Foundation

/// Control sequences that the program writes itself, without ncurses.
enum ControlText {
  /// Reports button presses, the wheel, and motion with a button held (modes 1000 and 1002), in decimal (SGR mode 1006).
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  /// Marks the start and the end of pasted text (bracketed paste).
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  /// Begins and ends synchronized output (DEC mode 2026): the terminal displays what is between them at once.
  static let holdPicture = "\u{1B}[?2026h"
  static let showPicture = "\u{1B}[?2026l"
  static let clear = "\u{1B}[H\u{1B}[2J"
  /// Samples of the characters of ambiguous width that are drawn: lines, arrows, blocks, signs.
  static let marks = "─│┏╌→↑▎░█●▶◆✓✗…×"
  /// Draws the marks in the first row, requests the cursor position, and clears the row.
  static let askForWidth = "\u{1B}7\u{1B}[H\(marks)\u{1B}[6n\u{1B}[H\u{1B}[K\u{1B}8"

  /// The longest encoded text that xterm accepts, in bytes; most other terminals accept more.
  private static let clipboardLimit = 100_000

  /// Returns the sequence that puts a text on the clipboard (OSC 52); nil if the text is too long.
  static func copying(_ text: String) -> String? {
    let encoded = Data(text.utf8).base64EncodedString()
    return encoded.utf8.count > clipboardLimit ? nil : "\u{1B}]52;c;\(encoded)\u{07}"
  }

  /// Returns the sequences that restore the terminal from any state without ncurses, which a signal handler must not call.
  ///
  /// - Parameter holdsPictures: Whether synchronized output may have to be ended first.
  /// - Returns: The text to send.
  static func restoring(holdsPictures: Bool) -> String {
    var text = (holdsPictures ? showPicture : "") + mouseOff + pasteOff
    if ncurses_capability("csr") != nil { text += "\u{1B}[r" }
    for name in ["sgr0", "op", "cnorm", "rmcup"] {
      guard let own = ncurses_capability(name) else { continue }
      text += withoutPadding(String(cString: own))
    }
    return text
  }

  /// Returns a capability without its padding `$<…>`, a delay that today's terminals do not need.
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
