/// Tells from presses alone whether a key is held: a terminal sends no key-up.
///
/// A held key sends its first press, nothing for the repeat delay (X11 660 ms, a console 250 ms), then repeats (25 and
/// 10.9 a second). A press shortly after another is a repeat; silence for longer than the repeats have come apart is the
/// release. Presses that came in one read are counted and their distance, which is none, ignored. Times are seconds.
public struct KeyHold: Sendable, Equatable {
  /// What a press was.
  public enum Press: Sendable, Equatable {
    /// A press of its own.
    case tap
    /// The key repeats: it is held.
    case repeated
    /// It came together with the one before.
    case batch
  }

  /// The longest time between two repeats.
  public static let longestGap = 0.12
  /// The time between presses below which they came together.
  public static let shortestGap = 0.008
  /// The shortest silence that is a release.
  public static let shortestTimeout = 0.06
  /// How many gaps of silence are a release.
  private static let patience = 2.5
  /// How much of the average gap the latest one makes up.
  private static let share = 0.3

  private var lastPress: Double?
  /// The time between repeats, averaged with weights that fade; nil while the key does not repeat.
  private var gap: Double?

  /// No key yet.
  public init() {}

  /// Whether the key repeats.
  public var isHeld: Bool { gap != nil }

  /// How often the key repeats, a second; nil while it does not.
  public var rate: Double? { gap.map { 1 / $0 } }

  /// Seconds of silence after the last press that are the release; nil while the key is not held.
  public var timeout: Double? { gap.map { max(Self.shortestTimeout, Self.patience * $0) } }

  /// When the key counts as released if no press comes; nil while it is not held.
  private var releaseTime: Double? {
    guard let lastPress, let timeout else { return nil }
    return lastPress + timeout
  }

  /// Takes a press of the key.
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

  /// Lets go when the silence has been long enough; true once.
  public mutating func isReleased(at time: Double) -> Bool {
    guard let releaseTime, time > releaseTime else { return false }
    gap = nil
    return true
  }
}
