/// What was typed before a key and changes what it does: a count, as in `12j`, and the first half of `zt`.
public struct KeyPrefix: Sendable, Equatable {
  /// What a key makes of it.
  public enum Reading: Sendable, Equatable {
    /// More has to follow.
    case pending
    /// Does this, so often or to that item; nil when no count was typed.
    case command(Keymap.Command, count: Int?)
    /// What was typed is given up.
    case dropped
    /// Bound to nothing.
    case unbound
  }

  /// The most a count can be; what is typed beyond it does not count.
  public static let largestCount = 999_999_999

  private var count: Int?
  /// The first half of a key that takes two; empty for none.
  private var half = ""

  /// Nothing typed.
  public init() {}

  /// What has been typed; empty for nothing.
  public var text: String { (count.map(String.init) ?? "") + half }

  /// Whether something has been typed that waits for more.
  public var isPending: Bool { count != nil || !half.isEmpty }

  /// Whether it is a number and nothing else.
  public var isCount: Bool { count != nil && half.isEmpty }

  /// Takes a number that was typed, as so many presses of a key; nil for none.
  public mutating func takePresses() -> Int? {
    guard isCount, let count else { return nil }
    self = KeyPrefix()
    return min(count, Session.mostSteps)
  }

  /// Takes a key.
  public mutating func take(_ key: Key, in keymap: Keymap) -> Reading {
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
    guard let byte = asciiByte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
      return nil
    }
    return Int(byte - UInt8(ascii: "0"))
  }
}
