/// The range of a number, which must be finite in any case.
public struct NumberRule: Sendable {
  var minimum: Double
  var isMinimumAllowed = true
  var maximum: Double

  /// Whether 0 is in the range.
  public var allowsZero: Bool { minimum < 0 || minimum == 0 && isMinimumAllowed }

  static let any = NumberRule(minimum: -points, maximum: points)
  /// The range of offsets and content sizes, which are sums over a great many items.
  static let finite = NumberRule(minimum: -offset, maximum: offset)
  static let notNegative = NumberRule(minimum: 0, maximum: points)
  static let positive = NumberRule(minimum: 0, isMinimumAllowed: false, maximum: points)
  /// The range of a side of a flow layout's item; with sides close to 0, a line would never be full.
  static let itemLength = NumberRule(minimum: 0.1, maximum: points)
  static let fraction = NumberRule(minimum: 0, maximum: 1)
  static let viewport = NumberRule(
    minimum: 0, isMinimumAllowed: false, maximum: SceneFormat.Limits.viewport)
  /// The range of a side of a viewport while the scene runs, which may shrink to 0.
  static let squeezedViewport = NumberRule(minimum: 0, maximum: SceneFormat.Limits.viewport)
  static let seconds = NumberRule(minimum: 0, maximum: SceneFormat.Limits.seconds)
  static let duration = NumberRule(
    minimum: 0, isMinimumAllowed: false, maximum: SceneFormat.Limits.seconds)

  private static let points = SceneFormat.Limits.points
  private static let offset = SceneFormat.Limits.offset

  /// The description of what is wrong with a number, to follow its name; nil for a valid number.
  func complaint(about number: Double) -> String? {
    if number > maximum { return "must be at most \(Self.spelled(maximum))" }
    if number < minimum {
      return minimum == 0 ? "must not be negative" : "must be at least \(Self.spelled(minimum))"
    }
    if number == minimum, !isMinimumAllowed { return "must be above \(Self.spelled(minimum))" }
    return nil
  }

  private static func spelled(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
