/// The keys typed before a command is complete: a count, as in `12j`, and the first character of a pair, as in `zt`.
public struct KeyPrefix: Sendable, Equatable {
  /// The result of adding a key.
  public enum Reading: Sendable, Equatable {
    /// The command is not complete: more keys have to follow.
    case pending
    /// A command; the count is nil if none was typed.
    case command(Keymap.Command, count: Int?)
    /// The keys typed so far are discarded.
    case dropped
    /// The key is not bound.
    case unbound
  }

  /// The largest count; further digits are ignored.
  public static let largestCount = 999_999_999

  private var count: Int?
  /// The first character of a pair; empty for none.
  public private(set) var half = ""

  /// Creates an empty prefix.
  public init() {}

  /// The keys typed so far.
  public var text: String { (count.map(String.init) ?? "") + half }

  /// Whether keys have been typed and more have to follow.
  public var isPending: Bool { count != nil || !half.isEmpty }

  /// Whether a count and nothing else has been typed.
  public var isCount: Bool { count != nil && half.isEmpty }

  /// Removes the count that was typed, by which the next key is repeated.
  ///
  /// - Returns: The count, or nil if none was typed.
  public mutating func removeCount() -> Int? {
    guard isCount, let count else { return nil }
    self = KeyPrefix()
    return min(count, Session.mostSteps)
  }

  /// Adds a key.
  public mutating func add(_ key: Key, in keymap: Keymap) -> Reading {
    if isPending, key == .escape {
      self = KeyPrefix()
      return .dropped
    }
    guard case .character(let character) = key else { return finish(key, in: keymap) }
    guard half.isEmpty else { return finish(.character(half + character), in: keymap) }
    if let digit = character.digit, digit > 0 || count != nil {
      let grown = (count ?? 0) * 10 + digit
      if grown <= Self.largestCount { count = grown }
      return .pending
    }
    if keymap.beginsPair(character) {
      half = character
      return .pending
    }
    return finish(key, in: keymap)
  }

  private mutating func finish(_ key: Key, in keymap: Keymap) -> Reading {
    defer { self = KeyPrefix() }
    let isBroken = !half.isEmpty && key.firstOfPair == nil
    guard !isBroken, let command = keymap.command(for: key) else {
      return isPending ? .dropped : .unbound
    }
    return .command(command, count: count)
  }
}

extension Key {
  /// The first of two characters that are typed one after the other; nil for another key.
  var firstOfPair: String? {
    if case .character(let characters) = self, characters.count == 2 {
      String(characters.prefix(1))
    } else {
      nil
    }
  }
}

extension String {
  /// The number that a single digit of ASCII stands for; nil for any other text.
  fileprivate var digit: Int? {
    guard count == 1, let character = first, character.isASCII else { return nil }
    return character.wholeNumberValue
  }
}

extension Keymap.Command {
  /// The command of a key pressed after a count; nil for a command that a count does not change.
  public func counted(_ count: Int) -> Keymap.Command? {
    guard case .session(let action) = self else { return nil }
    return action.counted(count).map { .session($0) }
  }

  /// Whether a count repeats the command, each time continuing from the result of the last.
  public var repeats: Bool {
    switch self {
    case .session(let action): action.repeats
    case .time(let command): command.repeats
    case .screen(.nextElement), .screen(.previousElement), .screen(.nextMatch),
      .screen(.previousMatch):
      true
    case .screen, .present: false
    }
  }
}

extension TimeCommand {
  /// Whether a count repeats the command.
  fileprivate var repeats: Bool {
    switch self {
    case .frameForward, .frameBack, .secondForward, .secondBack, .slower, .faster, .nextBreak,
      .previousBreak:
      true
    case .pause, .first, .last: false
    }
  }
}

extension Action {
  /// The action of a key pressed after a count, as in `12j` and `50G`; nil for an action that a count does not change.
  ///
  /// A key that goes to an end goes to an item instead, as in vim: `50G` scrolls item 50 to the top.
  public func counted(_ count: Int) -> Action? {
    switch self {
    case .keyboard(.tap(let step, _)): return .keyboard(.tap(step, times: count))
    case .keyboard(.jump): return .place(.number(count), .top)
    case .place(_, let position, _): return .place(.number(count), position)
    case .turn(let knob, let steps, let pane):
      return .turn(knob, by: steps * min(count, Session.mostSteps), pane: pane)
    default: return nil
    }
  }

  /// Whether a count repeats the command.
  var repeats: Bool { self == .undoSetting || self == .redoSetting }
}
