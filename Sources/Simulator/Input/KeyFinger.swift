import Scenes

/// Turns repeated presses of a scroll key into single steps or a held key.
///
/// The key counts as held from its third press on, so that two quick presses are exactly two steps.
public struct KeyFinger: Sendable {
  /// The largest number of presses of a held key that can arrive in one read while the program is busy; more are no
  /// held key.
  private static let largestPile = 10

  private var key: Key?
  private var step: KeyboardAction.Step?
  private var hold = KeyHold()
  private var repeats = 0

  /// Creates a state without a key.
  public init() {}

  /// Whether a key is held.
  public var isPushing: Bool { repeats > 1 }

  /// Handles presses of one key that arrived together.
  ///
  /// - Parameters:
  ///   - key: The key; a key other than the previous one releases that one.
  ///   - times: The number of presses, at least 1.
  ///   - step: The step of one press.
  ///   - time: Seconds.
  /// - Returns: The actions, in order.
  public mutating func press(
    _ key: Key, times: Int, step: KeyboardAction.Step, at time: Double
  ) -> [KeyboardAction] {
    var actions: [KeyboardAction] = []
    if key != self.key || step != self.step {
      actions += lift()
    } else if let release = release(at: time) {
      actions.append(release)
    }
    self.key = key
    self.step = step
    switch hold.press(at: time) {
    case .repeated: repeats += 1
    case .tap: repeats = 0
    case .batch: break
    }
    if times > Self.largestPile {
      if isPushing { actions.append(.release) }
      repeats = 0
    }
    if isPushing, let rate = hold.rate {
      actions.append(.hold(step, rate: rate, presses: times))
    } else {
      actions.append(.tap(step, times: times))
    }
    return actions
  }

  /// Releases the key after a long enough silence.
  public mutating func release(at time: Double) -> KeyboardAction? {
    let wasPushing = isPushing
    guard hold.isReleased(at: time) else { return nil }
    repeats = 0
    return wasPushing ? .release : nil
  }

  /// Releases the key at once, because of something else.
  public mutating func lift() -> [KeyboardAction] {
    defer {
      key = nil
      step = nil
      hold = KeyHold()
      repeats = 0
    }
    return isPushing ? [.release] : []
  }
}

/// Detects from presses alone whether a key is held, since a terminal sends no key-up.
///
/// A held key sends its first press, nothing for the repeat delay (X11 660 ms, a console 250 ms), then repeats (25 and
/// 10.9 a second). A press shortly after another is a repeat; a silence longer than the gaps between repeats is the
/// release. Presses that arrive in one read are counted, but the time between them is ignored. Times are seconds.
public struct KeyHold: Sendable, Equatable {
  /// The kind of a press.
  public enum Press: Sendable, Equatable {
    /// A single press.
    case tap
    /// A repeat of a held key.
    case repeated
    /// A press that arrived together with the one before.
    case batch
  }

  /// The longest time between two repeats.
  public static let longestGap = 0.12
  /// The time between presses below which they count as arrived together.
  public static let shortestGap = 0.008
  /// The shortest silence that counts as a release.
  public static let shortestTimeout = 0.06
  /// The silence that counts as a release, in gaps between repeats.
  private static let patience = 2.5
  /// The weight of the latest gap in the average.
  private static let share = 0.3

  private var lastPress: Double?
  /// The moving average of the time between repeats; nil while the key does not repeat.
  private var gap: Double?

  /// Creates a state without a key.
  public init() {}

  /// Whether the key repeats.
  public var isHeld: Bool { gap != nil }

  /// Repeats per second; nil while the key does not repeat.
  public var rate: Double? { gap.map { 1 / $0 } }

  /// Seconds of silence after the last press that count as a release; nil while the key is not held.
  public var timeout: Double? { gap.map { max(Self.shortestTimeout, Self.patience * $0) } }

  /// The time at which the key counts as released if no press arrives; nil while it is not held.
  private var releaseTime: Double? {
    guard let lastPress, let timeout else { return nil }
    return lastPress + timeout
  }

  /// Adds a press of the key.
  public mutating func press(at time: Double) -> Press {
    _ = isReleased(at: time)
    guard let last = lastPress else {
      lastPress = time
      return .tap
    }
    let gap = time - last
    lastPress = time
    if gap < Self.shortestGap { return .batch }
    guard gap <= Self.longestGap else {
      self.gap = nil
      return .tap
    }
    self.gap = self.gap.map { $0 * (1 - Self.share) + gap * Self.share } ?? gap
    return .repeated
  }

  /// Releases the key after a long enough silence.
  ///
  /// - Returns: True once.
  public mutating func isReleased(at time: Double) -> Bool {
    guard let releaseTime, time > releaseTime else { return false }
    gap = nil
    return true
  }
}
