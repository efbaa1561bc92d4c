import Foundation

/// A change of one item.
enum ExtentEdit: Sendable {
  /// Gives the item a measured extent.
  case measure(CGFloat)
  /// Gives the item a measured extent unless it has one.
  case confirm(CGFloat)
  /// Makes the item unmeasured again.
  case forget
  /// Inserts a number of unmeasured items before the item.
  case insert(Int)
  /// Removes the item.
  case remove
}

/// Edits of one item, made in place along one path from the root to a leaf.
extension ExtentNode {
  /// Makes a change at an item.
  ///
  /// The node may be left with too few entries for a child; its parent corrects that.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - index: The item, counted from the node's first one.
  ///   - previous: Set to the measured extent the item had.
  /// - Returns: The node that must follow this one if it exceeded its capacity and was split.
  mutating func apply(
    _ edit: ExtentEdit, at index: Int, previous: inout CGFloat?
  ) -> ExtentNode? {
    countVisit()
    let position: Int
    if isLeaf {
      let (run, start) = runHolding(index)
      position = run
      if run < runs.count { previous = runs[run].extent }
      applyToRun(run, edit, at: index - start)
    } else {
      let (child, start) = childHolding(index)
      position = child
      if let sibling = children[child].apply(edit, at: index - start, previous: &previous) {
        children.insert(sibling, at: child + 1)
      } else if !children[child].isFullEnough {
        refillChild(child)
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

  /// Merges the run at an index with the run before it, if both are unmeasured.
  private mutating func mergeStretches(meetingAt run: Int) {
    guard run > 0, run < runs.count, !runs[run - 1].isMeasured, !runs[run].isMeasured else {
      return
    }
    runs[run - 1] = .unmeasured(runs[run - 1].count + runs[run].count)
    runs.remove(at: run)
  }

  /// Merges a child that has too few entries with a neighbour.
  private mutating func refillChild(_ child: Int) {
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
  /// A node that grew at one of its ends is being filled in order, by scrolling down or up: the part left behind stays
  /// nearly full, since nothing will be added to it soon.
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

/// Cutting and joining whole trees.
extension ExtentNode {
  /// A tree of the items of both trees.
  ///
  /// - Complexity: O(difference of the heights).
  static func joined(_ left: ExtentNode, _ right: ExtentNode) -> ExtentNode {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    let (first, second) = levelled(left, right)
    guard let second else { return first }
    return ExtentNode(children: [first, second])
  }

  /// Two trees: the first `index` items, and the others.
  ///
  /// - Complexity: O(log *r*) in the number of runs.
  func split(at index: Int) -> (ExtentNode, ExtentNode) {
    countVisit()
    if isLeaf { return splitLeaf(at: index) }
    let (child, start) = childHolding(index)
    let (left, right) = children[child].split(at: index - start)
    return (
      ExtentNode.joined(ExtentNode.tree(children[..<child]), left),
      ExtentNode.joined(right, ExtentNode.tree(children[(child + 1)...]))
    )
  }

  private func splitLeaf(at index: Int) -> (ExtentNode, ExtentNode) {
    let (run, start) = runHolding(index)
    var left = Array(runs[..<run])
    var right = Array(runs[run...])
    if index > start {
      left.append(.unmeasured(index - start))
      right[0] = .unmeasured(runs[run].count - (index - start))
    }
    return (ExtentNode(runs: left), ExtentNode(runs: right))
  }

  /// The smallest tree over some children of one height.
  private static func tree(_ children: ArraySlice<ExtentNode>) -> ExtentNode {
    guard let first = children.first else { return ExtentNode(unmeasured: 0) }
    return children.count == 1 ? first : ExtentNode(children: Array(children))
  }

  /// One or two nodes as high as the higher of two trees, holding the items of both.
  ///
  /// Two nodes are returned only when one would not do, and both have enough entries for a child.
  static func levelled(
    _ left: ExtentNode, _ right: ExtentNode
  ) -> (ExtentNode, ExtentNode?) {
    if left.height > right.height {
      let (first, second) = levelled(left.children[left.children.count - 1], right)
      var children = left.children
      children[children.count - 1] = first
      if let second { children.append(second) }
      return fitted(ExtentNode(children: children))
    }
    if left.height < right.height {
      let (first, second) = levelled(left, right.children[0])
      var children = right.children
      children[0] = first
      if let second { children.insert(second, at: 1) }
      return fitted(ExtentNode(children: children))
    }
    let fitsOne = left.entryCount + right.entryCount <= left.capacity
    if !fitsOne && left.isFullEnough && right.isFullEnough { return (left, right) }
    return fitted(
      left.isLeaf
        ? ExtentNode(runs: meeting(left.runs, right.runs))
        : ExtentNode(children: left.children + right.children))
  }

  /// The node itself, or its two halves if it holds too much.
  private static func fitted(_ node: ExtentNode) -> (ExtentNode, ExtentNode?) {
    node.entryCount <= node.capacity ? (node, nil) : node.cutEntries(at: node.entryCount / 2)
  }

  /// The runs of two leaves; unmeasured stretches that meet between them become one.
  private static func meeting(_ left: [ExtentRun], _ right: [ExtentRun]) -> [ExtentRun] {
    guard let last = left.last, let first = right.first, !last.isMeasured, !first.isMeasured else {
      return left + right
    }
    return left.dropLast() + [.unmeasured(last.count + first.count)] + right.dropFirst()
  }
}

/// Changing all measured items.
extension ExtentNode {
  mutating func setMeasuredExtents(_ extent: CGFloat) {
    for child in children.indices { children[child].setMeasuredExtents(extent) }
    for run in runs.indices where runs[run].isMeasured { runs[run] = .measured(extent) }
    updateSummary()
  }
}
