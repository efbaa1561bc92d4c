import Foundation

/// Edits at one item, made in place along one path from the root to a leaf.
extension ExtentNode {
  /// Makes a change at an item.
  ///
  /// The node may be left with fewer entries than may hang below another node; that is for its
  /// parent to mend.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - index: The item, counted from the node's first one.
  ///   - last: Becomes the extent that was measured there.
  /// - Returns: The node that must follow this one, when it grew past its capacity and was split.
  mutating func apply(
    _ edit: ExtentEdit, at index: Int, noting last: inout CGFloat?
  ) -> ExtentNode? {
    noteVisit()
    let position: Int
    if isLeaf {
      let (run, start) = runHolding(index)
      position = run
      if run < runs.count { last = runs[run].extent }
      let isBehindMeasured = index >= summary.count - unmeasuredTail
      applyToRun(run, edit, at: index - start)
      if let extent = edit.measure, isBehindMeasured, runs.count <= capacity {
        // It is added last, as it would be if the sum were taken anew.
        summary.measuredCount += 1
        summary.measuredExtent += extent
        return nil
      }
    } else {
      let (child, start) = childHolding(index)
      position = child
      if let sibling = children[child].apply(edit, at: index - start, noting: &last) {
        children.insert(sibling, at: child + 1)
      } else if !children[child].isFullEnough {
        mendChild(child)
      }
    }
    guard entryCount > capacity else {
      updateSummary()
      return nil
    }
    return splitOff(grownAt: position)
  }

  private mutating func applyToRun(_ run: Int, _ edit: ExtentEdit, at position: Int) {
    switch edit {
    case .measure(let extent):
      let after = runs[run].count - position - 1
      runs[run] = .measured(extent)
      if after > 0 { runs.insert(.unmeasured(after), at: run + 1) }
      if position > 0 { runs.insert(.unmeasured(position), at: run) }
    case .confirm(let extent):
      if !runs[run].isMeasured { applyToRun(run, .measure(extent), at: position) }
    case .forget:
      guard runs[run].isMeasured else { return }
      runs[run] = .unmeasured(1)
      mergeStretches(meetingAt: run + 1)
      mergeStretches(meetingAt: run)
    case .insert(let count):
      if run < runs.count, !runs[run].isMeasured {
        runs[run] = .unmeasured(runs[run].count + count)
      } else {
        runs.insert(.unmeasured(count), at: run)
        mergeStretches(meetingAt: run)
      }
    case .remove:
      if runs[run].count > 1 {
        runs[run] = .unmeasured(runs[run].count - 1)
      } else {
        runs.remove(at: run)
        mergeStretches(meetingAt: run)
      }
    }
  }

  /// Makes one of the run at an index and the run before it, if both are unmeasured.
  private mutating func mergeStretches(meetingAt run: Int) {
    guard run > 0, run < runs.count, !runs[run - 1].isMeasured, !runs[run].isMeasured else {
      return
    }
    runs[run - 1] = .unmeasured(runs[run - 1].count + runs[run].count)
    runs.remove(at: run)
  }

  /// Brings a child that has too few entries together with a neighbour.
  private mutating func mendChild(_ child: Int) {
    guard children.count > 1 else { return }
    let left = max(0, child - 1)
    let (first, second) = ExtentNode.levelled(children[left], children[left + 1])
    children[left] = first
    if let second {
      children[left + 1] = second
    } else {
      children.remove(at: left + 1)
    }
  }

  /// Cuts the node in two and returns the second part.
  ///
  /// A node that grew at one of its ends is being filled in order, by somebody scrolling down or
  /// up: the part left behind is left nearly full, since nothing will be added to it soon.
  private mutating func splitOff(grownAt position: Int) -> ExtentNode {
    let least = capacity / 8
    let cut =
      position <= 1 ? least : position >= entryCount - 4 ? entryCount - least : entryCount / 2
    let (first, second) = cutEntries(at: cut)
    self = first
    return second
  }

  /// Two nodes of this height that share the entries of this one.
  func cutEntries(at cut: Int) -> (ExtentNode, ExtentNode) {
    isLeaf
      ? (ExtentNode(runs: Array(runs[..<cut])), ExtentNode(runs: Array(runs[cut...])))
      : (
        ExtentNode(children: Array(children[..<cut])),
        ExtentNode(children: Array(children[cut...]))
      )
  }
}
