import Foundation

/// A node of the B+ tree inside an extent tree: a leaf of runs, or a branch of nodes of one height.
///
/// A value type: copying a tree is O(1), and editing a copy copies one path, because arrays share their storage until one
/// owner writes. Every node but the root holds between an eighth of its capacity and all of it. Inside a leaf no two
/// unmeasured stretches are neighbours; across the border of two leaves they may be.
struct ExtentNode: Sendable {
  static let leafCapacity = 64
  static let branchCapacity = 32

  /// The sum of everything below; every edit of `runs` or `children` updates it.
  private(set) var summary: ExtentSummary
  /// The runs of a leaf; empty in a branch.
  var runs: [ExtentRun]
  /// The nodes below a branch; empty in a leaf.
  var children: [ExtentNode]
  /// The number of branch levels from this node down to its leaves; 0 for a leaf.
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

  /// A tree of nearly full nodes.
  ///
  /// - Complexity: O(runs).
  init(balancing runs: [ExtentRun]) {
    var level = ExtentNode.parts(of: runs, capacity: ExtentNode.leafCapacity)
      .map { ExtentNode(runs: Array($0)) }
    while level.count > 1 {
      level = ExtentNode.parts(of: level, capacity: ExtentNode.branchCapacity)
        .map { ExtentNode(children: Array($0)) }
    }
    self = level.first ?? ExtentNode(runs: [])
  }

  var isLeaf: Bool { height == 0 }
  var isEmpty: Bool { summary.count == 0 }
  var capacity: Int { isLeaf ? ExtentNode.leafCapacity : ExtentNode.branchCapacity }
  var entryCount: Int { isLeaf ? runs.count : children.count }

  /// Whether the node has enough entries to be the child of another node.
  var isFullEnough: Bool { entryCount >= capacity / 8 }

  /// Recomputes the sum after an edit of the entries.
  ///
  /// Adding up all entries, rather than correcting the old sum by a difference, keeps rounding errors from accumulating.
  mutating func updateSummary() {
    summary = isLeaf ? ExtentNode.sum(of: runs) : ExtentNode.sum(of: children)
  }

  private static func sum(of runs: [ExtentRun]) -> ExtentSummary {
    runs.reduce(into: ExtentSummary()) { $0 += $1.summary }
  }

  private static func sum(of children: [ExtentNode]) -> ExtentSummary {
    children.indices.reduce(into: ExtentSummary()) { $0 += children[$1].summary }
  }

  /// Splits entries into as few equal parts as leave an eighth of each node free.
  private static func parts<Entry>(of entries: [Entry], capacity: Int) -> [ArraySlice<Entry>] {
    let most = capacity - capacity / 8
    let count = (entries.count + most - 1) / most
    return (0..<count).map { part in
      entries[(entries.count * part / count)..<(entries.count * (part + 1) / count)]
    }
  }

  #if DEBUG
    /// Counts the nodes that operations visit, for the tests that bound the work.
    final class Tally: @unchecked Sendable {
      var nodes = 0
    }

    /// The counter of the current task; release builds do not count.
    @TaskLocal static var tally: Tally?
  #endif

  /// Counts a visit of this node in debug builds.
  func countVisit() {
    #if DEBUG
      ExtentNode.tally?.nodes += 1
    #endif
  }
}
