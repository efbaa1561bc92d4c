import Foundation

/// What makes one pane of another: its lists as what changed in them, all else as it is.
struct PaneChange: Sendable {
  private let rest: PaneFrame.Contents
  private let elements: ArrayChange<ElementFrame>
  private let hidden: ArrayChange<ElementFrame>
  private let measuredMap: ArrayChange<Double>
  private let measuredMapEdges: ArrayChange<CGFloat>
  private let sectionStarts: ArrayChange<CGFloat>
  private let findingPlaces: ArrayChange<FindingPlace>
  private let blanks: ArrayChange<CGRect>
  private let holes: ArrayChange<CGRect>
  private let missing: ArrayChange<[Int]>
  private let findings: ArrayChange<Finding>
  private let findingsNow: ArrayChange<Finding>
  private let diagnostics: ArrayChange<DiagnosticNote>
  private let ledger: ArrayChange<LedgerEntry>
  private let calls: ArrayChange<TraceEvent>
  private let history: ArrayChange<MotionSample>

  /// The change between two frames.
  static func between(_ old: PaneFrame, _ new: PaneFrame) -> PaneChange {
    var rest = new.shared.value
    rest.leaveOutLists(after: old)
    return PaneChange(
      rest: consume rest,
      elements: ArrayChange(from: old.elements, to: new.elements),
      hidden: ArrayChange(from: old.hidden, to: new.hidden),
      measuredMap: ArrayChange(from: old.measuredMap, to: new.measuredMap),
      measuredMapEdges: ArrayChange(from: old.measuredMapEdges, to: new.measuredMapEdges),
      sectionStarts: ArrayChange(from: old.sectionStarts, to: new.sectionStarts),
      findingPlaces: ArrayChange(from: old.findingPlaces, to: new.findingPlaces),
      blanks: ArrayChange(from: old.blanks, to: new.blanks),
      holes: ArrayChange(from: old.holes, to: new.holes),
      missing: ArrayChange(from: old.missing, to: new.missing),
      findings: ArrayChange(from: old.findings, to: new.findings),
      findingsNow: ArrayChange(from: old.findingsNow, to: new.findingsNow),
      diagnostics: ArrayChange(from: old.diagnostics, to: new.diagnostics),
      // What happens in a run is numbered, and each number is given once.
      ledger: ArrayChange(from: old.ledger, to: new.ledger) { $0.number == $1.number },
      calls: ArrayChange(from: old.calls, to: new.calls, numbered: { $0.number }),
      history: ArrayChange(from: old.motion.history, to: new.motion.history))
  }

  /// The elements that are not as before, and the calls since.
  var entryCount: Int { elements.newCount + hidden.newCount + calls.newCount }

  /// The new pane, made of the old one.
  func applied(to old: PaneFrame) -> PaneFrame {
    var pane = rest
    pane.elements = elements.applied(to: old.elements)
    pane.hidden = hidden.applied(to: old.hidden)
    pane.measuredMap = measuredMap.applied(to: old.measuredMap)
    pane.measuredMapEdges = measuredMapEdges.applied(to: old.measuredMapEdges)
    pane.sectionStarts = sectionStarts.applied(to: old.sectionStarts)
    pane.findingPlaces = findingPlaces.applied(to: old.findingPlaces)
    pane.blanks = blanks.applied(to: old.blanks)
    pane.holes = holes.applied(to: old.holes)
    pane.missing = missing.applied(to: old.missing)
    pane.findings = findings.applied(to: old.findings)
    pane.findingsNow = findingsNow.applied(to: old.findingsNow)
    pane.diagnostics = diagnostics.applied(to: old.diagnostics)
    pane.ledger = ledger.applied(to: old.ledger)
    pane.calls = calls.applied(to: old.calls)
    pane.motion.history = history.applied(to: old.motion.history)
    return PaneFrame(pane)
  }
}

extension PaneFrame.Contents {
  /// Leaves a pane without its lists.
  fileprivate mutating func leaveOutLists(after old: PaneFrame) {
    elements = []
    hidden = []
    measuredMap = []
    measuredMapEdges = []
    sectionStarts = []
    findingPlaces = []
    blanks = []
    holes = []
    missing = []
    findings = []
    findingsNow = []
    diagnostics = []
    ledger = []
    calls = []
    motion.history = []
    // Made anew for every frame, and seldom another: so one storage serves all.
    if behavior == old.behavior { behavior = old.behavior }
    if guides == old.guides { guides = old.guides }
    if knobs == old.knobs { knobs = old.knobs }
    if motion.authors == old.motion.authors { motion.authors = old.motion.authors }
  }
}
