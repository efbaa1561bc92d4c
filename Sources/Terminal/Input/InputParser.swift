import Simulator

/// An event decoded from the bytes of a terminal.
public enum InputEvent: Sendable, Equatable {
  case key(Key)
  case mouse(MouseEvent)
  /// Pasted text.
  case paste(String)
  /// The terminal's reply to a cursor position request, counted from 0.
  case cursor(column: Int, row: Int)
}

/// Turns the bytes a terminal sends into events.
///
/// A sequence may be split between two reads anywhere. An unknown sequence is discarded as a whole, so that its end is never
/// read as keys. Pasted text is a single event, because its characters must not act as keys.
public struct InputParser: Sendable {
  private enum State: Equatable {
    case ground
    case escape
    /// After `ESC O`.
    case singleShift
    case controlSequence
    /// After `CSI [`, which the Linux console sends before the letters A to E for F1 to F5.
    case consoleKey
    /// In a control sequence too long to be valid; it ends like any other.
    case overlong
    /// In the three bytes after `CSI M`.
    case oldMouse
    /// In a string, such as a device's reply or a title, which `ST` or `BEL` ends.
    case string
  }

  private static let bell: UInt8 = 0x07
  private static let escape: UInt8 = 0x1B
  private static let longestSequence = 48
  /// The number of bytes after which the rest of a pasted text is discarded.
  ///
  /// It exceeds the longest text of a prompt, so the prompt still reports a text that is too long.
  private static let longestPaste = 5 * 4096

  private var state = State.ground
  /// The parameter bytes of the sequence so far.
  private var collected: [UInt8] = []
  /// The bytes of an incomplete UTF-8 character.
  private var character: [UInt8] = []
  /// Whether the start of a paste has been parsed and its end has not.
  public private(set) var isPasting = false
  /// The text of the current paste so far.
  private var pasted = ""

  /// Creates a parser in its initial state.
  public init() {}

  /// Whether the meaning of the last bytes depends on whether more bytes follow soon.
  ///
  /// If nothing follows, ESC is the key Escape, and ESC before `O` or `[` is two keys.
  public var isUndecided: Bool {
    switch state {
    case .escape, .singleShift, .consoleKey, .string: true
    case .controlSequence: collected.isEmpty
    case .ground, .overlong, .oldMouse: false
    }
  }

  /// Parses the next bytes and returns their events, in order.
  public mutating func parse(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes {
      parse(byte, into: &events)
    }
    return events
  }

  /// Decides the meaning of undecided bytes after a silence, and returns their events.
  ///
  /// This also ends a paste whose end marker was lost, so that later keys are not read as pasted text.
  public mutating func parseSilence() -> [InputEvent] {
    var events: [InputEvent] = []
    if isUndecided {
      if state != .string { emit(.escape, into: &events) }
      if state == .singleShift { emit(.character("O"), into: &events) }
      if state == .controlSequence || state == .consoleKey {
        emit(.character("["), into: &events)
      }
      if state == .consoleKey { emit(.character("["), into: &events) }
      state = .ground
    }
    endPaste(into: &events)
    return events
  }

  private mutating func parse(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground:
      parseGround(byte, into: &events)
    case .escape:
      parseAfterEscape(byte, into: &events)
    case .singleShift:
      guard !(0x30...0x3B).contains(byte) else { return }
      state = .ground
      if byte == Self.escape {
        state = .escape
      } else if let key = Self.singleShiftKey(byte) {
        emit(key, into: &events)
      }
    case .controlSequence, .overlong:
      parseControlSequence(byte, into: &events)
    case .consoleKey:
      state = byte == Self.escape ? .escape : .ground
    case .oldMouse:
      collected.append(byte)
      if collected.count == 3 {
        state = .ground
        emit(Self.oldMouse(collected), into: &events)
      }
    case .string:
      if byte == Self.escape {
        state = .escape
      } else if byte == Self.bell {
        state = .ground
      }
    }
  }

  private mutating func parseGround(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte >= 0x80 {
      parseCharacterByte(byte, into: &events)
      return
    }
    character = []
    if byte == Self.escape {
      state = .escape
    } else {
      emit(Self.key(byte), into: &events)
    }
  }

  private mutating func parseAfterEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    collected = []
    switch byte {
    case UInt8(ascii: "["):
      state = .controlSequence
    case UInt8(ascii: "O"):
      state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string
    case UInt8(ascii: "\\"):
      state = .ground
    case Self.escape:
      emit(.escape, into: &events)
    default:
      // Two keys in quick succession, or one key with Alt.
      state = .ground
      emit(.escape, into: &events)
      parseGround(byte, into: &events)
    }
  }

  private mutating func parseControlSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case Self.escape:
      state = .escape
    case 0x40...0x7E:
      let isReadable = state == .controlSequence
      state = .ground
      guard isReadable else { return }
      if byte == UInt8(ascii: "M"), collected.isEmpty {
        state = .oldMouse
      } else if byte == UInt8(ascii: "["), collected.isEmpty {
        state = .consoleKey
      } else {
        finish(ControlSequence(parameters: collected, final: byte), into: &events)
      }
    case 0x20...0x3F:
      collected.append(byte)
      if collected.count > Self.longestSequence {
        state = .overlong
      }
    default:
      break
    }
  }

  private mutating func finish(_ sequence: ControlSequence, into events: inout [InputEvent]) {
    switch (sequence.final, sequence.numbers.first) {
    case (UInt8(ascii: "~"), 200): isPasting = true
    case (UInt8(ascii: "~"), 201): endPaste(into: &events)
    default:
      if let event = sequence.event, !isPasting {
        events.append(event)
      }
    }
  }

  /// Adds a byte to the current UTF-8 character; an invalid byte is discarded together with the character it interrupts.
  private mutating func parseCharacterByte(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte & 0xC0 != 0x80 {
      character = []
    } else if character.isEmpty {
      return
    }
    character.append(byte)
    let length =
      switch character[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    if length == 0 {
      character = []
    } else if character.count == length {
      if let text = String(validating: character, as: UTF8.self) {
        emit(.character(text), into: &events)
      }
      character = []
    }
  }

  private mutating func emit(_ key: Key, into events: inout [InputEvent]) {
    emit(.key(key), into: &events)
  }

  private mutating func emit(_ event: InputEvent?, into events: inout [InputEvent]) {
    guard let event else { return }
    if isPasting { paste(event) } else { events.append(event) }
  }

  private mutating func endPaste(into events: inout [InputEvent]) {
    isPasting = false
    if !pasted.isEmpty { events.append(.paste(pasted)) }
    pasted = ""
  }

  /// Adds a key to the pasted text; a line end or a tab becomes a space.
  private mutating func paste(_ event: InputEvent) {
    guard case .key(let key) = event, pasted.utf8.count < Self.longestPaste else { return }
    switch key {
    case .character(let character): pasted += character
    case .enter, .tab: pasted += " "
    default: break
    }
  }

  // MARK: - Single keys and old mouse reports

  /// The key of a byte below 128 other than ESC.
  private static func key(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(String(UnicodeScalar(byte + 0x60)))
    case 0x00...0x1F: .control(String(UnicodeScalar(byte + 0x40)))
    default: .character(String(UnicodeScalar(byte)))
    }
  }

  /// The key of the byte after `ESC O`; nil for an unused key.
  private static func singleShiftKey(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "a")...UInt8(ascii: "d"): ControlSequence.arrow(byte & 0xDF)
    default: ControlSequence.arrow(byte)
    }
  }

  /// The event of the three bytes after `CSI M`; nil if they are not a valid report.
  private static func oldMouse(_ bytes: [UInt8]) -> InputEvent? {
    guard let code = bytes.first, code >= 32, bytes[1] > 32, bytes[2] > 32 else { return nil }
    let number = Int(code) - 32
    // In this encoding, button 3 is the release of any button.
    let isRelease = number & 0xE3 == 3
    return MouseEvent(
      code: number, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33, isRelease: isRelease
    ).map(InputEvent.mouse)
  }
}
