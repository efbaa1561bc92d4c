/// The estimate to recommend, and the reason.
///
/// Estimates that measure everything at once are left out. Of the others, those with which the steps of the scene do the
/// least harm are considered. Of those, the one with the lowest cost of a scroll through the content is the reference; of
/// equal costs, the one that measures fewer cells. An estimate is as good as the reference if it leaves no more blank and
/// its jumps sum up to at most half as many points more. Of those, the one with the fewest jumps is recommended, then the
/// one with the least blank, then the one with the lowest cost. An estimate for each section must do less harm, or save
/// more than a fifth of the cost.
struct Recommendation {
  /// The factor by which the sum of jumps may exceed the reference's.
  fileprivate static let indulgence = 1.5
  /// The fraction of the lowest cost below which an estimate for each section is worth its settings.
  private static let worthwhile = 0.8
  /// The difference in points up to which costs count as equal.
  fileprivate static let accuracy = 0.5

  let index: Int
  /// The reason, in a sentence.
  let reason: String

  /// - Parameters:
  ///   - candidates: The candidates, at least one of them for all sections.
  ///   - wantsSections: Whether an estimate for each section was requested.
  init(among candidates: [Advice.Candidate], wantsSections: Bool = false) {
    let single = candidates.indices.filter { !candidates[$0].isPerSection }
    let guessing = single.filter { !candidates[$0].measuresAtOnce }
    let tried = guessing.isEmpty ? single : guessing
    let harms = candidates.map { Harm($0.steps) }
    let least = tried.map { harms[$0] }.min() ?? Harm(nil)
    let considered = tried.filter { harms[$0] == least }
    let fewest = considered.min { candidates[$0].points < candidates[$1].points } ?? 0
    let best =
      considered.filter { candidates[$0].isAsGood(as: candidates[fewest]) }
      .min { candidates[$0].faults < candidates[$1].faults } ?? fewest
    let apart = candidates.indices.filter { candidates[$0].isPerSection }
    let worth = apart.filter {
      let saves = candidates[$0].cost < candidates[fewest].cost * Self.worthwhile
      return (harms[$0] < least || harms[$0] == least && saves) && !candidates[$0].measuresAtOnce
    }
    let sections =
      wantsSections
      ? apart.first
      : worth.min { (harms[$0], candidates[$0].cost) < (harms[$1], candidates[$1].cost) }
    index = sections ?? best
    let others = considered.filter { $0 != best }.map { candidates[$0] }
    let rival = apart.first {
      harms[$0] == least && candidates[$0].cost < candidates[fewest].cost - Self.accuracy
        && !candidates[$0].measuresAtOnce
    }
    let present = apart.filter { candidates[$0].sectionsAreAsWritten }
    let ofSteps = Self.reason(index, among: tried + present, candidates, harms)
    // An estimate that the steps alone decide for needs no reason from the scroll through the content.
    let isDecided = ofSteps != nil && others.isEmpty && rival == nil
    let ofScroll =
      sections.map { Self.reason(candidates[$0], insteadOf: candidates[fewest]) }
      ?? (isDecided
        ? nil
        : Self.reason(
          candidates[best], among: others + present.map { candidates[$0] },
          isAlone: single.count == 1,
          besides: rival.map { candidates[$0] }))
    reason = [ofSteps, ofScroll].compactMap { $0 }.joined(separator: " ")
  }

  // MARK: - Why

  /// How the steps of the scene decide: the next estimate that does more harm, or one that does less; nil if there is
  /// neither.
  private static func reason(
    _ index: Int, among tried: [Int], _ candidates: [Advice.Candidate], _ harms: [Harm]
  ) -> String? {
    let least = tried.min { harms[$0] < harms[$1] }.filter { harms[$0] < harms[index] }
    let next = tried.filter { harms[$0] > harms[index] }.min { harms[$0] < harms[$1] }
    guard let other = least ?? next, let own = candidates[index].steps,
      let others = candidates[other].steps
    else { return nil }
    guard abs(own.lost - others.lost) > Harm.accuracy else {
      return least == nil
        ? "The scene's own steps break more with \(named(candidates[other]))."
        : "The scene's own steps break less with \(named(candidates[other]))."
    }
    return "The scene's own steps lose \(others.lost.short) pt with \(named(candidates[other]))."
  }

  /// The reason for one estimate for all sections, even if an estimate for each section is slightly better.
  private static func reason(
    _ best: Advice.Candidate, among others: [Advice.Candidate], isAlone: Bool,
    besides apart: Advice.Candidate?
  ) -> String {
    guard let apart else { return reason(best, among: others, isAlone: isAlone, "Fewest points") }
    // Another candidate may have the lowest cost.
    let fewer = others.filter { $0.cost < best.cost - accuracy }.min { $0.points < $1.points }
    let than = fewer.map { " than with \(named($0))" } ?? ""
    return reason(best, among: others, isAlone: isAlone, "Fewest points of one for all")
      + " One for each section comes to \(apart.cost.short) pt, at most a fifth fewer\(than)."
  }

  private static func reason(
    _ best: Advice.Candidate, among others: [Advice.Candidate], isAlone: Bool, _ fewest: String
  ) -> String {
    guard let next = others.min(by: { $0.points < $1.points }) else {
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
    candidate.sectionsAreAsWritten
      ? "each section's own (now)" : "\(candidate.estimate) (\(candidate.name))"
  }
}

extension Advice.Candidate {
  /// The order of cost: points, then measured cells.
  fileprivate var points: (Double, Int) { (cost.withoutNoise, measured) }

  /// The order among candidates that are as good as the one with the lowest cost.
  fileprivate var faults: (Int, Double, Double, Int) {
    (jumps, blankPoints.withoutNoise, cost.withoutNoise, measured)
  }

  /// Whether it can be recommended although another has the lowest cost.
  fileprivate func isAsGood(as fewest: Advice.Candidate) -> Bool {
    blankPoints <= fewest.blankPoints + Recommendation.accuracy
      && jumpPoints <= fewest.jumpPoints * Recommendation.indulgence + Recommendation.accuracy
  }
}

extension Int? {
  /// The number if it fulfils a condition.
  fileprivate func filter(_ isWanted: (Int) -> Bool) -> Int? { flatMap { isWanted($0) ? $0 : nil } }
}

extension Double {
  /// The value rounded, so that sums of the same numbers in another order are equal.
  fileprivate var withoutNoise: Double { (self * 100).rounded() }
}
