import Simulator

/// Turns the bytes a terminal sends into events.
///
/// Bytes may arrive split anywhere. What is not understood is swallowed whole, so that no tail of an
/// unknown sequence is ever taken for keys. Pasted text is one event: it is not typed, and would act as
/// a hundred keys.
public struct InputParser: Sendable {
  private enum State: Equatable {
    case ground
    case escape
    /// After `ESC O`.
    case singleShift
    case controlSequence
    /// After `CSI [`: the console of Linux sends the letters A to E behind it for F1 to F5.
    case consoleKey
    /// A control sequence too long to mean anything; ends like any other.
    case overlong
    /// The three bytes after `CSI M`.
    case oldMouse
    /// A device's answer or a title, ended by `ST` or `BEL`.
    case string
  }

  private static let longestSequence = 48
  /// Bytes of a pasted text, after which no more of it is taken: more than a line that is typed holds, which then says so.
  private static let longestPaste = 5 * 4096

  private var state = State.ground
  /// The parameter bytes of the sequence so far.
  private var collected: [UInt8] = []
  /// The bytes of a character that is not complete.
  private var character: [UInt8] = []
  /// Whether what comes is pasted, until its end has come.
  public private(set) var isPasting = false
  /// What has been pasted so far.
  private var pasted = ""

  /// Makes a parser that has seen nothing.
  public init() {}

  /// Whether silence would settle what the last bytes mean: a lone ESC is the key once nothing follows, and one before
  /// `O` or `[` are two keys.
  public var isUndecided: Bool {
    switch state {
    case .escape, .singleShift, .consoleKey, .string: true
    case .controlSequence: collected.isEmpty
    case .ground, .overlong, .oldMouse: false
    }
  }

  /// Takes bytes as they were read.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes {
      take(byte, into: &events)
    }
    return events
  }

  /// Tells that nothing followed for a while, which also ends a paste: what is typed next would be lost in it.
  public mutating func takeSilence() -> [InputEvent] {
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

  private mutating func take(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground:
      takeGround(byte, into: &events)
    case .escape:
      takeAfterEscape(byte, into: &events)
    case .singleShift:
      guard !(0x30...0x3B).contains(byte) else { return }
      state = .ground
      if byte == Ascii.escape {
        state = .escape
      } else if let key = Self.singleShiftKey(byte) {
        emit(key, into: &events)
      }
    case .controlSequence, .overlong:
      takeControlSequence(byte, into: &events)
    case .consoleKey:
      state = byte == Ascii.escape ? .escape : .ground
    case .oldMouse:
      collected.append(byte)
      if collected.count == 3 {
        state = .ground
        emit(Self.oldMouse(collected), into: &events)
      }
    case .string:
      if byte == Ascii.escape {
        state = .escape
      } else if byte == Ascii.bell {
        state = .ground
      }
    }
  }

  private mutating func takeGround(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte >= 0x80 {
      takeCharacterByte(byte, into: &events)
      return
    }
    character = []
    if byte == Ascii.escape {
      state = .escape
    } else {
      emit(Self.key(byte), into: &events)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into events: inout [InputEvent]) {
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
    case Ascii.escape:
      emit(.escape, into: &events)
    default:
      // Two keys typed in one breath, or one with Alt, which no key here is bound to.
      state = .ground
      emit(.escape, into: &events)
      takeGround(byte, into: &events)
    }
  }

  private mutating func takeControlSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case Ascii.escape:
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

  /// Gathers UTF-8; a byte that fits nothing is dropped with what it interrupted.
  private mutating func takeCharacterByte(_ byte: UInt8, into events: inout [InputEvent]) {
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

  /// Gathers what is pasted; the end of a line and a tab are spaces.
  private mutating func paste(_ event: InputEvent) {
    guard case .key(let key) = event, pasted.utf8.count < Self.longestPaste else { return }
    switch key {
    case .character(let character): pasted += character
    case .enter, .tab: pasted += " "
    default: break
    }
  }
}
