extension FrameCounts {
  /// What a pane's engine has done since these were taken.
  @MainActor
  func next(of run: PaneRun) -> FrameCounts {
    let counters = run.counters
    var next = FrameCounts()
    next.allPasses = counters.passes
    let supplementary = run.log.supplementaryCounts
    next.allReused = counters.reused + supplementary.reused
    next.allMade = counters.dequeued + supplementary.dequeued - next.allReused
    next.passes = next.allPasses - allPasses
    next.made = next.allMade - allMade
    next.reused = next.allReused - allReused
    let effort = run.happenings.effort
    next.attributes = effort.attributes + effort.named
    next.measured = run.markings.askedCount
    next.queued = run.view.queuedViewCount
    return next
  }
}
