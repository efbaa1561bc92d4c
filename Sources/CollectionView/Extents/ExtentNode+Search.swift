import Foundation

/// Finding items by index, by rank among the measured items, and by offset.
extension ExtentNode {
  /// The child that holds an item, and the number of items before that child.
  ///
  /// Precondition: the node is a branch and `index` is one of its items or the number of its items; the latter belongs to
  /// the last child.
  func childHolding(_ index: Int) -> (child: Int, start: Int) {
    var start = 0
    for child in children.indices.dropLast() {
      let end = start + children[child].summary.count
      if index < end { return (child, start) }
      start = end
    }
    return (children.count - 1, start)
  }

  /// The run of a leaf that holds an item, and the number of items before that run.
  ///
  /// Returns the number of runs for an index past the end.
  func runHolding(_ index: Int) -> (run: Int, start: Int) {
    var start = 0
    for run in runs.indices {
      let end = start + runs[run].count
      if index < end { return (run, start) }
      start = end
    }
    return (runs.count, start)
  }

  /// The sum of the items in front of this node, given as `before`, and of the node's first `index` items.
  func prefix(_ index: Int, after before: ExtentSummary = ExtentSummary()) -> ExtentSummary {
    countVisit()
    var sum = before
    var remaining = index
    for child in children.indices {
      let part = children[child].summary
      if remaining < part.count { return children[child].prefix(remaining, after: sum) }
      sum += part
      remaining -= part.count
    }
    for run in runs {
      guard remaining >= run.count else {
        // Only an unmeasured stretch can be cut: a measured run is a single item.
        sum.count += remaining
        break
      }
      sum += run.summary
      remaining -= run.count
    }
    return sum
  }

  /// The extent of a measured item, or nil if the item is unmeasured.
  func measuredExtent(at index: Int) -> CGFloat? {
    countVisit()
    guard !isLeaf else { return runs[runHolding(index).run].extent }
    let (child, start) = childHolding(index)
    return children[child].measuredExtent(at: index - start)
  }

  /// The index of the measured item that has `rank` measured items before it.
  func index(ofMeasured rank: Int) -> Int {
    countVisit()
    var start = 0
    var remaining = rank
    for child in children {
      if remaining < child.summary.measuredCount {
        return start + child.index(ofMeasured: remaining)
      }
      start += child.summary.count
      remaining -= child.summary.measuredCount
    }
    for run in runs {
      if run.isMeasured {
        if remaining == 0 { break }
        remaining -= 1
      }
      start += run.count
    }
    return start
  }

  /// The last item whose leading edge is at or before `offset`, or the first item if there is none.
  ///
  /// Edges are computed from sums added up in the same order as in ``prefix(_:after:)``, so an item's own leading edge
  /// always finds that item again, in spite of rounding. `before` is the sum of the items in front of this node, which
  /// holds at least one item.
  func item(
    at offset: CGFloat, after before: ExtentSummary = ExtentSummary(), metrics: ExtentMetrics
  ) -> ExtentSpan {
    countVisit()
    var sum = before
    if isLeaf {
      for run in runs.dropLast() {
        let next = sum + run.summary
        if metrics.length(of: next) > offset {
          return run.item(at: offset, after: sum, metrics: metrics)
        }
        sum = next
      }
      return runs[runs.count - 1].item(at: offset, after: sum, metrics: metrics)
    }
    for child in children.indices.dropLast() {
      let next = sum + children[child].summary
      if metrics.length(of: next) > offset {
        return children[child].item(at: offset, after: sum, metrics: metrics)
      }
      sum = next
    }
    return children[children.count - 1].item(at: offset, after: sum, metrics: metrics)
  }

  /// Calls `body` with items in order until it returns false, from the last item whose leading edge is at or before
  /// `offset`, unless that item ends, with its spacing, before it.
  ///
  /// - Returns: False if `body` returned false.
  func visitItems(
    from offset: CGFloat, after before: ExtentSummary = ExtentSummary(), metrics: ExtentMetrics,
    _ body: (ExtentSpan) -> Bool
  ) -> Bool {
    countVisit()
    var sum = before
    for child in children.indices {
      let next = sum + children[child].summary
      if metrics.length(of: next) > offset,
        !children[child].visitItems(from: offset, after: sum, metrics: metrics, body)
      {
        return false
      }
      sum = next
    }
    for run in runs {
      let next = sum + run.summary
      if metrics.length(of: next) > offset {
        sum.count += run.position(of: offset, after: sum, metrics: metrics)
        if run.isMeasured {
          guard body(run.item(after: sum, metrics: metrics)) else { return false }
        } else {
          while sum.count < next.count {
            guard body(run.item(after: sum, metrics: metrics)) else { return false }
            sum.count += 1
          }
        }
      }
      sum = next
    }
    return true
  }

  /// Calls `body` with the measured extent of each item in a range, nil for an unmeasured one, in order.
  func visitMeasures(in range: Range<Int>, _ body: (CGFloat?) -> Void) {
    var start = 0
    for child in children.indices {
      let end = start + children[child].summary.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        children[child].visitMeasures(in: part.lowerBound - start..<part.upperBound - start, body)
      }
      start = end
    }
    for run in runs {
      let end = start + run.count
      for _ in range.clamped(to: start..<end) { body(run.extent) }
      start = end
    }
  }

  /// Calls `body` with each unmeasured stretch; a stretch may be cut in two at the border of two leaves.
  func visitUnmeasured(from start: Int = 0, _ body: (Range<Int>) -> Void) {
    guard summary.measuredCount < summary.count else { return }
    var start = start
    for child in children {
      child.visitUnmeasured(from: start, body)
      start += child.summary.count
    }
    for run in runs {
      if !run.isMeasured { body(start..<(start + run.count)) }
      start += run.count
    }
  }

  /// Calls `body` with every run, in order.
  func visitRuns(_ body: (ExtentRun) -> Void) {
    for child in children { child.visitRuns(body) }
    for run in runs { body(run) }
  }
}
