import Simulator

/// A parsed control sequence: `CSI`, parameter bytes and a final byte.
struct ControlSequence {
  var parameters: [UInt8]
  var final: UInt8

  /// The numeric parameters, which semicolons separate; an empty or invalid one is 0.
  var numbers: [Int] {
    let digits =
      parameters.first.map(Self.isPrivate) == true ? parameters.dropFirst() : parameters[...]
    return digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }

  private static func isPrivate(_ byte: UInt8) -> Bool {
    (0x3C...0x3F).contains(byte)
  }

  /// The event of the sequence; nil for an unused key, a focus report and an unknown sequence.
  var event: InputEvent? {
    let numbers = numbers
    if let mark = parameters.first, Self.isPrivate(mark) {
      guard mark == UInt8(ascii: "<"), final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
        numbers.count == 3, numbers[1] > 0, numbers[2] > 0
      else { return nil }
      return MouseEvent(
        code: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1,
        isRelease: final == UInt8(ascii: "m")
      ).map(InputEvent.mouse)
    }
    switch final {
    case UInt8(ascii: "R"):
      guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
      return .cursor(column: numbers[1] - 1, row: numbers[0] - 1)
    case UInt8(ascii: "~"):
      return Self.numbered(numbers.first ?? 0).map(InputEvent.key)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.isEmpty:
      return Self.arrow(final & 0xDF).map { .key($0.shifted) }
    default:
      guard let key = Self.arrow(final) else { return nil }
      let isShifted = numbers.count > 1 && numbers[1] > 0 && (numbers[1] - 1) & 1 == 1
      return .key(isShifted ? key.shifted : key)
    }
  }

  /// The key of a final letter: an arrow, Home or End; nil for any other letter.
  static func arrow(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}

extension Key {
  /// The key with Shift, if it is an arrow, Home or End; otherwise the key itself.
  fileprivate var shifted: Key {
    switch self {
    case .up: .shiftUp
    case .down: .shiftDown
    case .left: .shiftLeft
    case .right: .shiftRight
    case .home: .shiftHome
    case .end: .shiftEnd
    default: self
    }
  }
}
