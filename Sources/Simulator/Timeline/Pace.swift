/// How much virtual time passes in one second on the wall while a scene plays.
public enum Pace: Int, Sendable, Equatable, CaseIterable {
  case tenth
  case quarter
  case half
  case full

  /// Virtual seconds in one second on the wall.
  public var factor: Double {
    switch self {
    case .tenth: 0.1
    case .quarter: 0.25
    case .half: 0.5
    case .full: 1
    }
  }

  /// The next slower one; the slowest stays.
  var slower: Pace { Pace(rawValue: rawValue - 1) ?? self }

  /// The next faster one; the fastest stays.
  var faster: Pace { Pace(rawValue: rawValue + 1) ?? self }
}
