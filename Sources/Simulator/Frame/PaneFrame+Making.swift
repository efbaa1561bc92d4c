import CollectionView
import Foundation

extension PaneFrame {
  /// Whether a frame shows elements in the course of their animations, or in their final state.
  enum Showing {
    case animations
    case outcome
  }

  /// The largest number of items for which the estimate debt is computed for every frame.
  private static let debtLimit = 1_000
  /// The largest number of missing items that are named.
  private static let missingLimit = 200
  /// The largest number of sections that scroll across that a frame has.
  private static let sectionLimit = 64

  /// Creates everything to draw of a pane, or to compare with a scene's expectations.
  ///
  /// - Complexity: O(live · log live + sections); the estimate debt visits all items of a small pane, but only if
  ///   something was measured.
  @MainActor
  init(_ run: PaneRun, showing: Showing = .animations) {
    self.init(
      scrollViewOf: run, Self.elements(of: run.view.liveElements, ElementTruth(run), showing))
    title = run.pane.title
    layout = run.pane.layout.kind
    behavior = run.behaviorName
    scale = run.pane.scale
    font = run.pane.font
    trueContentSize = run.judge.isAudited ? run.truth.layout(for: run.view)?.contentSize : nil
    motion = run.motion.frame
    sections = run.view.sectionsWithScrollers.prefix(Self.sectionLimit)
      .compactMap { SectionFrame($0, of: run, elements) }
    visible = VisibleItems(staying, in: bounds)
    hidden = run.view.hiddenElements.map { ElementFrame(hidden: $0, run) }
    guides = PaneGuides(
      run.view, sections: Set(staying.filter { !$0.indexPath.isEmpty }.map(\.section)))
    for index in elements.indices { elements[index].addHistory(of: run) }
    fillMeasured(run)
    fillJudgement(run.judge, showing)
    diagnostics = run.diagnosticNotes
    ledger = run.log.ledger.latest
    calls = run.log.latestCalls
    knobs = run.knobs
  }

  /// The pane as it is painted now: its scroll view and its elements, as the audit judges them.
  @MainActor
  init(painting run: PaneRun) {
    let truth = ElementTruth(run)
    self.init(scrollViewOf: run, run.view.liveElements.map { ElementFrame($0, truth) })
  }

  @MainActor
  private init(scrollViewOf run: PaneRun, _ elements: [ElementFrame]) {
    self.init()
    let view = run.view
    bounds = view.bounds
    contentSize = view.contentSize
    obscured = PaneGuides.Edges(UIEdgeInsets(run.pane.obscured))
    scrollsHorizontally = view.scrollsHorizontally
    let range = view.scrollRange
    let axis = Axis(isHorizontal: scrollsHorizontally)
    scrollRange = axis.position(range.minimum)...axis.position(range.maximum)
    let cross = Axis(isHorizontal: !scrollsHorizontally)
    crossScrollRange = cross.position(range.minimum)...cross.position(range.maximum)
    self.elements = elements
  }

  /// The frames of live elements, in drawing order.
  @MainActor
  private static func elements(
    of live: [UICollectionView.LiveElement], _ truth: ElementTruth, _ showing: Showing
  ) -> [ElementFrame] {
    switch showing {
    case .animations:
      (live.orderWithTravellersInFront ?? Array(live.indices)).map {
        ElementFrame(live[$0], truth)
      }
    case .outcome:
      live.filter { !$0.isDisappearing }.map { ElementFrame($0, truth).settled($0) }
    }
  }

  @MainActor
  private mutating func fillMeasured(_ run: PaneRun) {
    measured = run.measured.count(in: run)
    itemCount = run.content.model.itemCount
    sectionCount = run.content.model.sectionCount
    isSelfSizing = run.isSelfSizing
    estimateDebt = itemCount <= Self.debtLimit ? run.measured.estimateDebt(of: run) : nil
    let map = run.measured.map(of: run)
    measuredMap = map.measured
    measuredMapEdges = map.edges
    sectionStarts = map.sections
  }

  @MainActor
  private mutating func fillJudgement(_ judge: PaneJudge, _ showing: Showing) {
    counts = judge.counts
    // Places that an update leaves empty during its animation are filled at its end.
    let moves = showing == .animations ? judge.abruptMoves : AbruptMoves()
    holes = judge.holes
    blanks = rectangles(of: judge.blanks + moves.holes)
    let absent =
      moves.missing.isEmpty ? judge.missing : Set(judge.missing).union(moves.missing).sorted()
    missing = absent.prefix(Self.missingLimit).map { Array($0) }
    findingPlaces = judge.findingPlaces.places
    findings = judge.audit.all
    findingsNow = judge.audit.current
    jumpsBefore = judge.jumps.countBefore
    jump = judge.jumps.current
    // For a key that scrolled, the worst jump of its frames is shown.
    if let worst = judge.keyStep?.jump {
      let culprits = jump?.culprits ?? []
      jump?.culprit = worst.culprit
      jump?.others = culprits.filter { worst.culprit?.isElement(of: $0) != true }
      jump?.isPartial = false
      if !findingsNow.contains(where: { $0.invariant == .anchor }) { findingsNow.append(worst) }
    }
    findingsNow.sort { $0.severity > $1.severity }
  }

  /// Intervals of the viewport along the scroll axis, as rectangles across it.
  private func rectangles(of intervals: [Range<CGFloat>]) -> [CGRect] {
    guard !intervals.isEmpty else { return [] }
    let reach = Axis(isHorizontal: scrollsHorizontally).interval(bounds)
    return Intervals(intervals, in: reach).parts.map { part in
      scrollsHorizontally
        ? CGRect(x: part.lowerBound, y: bounds.minY, width: part.length, height: bounds.height)
        : CGRect(x: bounds.minX, y: part.lowerBound, width: bounds.width, height: part.length)
    }
  }
}

// MARK: - Comparing

extension PaneFrame {
  /// The elements without those that disappear in an animation.
  var staying: [ElementFrame] { elements.filter { !$0.isDisappearing } }

  /// Whether both look the same now: elements, content offset, viewport, what covers it, and content size.
  func looksLike(_ other: PaneFrame) -> Bool {
    hasGeometry(of: other)
      && staying.elementsEqual(other.staying) { $0.looksLike($1) }
      && elements.filter(\.isDisappearing)
        .elementsEqual(other.elements.filter(\.isDisappearing)) { $0.looksLike($1) }
  }

  /// Whether both look the same at the end of the animation under way.
  func settlesLike(_ other: PaneFrame) -> Bool {
    hasGeometry(of: other) && staying.elementsEqual(other.staying) { $0.settlesLike($1) }
  }

  private func hasGeometry(of other: PaneFrame) -> Bool {
    bounds == other.bounds && contentSize == other.contentSize && obscured == other.obscured
  }
}

// MARK: - On request

extension PaneFrame {
  /// Adds the kept calls and changes before this frame's, and all fields of the rows whose cells are live.
  @MainActor
  mutating func addHistory(of run: PaneRun) {
    if let first = calls.first {
      calls.insert(contentsOf: run.log.calls(before: first.number), at: 0)
    }
    if let first = ledger.first {
      ledger.insert(contentsOf: run.log.ledger.entries(before: first.number), at: 0)
    }
    // If the file has one field, cells show it already.
    guard let file = run.pane.data.file, file.shown != nil else { return }
    for row in elements.compactMap(\.detail.row) { rows[row] = file.fields(ofRow: row) }
  }

  /// Adds the current place of an item.
  @MainActor
  mutating func watch(_ item: WatchedItem, in run: PaneRun) {
    watched = WatchedItem(item, in: run.content.model)
  }
}

extension Finding {
  /// The rank among the findings of a frame: blank and unreachable content comes before content that moved.
  fileprivate var severity: Double {
    switch unit {
    case .fraction: 1_000 + max
    case .points: invariant == .anchor ? 500 : invariant == .reachability ? 200 : 100
    case .count: 0
    }
  }
}
