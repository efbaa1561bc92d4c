import Scenes

/// What the steps of a scene break, in the order in which advice compares it: mistakes, then what the reader loses, then
/// what is drawn wrongly, then needless work.
struct Harm: Comparable {
  /// The difference in points up to which amounts count as equal.
  static let accuracy = 0.5

  /// The number of diagnostics, and of passes that never settle.
  private let mistakes: Int
  private let lost: Double
  private let drawn: Double
  private let work: Double

  /// The harm of a candidate; none for a scene without steps.
  init(_ result: Advice.StepResult?) {
    let findings = result?.findings ?? []
    func sum(_ invariants: [Invariant]) -> Double {
      findings.filter { invariants.map(\.rawValue).contains($0.invariant) }
        .reduce(0) { $0 + $1.amount }
    }
    mistakes =
      (result?.diagnostics.count ?? 0)
      + findings.count { $0.invariant == Invariant.convergence.rawValue }
    lost = Self.rounded(result?.lost ?? 0)
    drawn = Self.rounded(sum([.sizeFidelity, .tiling, .contentSize, .identity]))
    work = Self.rounded(sum([.work]))
  }

  private static func rounded(_ points: Double) -> Double {
    (points / accuracy).rounded() * accuracy
  }

  static func < (lhs: Harm, rhs: Harm) -> Bool {
    (Double(lhs.mistakes), lhs.lost, lhs.drawn, lhs.work)
      < (Double(rhs.mistakes), rhs.lost, rhs.drawn, rhs.work)
  }
}

extension Advice.StepResult {
  /// - Parameters:
  ///   - pane: The results of the pane.
  ///   - extent: The length of the viewport along the scroll axis, in points.
  init(_ pane: SweepPoint.Pane, extent: Double) {
    findings = pane.findings
    diagnostics = pane.diagnostics
    func amount(_ invariant: Invariant) -> Double {
      pane.findings.first { $0.invariant == invariant.rawValue }?.amount ?? 0
    }
    lost =
      pane.lostPlace + amount(.coverage) * extent + amount(.target) + amount(.reachability)
      + amount(.motion)
  }
}
