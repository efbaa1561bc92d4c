/// The range of a number, which must be finite in any case.
public struct NumberRule: Sendable {
  var minimum: Double
  var isMinimumAllowed = true
  var maximum: Double

  /// Whether 0 is in the range.
  public var allowsZero: Bool { minimum < 0 || minimum == 0 && isMinimumAllowed }

  static let any = NumberRule(minimum: -points, maximum: points)
  /// Offsets and content sizes, which a great many items sum up to.
  static let finite = NumberRule(minimum: -offset, maximum: offset)
  static let notNegative = NumberRule(minimum: 0, maximum: points)
  static let positive = NumberRule(minimum: 0, isMinimumAllowed: false, maximum: points)
  /// A side of an item of a flow; with next to none a line would never be full.
  static let itemLength = NumberRule(minimum: 0.1, maximum: points)
  static let fraction = NumberRule(minimum: 0, maximum: 1)
  static let viewport = NumberRule(
    minimum: 0, isMinimumAllowed: false, maximum: SceneFormat.Limits.viewport)
  /// A side of a viewport while it runs, which may be squeezed to nothing.
  static let squeezedViewport = NumberRule(minimum: 0, maximum: SceneFormat.Limits.viewport)
  static let seconds = NumberRule(minimum: 0, maximum: SceneFormat.Limits.seconds)
  static let duration = NumberRule(
    minimum: 0, isMinimumAllowed: false, maximum: SceneFormat.Limits.seconds)

  private static let points = SceneFormat.Limits.points
  private static let offset = SceneFormat.Limits.offset

  /// What is wrong with a number, to be read after its name; nil for nothing.
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
