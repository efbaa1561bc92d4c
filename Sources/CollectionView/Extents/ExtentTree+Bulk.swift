import Foundation

/// All extents at once.
extension ExtentTree {
  /// A row of items that are all measured.
  ///
  /// - Complexity: O(*n*) in the number of items.
  init(measured extents: [CGFloat], estimate: CGFloat = 0, spacing: CGFloat = 0) {
    self.init(estimate: estimate, spacing: spacing)
    root = ExtentNode(balancing: extents.map { .measured(ExtentTree.sane($0)) })
  }

  /// The extents of all items, the estimate for those that are not measured.
  ///
  /// - Complexity: O(*n*) in the number of items.
  var extents: [CGFloat] {
    var extents: [CGFloat] = []
    extents.reserveCapacity(count)
    root.appendExtents(to: &extents, estimate: estimate)
    return extents
  }

  /// The extents of the items that are measured, in order.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  var measuredExtents: [CGFloat] {
    var extents: [CGFloat] = []
    extents.reserveCapacity(measuredCount)
    root.appendMeasuredExtents(to: &extents)
    return extents
  }

  /// Gives every item that is measured the same extent.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  mutating func setMeasuredExtents(_ extent: CGFloat) {
    root.setMeasuredExtents(ExtentTree.sane(extent))
  }
}

extension ExtentNode {
  fileprivate mutating func setMeasuredExtents(_ extent: CGFloat) {
    for child in children.indices { children[child].setMeasuredExtents(extent) }
    for run in runs.indices where runs[run].isMeasured { runs[run] = .measured(extent) }
    updateSummary()
  }

  /// A tree over runs, of nodes that are nearly full.
  fileprivate init(balancing runs: [ExtentRun]) {
    var level = ExtentNode.parts(of: runs, capacity: ExtentNode.leafCapacity)
      .map { ExtentNode(runs: Array($0)) }
    while level.count > 1 {
      level = ExtentNode.parts(of: level, capacity: ExtentNode.branchCapacity)
        .map { ExtentNode(children: Array($0)) }
    }
    self = level.first ?? ExtentNode(runs: [])
  }

  /// As few equal parts as leave an eighth of each node free.
  private static func parts<Entry>(of entries: [Entry], capacity: Int) -> [ArraySlice<Entry>] {
    let most = capacity - capacity / 8
    let count = (entries.count + most - 1) / most
    return (0..<count).map { part in
      entries[(entries.count * part / count)..<(entries.count * (part + 1) / count)]
    }
  }

  fileprivate func appendMeasuredExtents(to extents: inout [CGFloat]) {
    for child in children { child.appendMeasuredExtents(to: &extents) }
    for run in runs {
      if let extent = run.extent { extents.append(extent) }
    }
  }

  fileprivate func appendExtents(to extents: inout [CGFloat], estimate: CGFloat) {
    for child in children { child.appendExtents(to: &extents, estimate: estimate) }
    for run in runs {
      if let extent = run.extent {
        extents.append(extent)
      } else {
        extents.append(contentsOf: repeatElement(estimate, count: run.count))
      }
    }
  }
}
