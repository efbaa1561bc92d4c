import Foundation

extension ExtentNode {
  /// Gives an item a measured extent, in place.
  ///
  /// - Returns: The node that must follow this one when it grew past its capacity and split.
  mutating func measure(_ index: Int, extent: CGFloat) -> ExtentNode? {
    let position = isLeaf ? measureInLeaf(index, extent) : measureInBranch(index, extent)
    guard entryCount > capacity else {
      updateSummary()
      return nil
    }
    return splitOff(grownAt: position)
  }

  private mutating func measureInLeaf(_ index: Int, _ extent: CGFloat) -> Int {
    let (run, start) = runHolding(index)
    let before = index - start
    let after = runs[run].count - before - 1
    runs[run] = .measured(extent)
    if after > 0 { runs.insert(.unmeasured(after), at: run + 1) }
    if before > 0 { runs.insert(.unmeasured(before), at: run) }
    return run
  }

  private mutating func measureInBranch(_ index: Int, _ extent: CGFloat) -> Int {
    let (child, start) = childHolding(index)
    if let sibling = children[child].measure(index - start, extent: extent) {
      children.insert(sibling, at: child + 1)
    }
    return child
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
