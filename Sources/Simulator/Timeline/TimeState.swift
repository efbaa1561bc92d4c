/// How a timeline stands, for the screen to tell.
public struct TimeState: Sendable, Equatable {
  /// Whether time stands still until a key lets it go on.
  public var isPaused = false
  /// How fast it goes otherwise.
  public var pace = Pace.full
  /// Virtual seconds of the newest frame while an older one is shown; nil while the newest is.
  public var end: Double?

  /// Time goes by as on the wall.
  public init() {}
}
