import Scenes

/// Makes one press, many presses and a held key of the presses a terminal tells of.
///
/// The content is pushed from the third press of a repeating key on: two quick presses are two steps exactly.
public struct KeyFinger: Sendable {
  /// How many presses in one read a stalled program lets pile up of a held key; more were not typed by holding it.
  private static let largestPile = 10

  private var key: Key?
  private var step: KeyboardAction.Step?
  private var hold = KeyHold()
  private var repeats = 0

  /// No key yet.
  public init() {}

  /// Whether a key pushes the content.
  public var isPushing: Bool { repeats > 1 }

  /// Takes presses of one key that came together.
  ///
  /// - Parameters:
  ///   - key: The key; another one than before is the release of that.
  ///   - times: How many presses; not less than 1.
  ///   - step: What one press does.
  ///   - time: Seconds.
  /// - Returns: What to do, in order.
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

  /// Lets go of a key that has been silent long enough.
  public mutating func release(at time: Double) -> KeyboardAction? {
    let wasPushing = isPushing
    guard hold.isReleased(at: time) else { return nil }
    repeats = 0
    return wasPushing ? .release : nil
  }

  /// Lets go at once, for something else that happens.
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
