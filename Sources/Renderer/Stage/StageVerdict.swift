import Simulator

/// What an audience is to see: the worst that was found in one of the panes, in a word and a number.
///
/// A jump stays one for the whole part that is played: shown for a sixtieth of a second it would only flicker.
struct StageVerdict: Equatable {
  /// How it stands.
  enum State: Equatable {
    /// It is so now.
    case bad
    /// It was so, or there is something to be warned of.
    case warning
    case good
  }

  var state: State
  /// The pane it is about, by its place in the frame; nil for all of them.
  var pane: Int?
  /// What, in capitals: `JUMP`.
  var word: String
  /// How much: `480 pt`; empty for nothing to count.
  var amount: String
  /// The rest, to be read by those in front.
  var detail: String
  /// The same where there is no room for it, the amount at least; empty for none shorter.
  var brief = ""

  /// The verdict over some of the panes.
  init(_ frame: Frame, panes: [Int]) {
    let states = panes.map { (pane: $0, verdict: Self.worst(of: frame.panes[$0])) }
    if let bad = states.first(where: { $0.verdict?.state == .bad })
      ?? states.first(where: { $0.verdict != nil }), let verdict = bad.verdict
    {
      self = verdict
      pane = bad.pane
      return
    }
    state = .good
    word = "OK"
    amount = ""
    detail = "nothing wrong so far"
  }

  /// The verdict over one pane.
  init(_ frame: Frame, pane: Int) {
    self.init(frame, panes: [pane])
  }

  private init(_ state: State, _ word: String, _ amount: String, _ detail: String) {
    self.state = state
    self.word = word
    self.amount = amount
    self.detail = detail
  }

  /// Nil when nothing was found.
  private static func worst(of pane: PaneFrame) -> StageVerdict? {
    let jump = pane.findings.first { $0.invariant == .anchor }
    if let finding = pane.findingsNow.first(where: { $0.unit == .fraction })
      ?? jump ?? pane.findingsNow.first
    {
      return told(
        pane.findings.first { $0.invariant == finding.invariant } ?? finding, now: finding)
    }
    if let finding = pane.findings.first { return told(finding, now: nil) }
    guard let note = pane.diagnostics.last else { return nil }
    let count = pane.diagnostics.count
    return StageVerdict(
      .warning, count == 1 ? "DIAGNOSTIC" : "DIAGNOSTICS", "\(count)", note.message)
  }

  /// Lengths are added up over the run, shares are those of the moment or, when it has passed, of the worst one.
  private static func told(_ finding: Finding, now: Finding?) -> StageVerdict {
    let amount = finding.unit == .points ? finding.sum : now?.max ?? finding.max
    // The sentence is about the worst of them.
    let times = finding.count > 1 ? "\(finding.count) times, worst: " : ""
    let past = now == nil ? "so far, " : ""
    var verdict = StageVerdict(
      now == nil ? .warning : .bad, Verdict.word(finding),
      Verdict.amount(amount, finding.unit), past + times + finding.message.withScreenPaths)
    if let brief = finding.culprit.flatMap(brief) { verdict.brief = times + brief }
    return verdict
  }

  /// Which elements, how the worst changed, and how far that moved what is read; nil where nothing moved.
  private static func brief(_ culprit: Finding.Culprit) -> String? {
    guard let moved = culprit.moved else { return nil }
    let sizes = [culprit.estimated, culprit.measured].compactMap { $0?.pointText }
    let name = ElementName.text(ofKind: culprit.kind, at: culprit.indexPath)
    let element = ([name] + [sizes.joined(separator: " → ")])
      .filter { !$0.isEmpty }.joined(separator: " ")
    let others = culprit.others > 0 ? " and \(culprit.others) more" : ""
    return "\(element)\(others), moved \(abs(moved).pointText) pt"
  }
}
