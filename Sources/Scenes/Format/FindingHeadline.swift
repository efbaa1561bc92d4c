/// The name of a kind of finding, as the screen, reports, expectations and the documentation spell it.
///
/// The kinds are in the order of their invariants in the format.
public enum FindingHeadline: String, Sendable, CaseIterable {
  case contentOff = "CONTENT OFF"
  case outOfReach = "OUT OF REACH"
  case blank = "BLANK"
  case crowdedOut = "CROWDED OUT"
  case gapOrOverlap = "GAP OR OVERLAP"
  case jump = "JUMP"
  case illegalOffset = "ILLEGAL OFFSET"
  case missedTarget = "MISSED TARGET"
  case neverSettles = "NEVER SETTLES"
  case runsAway = "RUNS AWAY"
  case wrongSize = "WRONG SIZE"
  case mistakenItem = "MISTAKEN ITEM"
  case wrongWay = "WRONG WAY"
  case tooMuchWork = "TOO MUCH WORK"
  case notPrefetched = "NOT PREFETCHED"
  case askedInVain = "ASKED IN VAIN"
  case work = "WORK"

  /// The name of the invariant that findings of this kind break.
  public var invariant: String {
    switch self {
    case .contentOff: "contentSize"
    case .outOfReach: "reachability"
    case .blank, .crowdedOut: "coverage"
    case .gapOrOverlap: "tiling"
    case .jump: "anchor"
    case .illegalOffset: "offset"
    case .missedTarget: "target"
    case .neverSettles, .runsAway: "convergence"
    case .wrongSize: "sizeFidelity"
    case .mistakenItem: "identity"
    case .wrongWay: "motion"
    case .tooMuchWork, .notPrefetched, .askedInVain, .work: "work"
    }
  }

  /// The kind with a headline or a title (`JUMP (anchor)`), in any spelling; nil for none, and for the name of an invariant.
  init?(spelled text: String) {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let wanted = letters(text)
    let found = Self.allCases.first {
      [letters($0.rawValue), letters($0.rawValue + $0.invariant)].contains(wanted)
        && wanted != $0.invariant
    }
    guard let found else { return nil }
    self = found
  }
}
