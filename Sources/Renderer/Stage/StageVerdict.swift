import Simulator

/// What an audience is to see: the worst that was found in one of the panes, in a word and a number.
///
/// A jump stays one for the whole part that is played, or until a knob is turned: shown for a sixtieth of a second it would
/// only flicker.
struct StageVerdict: Equatable {
  /// How it stands.
  enum State: Equatable {
    /// It is so now.
    case bad
    /// It was so, or there is something to be warned of.
    case warning
    case good

    /// The looks of what says so.
    var role: Theme.Role {
      switch self {
      case .bad: .bad
      case .warning: .stageWarning
      case .good: .stageGood
      }
    }

    /// What says the same without colours.
    func sign(_ glyphs: Glyphs) -> String {
      switch self {
      case .bad: glyphs.bad
      case .warning: glyphs.warning
      case .good: glyphs.good
      }
    }
  }

  var state: State
  /// Whether it was so earlier and is not now.
  var isPast = false
  /// The pane it is about, by its place in the frame; nil for all of them.
  var pane: Int?
  /// What, in capitals: `JUMP`.
  var word: String
  /// How much: `480 pt`; empty for nothing to count.
  var amount: String
  /// What a bare number counts, for where there is room: `rounds`; empty where the amount says.
  var counted = ""
  /// The rest, to be read by those in front.
  var detail: String
  /// The same where there is no room for it, the amount at least; empty for none shorter.
  var brief = ""

  /// The verdict over the panes that are shown: where those are well, it counts them if others are not, and names these.
  init(_ frame: Frame, panes: [Int]) {
    self.init(frame, of: panes)
    guard state == .good else { return }
    let others = frame.panes.indices.filter {
      !panes.contains($0) && Self.worst(of: frame.panes[$0]) != nil
    }
    guard !others.isEmpty else { return }
    amount = "\(panes.count) of \(frame.panes.count)"
    let names = others.map { index in
      let title = frame.panes[index].title.displaySafe
      return title.isEmpty ? "pane \(index + 1)" : title
    }
    detail = "nothing wrong so far here, but in \(names.joined(separator: ", ")), not shown"
  }

  /// The verdict over one pane.
  init(_ frame: Frame, pane: Int) {
    self.init(frame, of: [pane])
  }

  private init(_ frame: Frame, of panes: [Int]) {
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

  private init(_ state: State, _ word: String, _ amount: String, _ detail: String) {
    self.state = state
    self.word = word
    self.amount = amount
    self.detail = detail
  }

  /// Nil when nothing was found.
  private static func worst(of pane: PaneFrame) -> StageVerdict? {
    let jumpsNow = pane.findingsNow.contains { $0.invariant == .anchor }
    let jump = pane.findings.first { $0.invariant == .anchor && $0.count > pane.jumpsBefore }
    if let finding = pane.findingsNow.first(where: { $0.unit == .fraction })
      ?? pane.findingsNow.first(where: { $0.invariant == .reachability && !jumpsNow })
      ?? jump ?? pane.findingsNow.first
    {
      let whole = pane.findings.first { $0.invariant == finding.invariant } ?? finding
      // Where it broke in different ways, the count is not that of what holds now.
      let isOne = Verdict.word(whole) == Verdict.word(finding)
      return told(isOne ? whole : finding, now: finding)
    }
    if let finding = pane.findings.first { return told(finding, now: nil) }
    if let pushed = PushedText(pane) {
      return StageVerdict(
        .warning, "PUSHED", pushed.amount, "\(pushed.share) cells; the others kept their place")
    }
    guard let note = pane.diagnostics.last else { return nil }
    let count = pane.diagnostics.count
    return StageVerdict(
      .warning, count == 1 ? "DIAGNOSTIC" : "DIAGNOSTICS", "\(count)", note.message)
  }

  /// Jumps are added up over the run; all else is that of the moment or, when it has passed, of the worst one: how things
  /// stand is seen again in each frame, and added up would grow while nothing gets worse.
  ///
  /// The sentence is that of the worst frame, but of what holds now it is that of now: what should be on the screen may have
  /// come since. The worst has its amount where the one in large letters is another, and what is past is said to be.
  private static func told(_ finding: Finding, now: Finding?) -> StageVerdict {
    let amount = finding.invariant == .anchor ? finding.sum : now?.max ?? finding.max
    let large = Verdict.amount(amount, finding.unit)
    let worst = Verdict.amount(finding.max, of: finding)
    let told = now ?? finding
    let tellsWorst = told.message == finding.message
    var words = now == nil ? ["earlier"] : []
    if finding.count > 1 {
      words.append("\(finding.count) \(finding.invariant.isEvent ? "times" : "frames")")
      if amount != finding.max {
        words.append("worst \(worst)")
      } else if tellsWorst {
        words.append("worst")
      }
      if !tellsWorst { words.append("now") }
    }
    let lead = words.isEmpty ? "" : words.joined(separator: ", ") + ": "
    var verdict = StageVerdict(
      now == nil ? .warning : .bad, Verdict.word(finding), large,
      lead + told.message.withScreenPaths.withGroupedNumbers)
    verdict.counted = finding.unit == .count ? Verdict.counted(amount, of: finding) : ""
    verdict.isPast = now == nil
    let saysWorst = tellsWorst && finding.count > 1 && amount != finding.max
    if let brief = brief(told, saying: saysWorst ? worst : "") {
      verdict.brief = lead + brief
    }
    return verdict
  }

  /// Which elements, how the worst changed, and how far that moved what is read, or how far from its target it stands,
  /// unless that is said; nil for findings of which that is not the news.
  private static func brief(_ finding: Finding, saying amount: String) -> String? {
    guard [.anchor, .target].contains(finding.invariant), let culprit = finding.culprit,
      let moved = culprit.moved
    else { return nil }
    let sizes = [culprit.estimated, culprit.measured].compactMap { $0?.pointText }
    let name = ElementName.text(ofKind: culprit.kind, at: culprit.indexPath)
    let element = ([name] + [sizes.joined(separator: " → ")])
      .filter { !$0.isEmpty }.joined(separator: " ")
    let others = culprit.others > 0 ? " and \(culprit.others) more" : ""
    let way = Verdict.amount(abs(moved), .points)
    guard way != amount else { return element + others }
    return element + others
      + (finding.invariant == .target ? " stands \(way) off" : ", moved \(way)")
  }
}
