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

  /// The digits of the largest number there is.
  private static let mostDigits = 19
  /// Nil for one that only terminfo's own rules can fill in.
  private let parts: [Part]?
  private let text: String

  /// - Parameter text: As terminfo has it; delays are left out.
  init(_ text: String) {
    self.text = ControlText.withoutPadding(text)
    parts = Self.parts(of: self.text)
  }

  /// Puts it behind what is sent already.
  func append(to bytes: inout [UInt8], _ first: Int = 0, _ second: Int = 0) {
    guard let parts else {
      if let filled = ncurses_fill(text, Int32(first), Int32(second)) {
        bytes += String(cString: filled).utf8
      }
      return
    }
    // Byte after byte the array would look each time whether it is long enough and nobody else has it.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: parts.count * Self.mostDigits) {
      var count = 0
      for part in parts {
        switch part {
        case .byte(let byte):
          $0[count] = byte
          count += 1
        case .number(let index, let plus):
          count = $0.put(decimal: (index == 0 ? first : second) + plus, at: count)
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<count]))
    }
  }

  func bytes(_ first: Int = 0, _ second: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, first, second)
    return bytes
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

extension UnsafeMutableBufferPointer<UInt8> {
  /// Puts the digits of a number of 0 or more there, and returns the place behind them.
  fileprivate func put(decimal number: Int, at place: Int) -> Int {
    let start = number < 10 ? place : put(decimal: number / 10, at: place)
    self[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    return start + 1
  }
}
