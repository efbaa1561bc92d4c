/// The state of a timeline for the screen.
public struct TimeState: Sendable, Equatable {
  /// Whether time is paused.
  public var isPaused = false
  /// The pace while time is not paused.
  public var pace = Pace.full
  /// Virtual seconds of the newest frame while an older one is displayed; nil while the newest is.
  public var end: Double?
  /// One-based index of the displayed frame among the kept frames.
  public var frame = 1
  /// Number of kept frames.
  public var frameCount = 1
  /// Whether the previous or next kept frame has the same time.
  public var hasTwin = false
  /// Whether frames next to the displayed one were removed.
  public var isThinned = false
  /// The position of the displayed frame among the kept ones: 0 is the oldest, 1 the newest.
  public var place = 1.0
  /// The frames in which invariants first broke, oldest first.
  public var marks: [TimeMark] = []

  /// Creates the state of a timeline that runs at full speed.
  public init() {}

  /// Whether time passes at full speed and the newest frame is displayed.
  public var isOrdinary: Bool { !isPaused && pace == .full && end == nil }
}

/// The frame in which a pane first broke an invariant.
public struct TimeMark: Sendable, Equatable {
  /// The position among the kept frames: 0 is the oldest, 1 the newest.
  public var place: Double
  /// The index of the pane in the frame.
  public var pane: Int
  public var invariant: Invariant

  public init(place: Double, pane: Int, invariant: Invariant) {
    self.place = place
    self.pane = pane
    self.invariant = invariant
  }
}

/// Virtual time per second of wall-clock time while a scene plays.
public enum Pace: Int, Sendable, Equatable, CaseIterable {
  case tenth
  case quarter
  case half
  case full

  /// Virtual seconds per wall-clock second.
  public var factor: Double {
    switch self {
    case .tenth: 0.1
    case .quarter: 0.25
    case .half: 0.5
    case .full: 1
    }
  }

  /// The next slower pace; the slowest stays.
  var slower: Pace { Pace(rawValue: rawValue - 1) ?? self }

  /// The next faster pace; the fastest stays.
  var faster: Pace { Pace(rawValue: rawValue + 1) ?? self }
}
