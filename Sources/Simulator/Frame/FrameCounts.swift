/// What the engine did for one painted frame, counted, and what it has done so far.
public struct FrameCounts: Sendable, Equatable, Codable {
  /// Rounds of the layout pass, for this frame and in all.
  public var passes = 0
  public var allPasses = 0
  /// Attributes that the layout was asked for: as many as `layoutAttributesForElements(in:)` returned, every call counted, and
  /// one for each element that was asked for by name.
  public var attributes = 0
  /// Elements that were asked for their size, be it the one they had and be it taken or not, or took one from a delegate.
  public var measured = 0
  /// Cells, headers and footers that were new when the data source gave them, for this frame and in all.
  public var made = 0
  public var allMade = 0
  /// Cells, headers and footers that came back from a reuse queue, for this frame and in all.
  public var reused = 0
  public var allReused = 0
  /// Views that wait in the reuse queues.
  public var queued = 0

  /// Nothing done yet.
  public init() {}
}

extension FrameCounts {
  /// What a pane's engine has done since these were taken.
  @MainActor
  func next(of run: PaneRun) -> FrameCounts {
    let counters = run.counters
    var next = FrameCounts()
    next.allPasses = counters.passes
    let supplementary = run.judge.supplementaryCounts
    next.allReused = counters.reused + supplementary.reused
    next.allMade = counters.dequeued + supplementary.dequeued - next.allReused
    next.passes = next.allPasses - allPasses
    next.made = next.allMade - allMade
    next.reused = next.allReused - allReused
    let effort = run.judge.events.effort
    next.attributes = effort.attributes + effort.named
    next.measured = run.judge.markings.askedCount
    next.queued = run.view.queuedViewCount
    return next
  }
}

/// Headers and footers that came from the data source, counted beside the cells.
struct SupplementaryCounts {
  private(set) var dequeued = 0
  /// How many of them had been used before.
  private(set) var reused = 0

  /// Adds one more.
  mutating func add(isReused: Bool) {
    dequeued += 1
    if isReused { reused += 1 }
  }
}
