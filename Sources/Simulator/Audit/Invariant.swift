/// The audit's invariants, in the order and under the names of the scene format.
public enum Invariant: String, Sendable, Equatable, Codable, CaseIterable, Comparable {
  case contentSize
  case reachability
  case coverage
  case tiling
  case anchor
  case offset
  case target
  case convergence
  case sizeFidelity
  case identity
  case motion
  case work

  /// Whether it can only be judged with an oracle for the layout.
  var needsTruth: Bool {
    switch self {
    case .reachability, .coverage, .tiling, .sizeFidelity: true
    case .contentSize, .anchor, .offset, .target, .convergence, .identity, .motion, .work: false
    }
  }

  /// Whether it is broken by events, whose amounts add up, and not by a state.
  public var isEvent: Bool {
    switch self {
    case .anchor, .convergence, .identity, .motion, .work: true
    case .contentSize, .reachability, .coverage, .tiling, .offset, .target, .sizeFidelity: false
    }
  }

  public static func < (lhs: Invariant, rhs: Invariant) -> Bool {
    lhs.position < rhs.position
  }

  private var position: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}
