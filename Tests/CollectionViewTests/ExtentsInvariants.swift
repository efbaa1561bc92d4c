import Foundation

@testable import CollectionView

extension ExtentTree {
  /// What is wrong with the inside of the tree, if anything.
  func checkInvariants() -> String? {
    root.checkInvariants(isRoot: true)
  }
}

extension ExtentNode {
  fileprivate func checkInvariants(isRoot: Bool) -> String? {
    if entryCount > capacity { return "a node of height \(height) holds \(entryCount) entries" }
    if !isRoot && !isFullEnough { return "a node of height \(height) holds only \(entryCount)" }
    if isLeaf {
      if !children.isEmpty { return "a leaf with children" }
      if summary != runs.reduce(into: ExtentSummary(), { $0 += $1.summary }) {
        return "a leaf whose summary is not its sum"
      }
      if runs.contains(where: { $0.count < 1 }) { return "a run of no items" }
      for (run, next) in zip(runs, runs.dropFirst()) where !run.isMeasured && !next.isMeasured {
        return "two unmeasured stretches side by side"
      }
      return nil
    }
    if !runs.isEmpty { return "a branch with runs" }
    if children.count < 2 { return "a branch with \(children.count) children" }
    if summary != children.reduce(into: ExtentSummary(), { $0 += $1.summary }) {
      return "a branch whose summary is not its sum"
    }
    for child in children {
      if child.height != height - 1 { return "a child of the wrong height" }
      if let wrong = child.checkInvariants(isRoot: false) { return wrong }
    }
    return nil
  }

  /// How many runs there are.
  var runCount: Int {
    isLeaf ? runs.count : children.reduce(0) { $0 + $1.runCount }
  }

  /// Bytes taken by the arrays of the tree, with what they hold in reserve.
  var footprint: Int {
    isLeaf
      ? 32 + runs.capacity * MemoryLayout<ExtentRun>.stride
      : children.reduce(32 + children.capacity * MemoryLayout<ExtentNode>.stride) {
        $0 + $1.footprint
      }
  }
}
