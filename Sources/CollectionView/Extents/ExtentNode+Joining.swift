import Foundation

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
    noteVisit()
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
  /// Two nodes come back only when one would not do, and both may hang below another.
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

  /// The runs of two leaves, with the stretches that meet between them made one.
  private static func meeting(_ left: [ExtentRun], _ right: [ExtentRun]) -> [ExtentRun] {
    guard let last = left.last, let first = right.first, !last.isMeasured, !first.isMeasured else {
      return left + right
    }
    return left.dropLast() + [.unmeasured(last.count + first.count)] + right.dropFirst()
  }
}
