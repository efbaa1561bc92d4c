import Foundation

/// A node of the B+ tree below an extent tree: a leaf of runs, or a branch of nodes of one height.
///
/// A plain value: arrays already share their storage until one of the sharers writes, so copying a
/// tree is O(1) and editing a copy copies one path. Every node but the root holds between an
/// eighth of its capacity and all of it. Inside a leaf no two unmeasured stretches are neighbours;
/// across the border of two leaves they may be.
struct ExtentNode: Sendable {
  static let leafCapacity = 64
  static let branchCapacity = 32

  /// The sum over everything below, kept up to date by whoever edits `runs` or `children`.
  var summary: ExtentSummary
  /// The runs of a leaf; empty in a branch.
  var runs: [ExtentRun]
  /// The nodes below a branch; empty in a leaf.
  var children: [ExtentNode]
  /// How many levels of branches stand between this node and its leaves, itself included.
  let height: Int

  /// A leaf.
  init(runs: [ExtentRun]) {
    self.summary = ExtentNode.sum(of: runs)
    self.runs = runs
    self.children = []
    self.height = 0
  }

  /// A branch over at least one node; all of them have the same height.
  init(children: [ExtentNode]) {
    self.summary = ExtentNode.sum(of: children)
    self.runs = []
    self.children = children
    self.height = children[0].height + 1
  }

  /// A leaf of unmeasured items.
  init(unmeasured count: Int) {
    self.init(runs: count > 0 ? [.unmeasured(count)] : [])
  }

  var isLeaf: Bool { height == 0 }
  var isEmpty: Bool { summary.count == 0 }
  var capacity: Int { isLeaf ? ExtentNode.leafCapacity : ExtentNode.branchCapacity }
  var entryCount: Int { isLeaf ? runs.count : children.count }

  /// Whether the node may hang below another one.
  var isFullEnough: Bool { entryCount >= capacity / 8 }

  /// Sums are taken anew at every edit rather than corrected by a difference, so rounding errors
  /// never pile up.
  mutating func updateSummary() {
    summary = isLeaf ? ExtentNode.sum(of: runs) : ExtentNode.sum(of: children)
  }

  private static func sum(of runs: [ExtentRun]) -> ExtentSummary {
    var sum = ExtentSummary()
    for run in runs { sum += run.summary }
    return sum
  }

  private static func sum(of children: [ExtentNode]) -> ExtentSummary {
    var sum = ExtentSummary()
    for index in children.indices { sum += children[index].summary }
    return sum
  }
}
