import Foundation

extension ExtentNode {
  /// The child that holds an item, and how many items stand before that child.
  ///
  /// Precondition: the node is a branch and `index` is one of its items, or their number, which
  /// is taken to be in the last child.
  func childHolding(_ index: Int) -> (child: Int, start: Int) {
    Self.childHolding(index, of: summary.count, in: children)
  }

  private static func childHolding(_ index: Int, of count: Int, in nodes: [ExtentNode]) -> (
    child: Int, start: Int
  ) {
    // Where somebody scrolls down, what was never seen is in the last one.
    let last = nodes.count - 1
    let startOfLast = count - nodes[last].summary.count
    if index >= startOfLast { return (last, startOfLast) }
    var start = 0
    for child in 0..<last {
      let end = start + nodes[child].summary.count
      if index < end { return (child, start) }
      start = end
    }
    return (last, start)
  }

  /// The run of a leaf that holds an item, and how many items stand before that run.
  ///
  /// Answers the number of runs for an index past the end.
  func runHolding(_ index: Int) -> (run: Int, start: Int) {
    Self.runHolding(index, of: summary, in: runs)
  }

  private static func runHolding(_ index: Int, of summary: ExtentSummary, in runs: [ExtentRun]) -> (
    run: Int, start: Int
  ) {
    // All runs are single items where everything was measured, as behind somebody who scrolls, and all but the last
    // where they are.
    if summary.count == runs.count { return (index, index) }
    if summary.measuredCount == runs.count - 1, !runs[runs.count - 1].isMeasured {
      let run = index < summary.count ? min(index, runs.count - 1) : runs.count
      return (run, run < runs.count ? run : summary.count)
    }
    var start = 0
    for run in runs.indices {
      let end = start + runs[run].count
      if index < end { return (run, start) }
      start = end
    }
    return (runs.count, start)
  }

  /// The sum over everything in front of this node, which is `before`, and its first `index` items.
  @inline(__always)
  func prefix(_ index: Int) -> ExtentSummary {
    noteVisit()
    return isLeaf
      ? Self.prefix(index, of: runs, after: ExtentSummary())
      : Self.prefix(index, of: children, after: ExtentSummary())
  }

  // What is below a node is handed down, which costs less than to hold the node.

  private static func prefix(_ index: Int, of runs: [ExtentRun], after before: ExtentSummary)
    -> ExtentSummary
  {
    // Only an unmeasured stretch can be cut: a measured run is a single item.
    var sum = before
    var remaining = index
    var run = 0
    while remaining > 0, run < runs.count {
      if let extent = runs[run].extent {
        sum.measuredExtent += extent
        sum.measuredCount &+= 1
        remaining &-= 1
      } else {
        remaining -= runs[run].count
      }
      run &+= 1
    }
    sum.count += index
    return sum
  }

  private static func prefix(_ index: Int, of nodes: [ExtentNode], after before: ExtentSummary)
    -> ExtentSummary
  {
    var sum = before
    var remaining = index
    for node in nodes.indices {
      let part = nodes[node].summary
      if remaining < part.count {
        nodes[node].noteVisit()
        return nodes[node].isLeaf
          ? prefix(remaining, of: nodes[node].runs, after: sum)
          : prefix(remaining, of: nodes[node].children, after: sum)
      }
      sum += part
      remaining -= part.count
    }
    return sum
  }

  /// How many items at the end are unmeasured, at least as far as the last run tells.
  var unmeasuredTail: Int {
    guard isLeaf else { return children.last?.unmeasuredTail ?? 0 }
    return runs.last.map { $0.isMeasured ? 0 : $0.count } ?? 0
  }

  /// The extent of a measured item, or nil when the item is unmeasured.
  @inline(__always)
  func measuredExtent(at index: Int) -> CGFloat? {
    noteVisit()
    return isLeaf
      ? Self.measuredExtent(at: index, of: summary, in: runs)
      : Self.measuredExtent(at: index, of: summary, in: children)
  }

  private static func measuredExtent(
    at index: Int, of summary: ExtentSummary, in runs: [ExtentRun]
  ) -> CGFloat? {
    runs[runHolding(index, of: summary, in: runs).run].extent
  }

  private static func measuredExtent(
    at index: Int, of summary: ExtentSummary, in nodes: [ExtentNode]
  ) -> CGFloat? {
    let (node, start) = childHolding(index, of: summary.count, in: nodes)
    nodes[node].noteVisit()
    return nodes[node].isLeaf
      ? measuredExtent(at: index - start, of: nodes[node].summary, in: nodes[node].runs)
      : measuredExtent(at: index - start, of: nodes[node].summary, in: nodes[node].children)
  }

  /// The index of the measured item that has `rank` measured items before it.
  func index(ofMeasured rank: Int) -> Int {
    noteVisit()
    var start = 0
    var remaining = rank
    if isLeaf {
      for run in runs {
        if run.isMeasured {
          if remaining == 0 { break }
          remaining -= 1
        }
        start += run.count
      }
      return start
    }
    for child in children.indices {
      let part = children[child].summary
      if remaining < part.measuredCount {
        return start + children[child].index(ofMeasured: remaining)
      }
      start += part.count
      remaining -= part.measuredCount
    }
    return start
  }

  /// The last item whose leading edge is at or before `offset`, or the first item if none is.
  ///
  /// Edges are worked out from sums taken in the same order as ``prefix(_:)`` takes them,
  /// so an item's own leading edge always finds that item again, rounding or not. `before` is the
  /// sum over everything in front of this node, which holds at least one item.
  func item(
    at offset: CGFloat, after before: ExtentSummary = ExtentSummary(), metrics: ExtentMetrics
  ) -> ExtentSpan {
    noteVisit()
    var sum = before
    if isLeaf {
      for run in 0..<(runs.count - 1) {
        let next = sum + runs[run].summary
        if metrics.length(of: next) > offset {
          return runs[run].item(at: offset, after: sum, metrics: metrics)
        }
        sum = next
      }
      return runs[runs.count - 1].item(at: offset, after: sum, metrics: metrics)
    }
    for child in 0..<(children.count - 1) {
      let next = sum + children[child].summary
      if metrics.length(of: next) > offset {
        return children[child].item(at: offset, after: sum, metrics: metrics)
      }
      sum = next
    }
    return children[children.count - 1].item(at: offset, after: sum, metrics: metrics)
  }

  /// Hands out items in order until `body` answers false, from the last one whose leading edge is
  /// at or before `offset`, unless that one ends, with its spacing, before it.
  ///
  /// - Returns: Whether `body` would take more.
  func visitItems(
    from offset: CGFloat, after before: ExtentSummary = ExtentSummary(), metrics: ExtentMetrics,
    _ body: (ExtentSpan) -> Bool
  ) -> Bool {
    noteVisit()
    var sum = before
    for child in children.indices {
      let next = sum + children[child].summary
      if metrics.length(of: next) > offset {
        guard children[child].visitItems(from: offset, after: sum, metrics: metrics, body) else {
          return false
        }
      }
      sum = next
    }
    var run = skipRuns(before: offset, &sum, metrics: metrics)
    guard run < runs.count else { return true }
    // Only the first run can begin before the offset.
    var skipped = runs[run].position(of: offset, after: sum, metrics: metrics)
    while run < runs.count {
      // The offset is the one that ``ExtentMetrics/length(of:)`` gives, part of which is the same for a whole run.
      let guessed = CGFloat(sum.count - sum.measuredCount) * metrics.estimate
      if let extent = runs[run].extent {
        let offset = sum.measuredExtent + guessed + CGFloat(sum.count) * metrics.spacing
        guard
          body(ExtentSpan(index: sum.count, offset: offset, extent: extent, isMeasured: true))
        else { return false }
        sum.measuredExtent += extent
        sum.measuredCount &+= 1
        sum.count &+= 1
      } else {
        let end = sum.count + runs[run].count
        sum.count += skipped
        while sum.count < end {
          guard body(runs[run].item(after: sum, metrics: metrics)) else { return false }
          sum.count += 1
        }
      }
      skipped = 0
      run &+= 1
    }
    return true
  }

  /// Adds up the runs of a leaf that end, with their spacing, at or before an offset; answers the first that does not.
  ///
  /// Much of a question is spent here, so a step is but an addition: what unmeasured items take is worked out anew only
  /// after a stretch of them, and every edge is the one that ``ExtentMetrics/length(of:)`` gives.
  private func skipRuns(
    before offset: CGFloat, _ sum: inout ExtentSummary, metrics: ExtentMetrics
  ) -> Int {
    var guessed = CGFloat(sum.count - sum.measuredCount) * metrics.estimate
    var run = 0
    while run < runs.count {
      if let extent = runs[run].extent {
        let measured = sum.measuredExtent + extent
        let count = sum.count &+ 1
        guard !(measured + guessed + CGFloat(count) * metrics.spacing > offset) else { return run }
        sum.measuredExtent = measured
        sum.measuredCount &+= 1
        sum.count = count
      } else {
        let next = sum + runs[run].summary
        guard !(metrics.length(of: next) > offset) else { return run }
        sum = next
        guessed = CGFloat(sum.count - sum.measuredCount) * metrics.estimate
      }
      run &+= 1
    }
    return run
  }
}
