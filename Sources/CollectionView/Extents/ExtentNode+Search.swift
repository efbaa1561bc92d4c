import Foundation

extension ExtentNode {
  /// The child that holds an item, and how many items stand before that child.
  ///
  /// Precondition: the node is a branch and `index` is one of its items, or their number, which
  /// is taken to be in the last child.
  func childHolding(_ index: Int) -> (child: Int, start: Int) {
    var start = 0
    for child in 0..<(children.count - 1) {
      let end = start + children[child].summary.count
      if index < end { return (child, start) }
      start = end
    }
    return (children.count - 1, start)
  }

  /// The run of a leaf that holds an item, and how many items stand before that run.
  ///
  /// Answers the number of runs for an index past the end.
  func runHolding(_ index: Int) -> (run: Int, start: Int) {
    var start = 0
    for run in runs.indices {
      let end = start + runs[run].count
      if index < end { return (run, start) }
      start = end
    }
    return (runs.count, start)
  }

  /// The sum over the first `index` items.
  func prefix(_ index: Int) -> ExtentSummary {
    var sum = ExtentSummary()
    addPrefix(index, to: &sum)
    return sum
  }

  private func addPrefix(_ index: Int, to sum: inout ExtentSummary) {
    var remaining = index
    if isLeaf {
      for run in runs {
        let part = run.summary
        if remaining < part.count {
          // Only an unmeasured stretch can be cut: a measured run is a single item.
          sum.count += remaining
          return
        }
        sum += part
        remaining -= part.count
      }
    } else {
      for child in children.indices {
        let part = children[child].summary
        if remaining < part.count {
          if remaining > 0 { children[child].addPrefix(remaining, to: &sum) }
          return
        }
        sum += part
        remaining -= part.count
      }
    }
  }

  /// The extent of a measured item, or nil when the item is unmeasured.
  func measuredExtent(at index: Int) -> CGFloat? {
    if isLeaf { return runs[runHolding(index).run].extent }
    let (child, start) = childHolding(index)
    return children[child].measuredExtent(at: index - start)
  }

  /// The index of the measured item that has `rank` measured items before it.
  func index(ofMeasured rank: Int) -> Int {
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
  /// Edges are worked out from sums taken in the same order as ``prefix(_:)`` takes them, so an
  /// item's own leading edge always finds that item again, rounding or not. The answer counts
  /// from the start of the tree; `before` is the sum over everything in front of this node.
  func index(
    at offset: CGFloat, after before: ExtentSummary = ExtentSummary(), metrics: ExtentMetrics
  ) -> Int {
    var sum = before
    if isLeaf {
      for run in runs.indices.dropLast() {
        let next = sum + runs[run].summary
        if metrics.length(of: next) > offset {
          return sum.count + runs[run].position(of: offset, after: sum, metrics: metrics)
        }
        sum = next
      }
      guard let last = runs.last else { return sum.count }
      return sum.count + last.position(of: offset, after: sum, metrics: metrics)
    }
    for child in children.indices.dropLast() {
      let next = sum + children[child].summary
      if metrics.length(of: next) > offset {
        return children[child].index(at: offset, after: sum, metrics: metrics)
      }
      sum = next
    }
    return children[children.count - 1].index(at: offset, after: sum, metrics: metrics)
  }
}

extension ExtentRun {
  /// How many items of the run start at or before an offset, less one, and never below zero.
  fileprivate func position(
    of offset: CGFloat, after before: ExtentSummary, metrics: ExtentMetrics
  ) -> Int {
    let last = count - 1
    let step = metrics.estimate + metrics.spacing
    guard last > 0 else { return 0 }
    let start = metrics.length(of: before)
    guard offset >= start else { return 0 }
    let steps = (offset - start) / step
    guard steps < CGFloat(last) else { return last }
    // The division may be off by a rounding error either way.
    func edge(_ position: Int) -> CGFloat {
      var sum = before
      sum.count += position
      return metrics.length(of: sum)
    }
    var position = Int(steps)
    if position > 0, edge(position) > offset { position -= 1 }
    if position < last, edge(position + 1) <= offset { position += 1 }
    return position
  }
}
