import CNcurses

/// What a terminal is sent to do one thing, with up to two numbers in it.
///
/// Most have them as plain decimals, and are taken apart once: to fill one in by the rules of terminfo takes a thousand
/// instructions, and a picture has dozens.
struct Capability {
  private enum Part {
    case byte(UInt8)
    /// One of the numbers, with so much added.
    case number(index: Int, plus: Int)
  }

  /// Nil for one that only terminfo's own rules can fill in.
  private let parts: [Part]?
  private let text: String

  /// - Parameter text: As terminfo has it; delays are left out.
  init(_ text: String) {
    self.text = ControlText.withoutPadding(text)
    parts = Self.parts(of: self.text)
  }

  /// Puts it behind what is sent already.
  func append(to output: OutputBuffer, _ first: Int = 0, _ second: Int = 0) {
    guard let parts else {
      if let filled = ncurses_fill(text, Int32(first), Int32(second)) {
        output.append(String(cString: filled))
      }
      return
    }
    for part in parts {
      switch part {
      case .byte(let byte): output.append(byte)
      case .number(let index, let plus):
        output.append(decimal: (index == 0 ? first : second) + plus)
      }
    }
  }

  func bytes(_ first: Int = 0, _ second: Int = 0) -> [UInt8] {
    let output = OutputBuffer(capacity: 32)
    append(to: output, first, second)
    return output.bytes
  }

  private static func parts(of text: String) -> [Part]? {
    var parts: [Part] = []
    var plus = 0
    var rest = Substring(text)
    while let character = rest.unicodeScalars.first {
      if character != "%" {
        parts += String(character).utf8.map(Part.byte)
        rest.unicodeScalars.removeFirst()
      } else if rest.hasPrefix("%%") {
        parts.append(.byte(UInt8(ascii: "%")))
        rest.removeFirst(2)
      } else if rest.hasPrefix("%i") {
        plus = 1
        rest.removeFirst(2)
      } else if rest.hasPrefix("%p1%d") || rest.hasPrefix("%p2%d") {
        parts.append(.number(index: rest.hasPrefix("%p1") ? 0 : 1, plus: plus))
        rest.removeFirst(5)
      } else {
        return nil
      }
    }
    return parts
  }
}
