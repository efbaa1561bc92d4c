/// Which of some estimates to take, and why.
///
/// One that measures everything at once takes no part. Of the others one with fewer jumps and no more blank, or less blank
/// and no more jumps, goes before another, unless its jumps are half as many points again; then the fewest points, moved or
/// left blank, decide, and then the fewest cells measured. An estimate for each section must save more than a fifth of the points.
struct Recommendation {
  /// How many points more fewer jumps may cost.
  private static let indulgence = 1.5
  /// How much of the points an estimate for each section may cost to be worth its lines.
  private static let worthwhile = 0.8
  /// Points below which a difference is none.
  private static let accuracy = 0.5

  let index: Int
  /// A sentence.
  let reason: String

  /// - Parameters:
  ///   - candidates: At least one of them for all sections.
  ///   - wantsSections: Whether an estimate for each section was asked for.
  init(among candidates: [Advice.Candidate], wantsSections: Bool = false) {
    let single = candidates.indices.filter { !candidates[$0].isPerSection }
    let guessing = single.filter { !candidates[$0].measuresAtOnce }
    let considered = guessing.isEmpty ? single : guessing
    let best =
      considered.filter { index in
        !considered.contains { Self.dominates(candidates[$0], candidates[index]) }
      }.min { Self.isBetter(candidates[$0], than: candidates[$1]) } ?? 0
    let sections = candidates.indices.first {
      candidates[$0].isPerSection
        && (wantsSections
          || candidates[$0].cost < candidates[best].cost * Self.worthwhile
            && !candidates[$0].measuresAtOnce)
    }
    index = sections ?? best
    let others = considered.filter { $0 != best }.map { candidates[$0] }
    let apart = candidates.first {
      $0.isPerSection && $0.cost < candidates[best].cost - Self.accuracy && !$0.measuresAtOnce
    }
    reason =
      sections.map { Self.reason(candidates[$0], insteadOf: candidates[best]) }
      ?? Self.reason(
        candidates[best], among: others, isAlone: single.count == 1, besides: apart)
  }

  private static func dominates(_ one: Advice.Candidate, _ other: Advice.Candidate) -> Bool {
    guard one.jumps <= other.jumps, one.blankPoints <= other.blankPoints + accuracy,
      one.jumpPoints <= other.jumpPoints * indulgence + accuracy
    else { return false }
    return one.jumps < other.jumps || one.blankPoints < other.blankPoints - accuracy
  }

  private static func isBetter(_ one: Advice.Candidate, than other: Advice.Candidate) -> Bool {
    abs(one.cost - other.cost) > accuracy ? one.cost < other.cost : one.measured < other.measured
  }

  // MARK: - Why

  /// Why one for all sections, also where an estimate for each is better, but not by enough.
  private static func reason(
    _ best: Advice.Candidate, among others: [Advice.Candidate], isAlone: Bool,
    besides apart: Advice.Candidate?
  ) -> String {
    guard let apart else { return reason(best, among: others, isAlone: isAlone, "Fewest points") }
    return reason(best, among: others, isAlone: isAlone, "Fewest points of one for all")
      + " One for each section comes to \(apart.cost.short) pt, at most a fifth fewer."
  }

  private static func reason(
    _ best: Advice.Candidate, among others: [Advice.Candidate], isAlone: Bool, _ fewest: String
  ) -> String {
    guard let next = others.min(by: { isBetter($0, than: $1) }) else {
      return isAlone
        ? "There is no other for the cells to choose from."
        : "All others measure everything at once."
    }
    let points = "\(best.cost.short) pt moved or left blank"
    if next.cost < best.cost - accuracy {
      return "\(named(next)) is \(next.cost.short) pt, not \(best.cost.short), but "
        + "\(compared(next.jumps, best.jumps, "jumps")) and "
        + "\(compared(next.blankPoints, best.blankPoints, "blank"))."
    }
    if next.cost > best.cost + accuracy {
      return "\(fewest): \(points), \(next.cost.short) with \(named(next))."
    }
    return next.measured > best.measured
      ? "\(named(next)) is as good and measures \(next.measured) cells, not \(best.measured)."
      : "\(named(next)) is as good."
  }

  private static func reason(
    _ sections: Advice.Candidate, insteadOf best: Advice.Candidate
  ) -> String {
    "\(sections.cost.short) pt moved or left blank, \(best.cost.short) with one for all, "
      + "\(named(best))."
  }

  private static func compared(_ one: Double, _ other: Double, _ what: String) -> String {
    one > other + accuracy
      ? "more \(what)" : one < other - accuracy ? "less \(what)" : "no less \(what)"
  }

  private static func compared(_ one: Int, _ other: Int, _ what: String) -> String {
    one > other ? "more \(what)" : one < other ? "fewer \(what)" : "no fewer \(what)"
  }

  private static func named(_ candidate: Advice.Candidate) -> String {
    "\(candidate.estimate) (\(candidate.name))"
  }
}
