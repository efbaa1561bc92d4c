/// How a timeline stands, for the screen to tell.
public struct TimeState: Sendable, Equatable {
  /// Whether time stands still until a key lets it go on.
  public var isPaused = false
  /// How fast it goes otherwise.
  public var pace = Pace.full
  /// Virtual seconds of the newest frame while an older one is shown; nil while the newest is.
  public var end: Double?
  /// Which of the frames that are kept is shown then, from 1.
  public var frame = 1
  /// How many frames are kept then.
  public var frameCount = 1
  /// Whether the time does not tell it from the frame before or behind it.
  public var hasTwin = false
  /// Whether frames right before or behind the one that is shown are no longer kept.
  public var isThinned = false
  /// Where the frame that is shown stands among those that are kept: 0 is the oldest, 1 the newest.
  public var place = 1.0
  /// Where invariants first broke, oldest first.
  public var marks: [TimeMark] = []

  /// Time goes by as on the wall.
  public init() {}

  /// Whether time goes by as on the wall, at the newest frame.
  public var isOrdinary: Bool { !isPaused && pace == .full && end == nil }
}
