import Simulator

/// What jumped and what was blank since the start, as it runs along.
struct Score: Equatable {
  private let jumps: Finding?
  private let blank: Finding?
  private let blankNow: Double

  /// Nil while there is nothing to count.
  init?(_ pane: PaneFrame) {
    if pane.findings.isEmpty { return nil }
    jumps = pane.findings.first { $0.invariant == .anchor }
    blank = pane.findings.first(where: \.isOfBlank)
    blankNow = pane.findingsNow.first(where: \.isOfBlank)?.max ?? 0
    if jumps == nil, blank == nil { return nil }
  }

  /// All of it in one line, as long as it fits: `12 jumps 480 pt, blank 59/75 %`.
  func text(columns: Int) -> String? { texts.first { $0.columnWidth <= columns } }

  /// The columns of the shortest form.
  var leastColumns: Int { texts.last?.columnWidth ?? 0 }

  /// The longest first.
  private var texts: [String] {
    let jump = jumps.map { "\($0.count) jump\($0.count == 1 ? "" : "s") \($0.sum.pointText) pt" }
    let blank = self.blank.map {
      "blank \(Verdict.percent(blankNow))/\(Verdict.percent($0.max)) %"
    }
    let both = [jump, blank].compactMap { $0 }.joined(separator: ", ")
    let least = jumps.map { "\($0.sum.pointText) pt" }
    return [both, jump, least].compactMap { $0 }
  }

  /// How many jumps, their sum, and what is left of it where they did not all go one way, the longest text first.
  var jumpTexts: [String] {
    guard let jumps else { return [] }
    let sum = "\(jumps.count), \(jumps.sum.pointText) pt"
    let isOneWay = abs(abs(jumps.signedSum) - jumps.sum) < 0.05
    return (isOneWay ? [] : ["\(sum), net \(jumps.signedSum.pointText)"]) + [sum]
  }

  /// How much of the viewport is blank now, and how much was at most, the longest text first.
  var blankTexts: [String] {
    guard let blank else { return [] }
    let now = Verdict.percent(blankNow)
    let most = Verdict.percent(blank.max)
    return ["\(now) % now, \(most) % at most", "\(now) %, most \(most) %", "\(now)/\(most) %"]
  }
}
