import CollectionView
import Foundation

extension PaneFrame {
  /// How elements look in the middle of an animation, or where they are when it has ended.
  enum Showing {
    case animations
    case outcome
  }

  /// What there is to draw of a pane, or to judge of it.
  ///
  /// - Complexity: O(live · log live + sections); the estimate debt walks all items of a small pane, and only when what
  ///   is measured has changed.
  @MainActor
  init(_ run: PaneRun, showing: Showing = .animations) {
    // Filled where it is made: what an initializer fills is copied to whoever asked.
    var contents = Contents()
    contents.take(run, showing)
    self.init(consume contents)
  }
}

extension PaneFrame.Contents {
  /// Items up to which the estimate debt of a single frame is summed up.
  private static let debtLimit = 1_000
  /// Missing items that are named; a viewport of more is empty all the same.
  private static let missingLimit = 200

  @MainActor
  fileprivate mutating func take(_ run: PaneRun, _ showing: PaneFrame.Showing) {
    title = run.pane.title
    layout = run.pane.layout.kind
    behavior = run.behaviorName
    scale = run.pane.scale
    font = run.pane.font
    takeContent(run)
    motion = run.motion.frame
    takeElements(run, showing)
    takeMeasured(run)
    counts = run.counts
    // Where animations have ended, an update leaves nothing empty on its way.
    takeEmptyPlaces(run, showing == .animations ? run.pops : PaneRun.Pops())
    takeFindings(run)
    diagnostics = run.diagnosticNotes
    ledger = run.log.ledger.latest
    calls = run.log.latestCalls
    knobs = run.knobs
  }

  @MainActor
  private mutating func takeContent(_ run: PaneRun) {
    let view = run.view
    bounds = view.bounds
    contentSize = view.contentSize
    trueContentSize = run.isAudited ? run.truth.layout(for: view)?.contentSize : nil
    scrollsHorizontally = view.scrollsHorizontally
    let range = view.scrollRange
    let axis = Axis(isHorizontal: scrollsHorizontally)
    scrollRange = axis.position(range.minimum)...axis.position(range.maximum)
    let cross = Axis(isHorizontal: !scrollsHorizontally)
    crossScrollRange = cross.position(range.minimum)...cross.position(range.maximum)
  }

  @MainActor
  private mutating func takeElements(_ run: PaneRun, _ showing: PaneFrame.Showing) {
    let shown = run.shownElements
    elements = shown.frames(Telling(run, showing))
    visible = VisibleItems(shown.staying, in: bounds)
    hidden = run.view.hiddenElements.map { ElementFrame(hidden: $0, run) }
    guides = PaneGuides(run.view, shown.staying)
    // Kept until the next frame, all of it would be fetched once more, only to be let go.
    run.paintedElements = nil
  }

  @MainActor
  private mutating func takeMeasured(_ run: PaneRun) {
    measured = run.measuredItemCount
    itemCount = run.content.model.itemCount
    sectionCount = run.content.model.sectionCount
    isSelfSizing = run.isSelfSizing
    estimateDebt = itemCount <= Self.debtLimit ? run.estimateDebt() : nil
    let map = run.contentMap()
    measuredMap = map.measured
    measuredMapEdges = map.edges
    sectionStarts = map.sections
  }

  @MainActor
  private mutating func takeEmptyPlaces(_ run: PaneRun, _ pops: PaneRun.Pops) {
    holes = run.holes
    if !run.blanks.isEmpty || !pops.holes.isEmpty { takeBlanks(run.blanks + pops.holes) }
    let absent =
      pops.missing.isEmpty ? run.missing : Set(run.missing).union(pops.missing).sorted()
    if !absent.isEmpty { missing = absent.prefix(Self.missingLimit).map { Array($0) } }
  }

  private mutating func takeBlanks(_ intervals: [Range<CGFloat>]) {
    let axis = Axis(isHorizontal: scrollsHorizontally)
    let reach = axis.start(bounds)..<max(axis.start(bounds), axis.end(bounds))
    blanks = Intervals(intervals, in: reach).parts.map { blank in
      scrollsHorizontally
        ? CGRect(
          x: blank.lowerBound, y: bounds.minY, width: blank.upperBound - blank.lowerBound,
          height: bounds.height)
        : CGRect(
          x: bounds.minX, y: blank.lowerBound, width: bounds.width,
          height: blank.upperBound - blank.lowerBound)
    }
  }

  @MainActor
  private mutating func takeFindings(_ run: PaneRun) {
    findingPlaces = run.findingPlaces
    findings = run.audit.all
    findingsNow = run.audit.current
    jumpsBefore = run.jumpsBefore
    jump = run.jump
    // Of a key that scrolled, the worst of its frames.
    if let worst = run.step?.jump {
      let culprits = jump?.culprits ?? []
      jump?.culprit = worst.culprit
      jump?.others = culprits.filter { worst.culprit?.isElement(of: $0) != true }
      jump?.isPartial = false
      if !findingsNow.contains(where: { $0.invariant == .anchor }) { findingsNow.append(worst) }
    }
    if findingsNow.count > 1 { findingsNow.sort { $0.severity > $1.severity } }
  }
}

extension Finding {
  /// How bad it is against others of the same frame: what cannot be seen or reached before what moved.
  fileprivate var severity: Double {
    switch unit {
    case .fraction: 1_000 + max
    case .points: invariant == .anchor ? 500 : invariant == .reachability ? 200 : 100
    case .count: 0
    }
  }
}
