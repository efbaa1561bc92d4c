/// Counts of the engine's work for one painted frame, and totals so far.
public struct FrameCounts: Sendable, Equatable, Codable {
  /// Rounds of the layout pass, for this frame and in total.
  public var passes = 0
  public var allPasses = 0
  /// Attributes requested from the layout.
  ///
  /// Every call of `layoutAttributesForElements(in:)` adds the number it returned, every request for a single element
  /// one.
  public var attributes = 0
  /// Elements that were asked for their size, whether or not it changed and was used, or took one from a delegate.
  public var measured = 0
  /// Cells, headers and footers that the data source returned in new views, for this frame and in total.
  public var made = 0
  public var allMade = 0
  /// Cells, headers and footers that came from a reuse queue, for this frame and in total.
  public var reused = 0
  public var allReused = 0
  /// Views in the reuse queues.
  public var queued = 0

  /// Creates counts of zero.
  public init() {}
}

extension FrameCounts {
  /// The counts of the next frame, whose work began after these counts.
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

/// Counts of headers and footers that the data source returned; cells have counters of their own.
struct SupplementaryCounts {
  private(set) var dequeued = 0
  /// The number of them that came from a reuse queue.
  private(set) var reused = 0

  /// Counts one view.
  mutating func add(isReused: Bool) {
    dequeued += 1
    if isReused { reused += 1 }
  }
}
