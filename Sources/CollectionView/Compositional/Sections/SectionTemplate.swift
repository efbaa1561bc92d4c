import Foundation

/// The group of a section, solved once as far as nothing is measured.
struct SectionTemplate {
  let group: NSCollectionLayoutGroup
  /// What the group's dimensions refer to, in points.
  let container: CGSize
  /// The axis along which the groups of the section follow one another.
  let axis: LayoutAxis
  /// One instance with all its items, by the estimates.
  let whole: GroupSolution
  /// Whether a last instance with fewer items is shorter.
  let trims: Bool
  /// Whether measured items change how many items an instance has.
  let wraps: Bool
  private let solver: GroupSolver

  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, along axis: LayoutAxis,
    scrolling scrollAxis: LayoutAxis, _ solver: GroupSolver
  ) {
    self.group = group
    self.container = container
    self.axis = axis
    self.solver = solver
    whole = solver.solve(group, in: container)
    let size = solver.rules.size(of: group.layoutSize, in: container)
    trims = axis == scrollAxis && Self.isTrimmed(group, along: scrollAxis, size)
    wraps = Self.wraps(group, size)
  }

  /// The number of items of an instance; 0 if not even one fits.
  var period: Int { whole.leaves.count }

  /// Whether any item is measured.
  var hasEstimates: Bool { whole.leaves.contains(where: \.isEstimated) }

  /// Whether all groups of a section are as long as the longest one.
  ///
  /// Documented: where the outermost group is uniform, its siblings are all groups of the section. Inferred: their items keep
  /// their sizes and stand at the start, and a group counts from when it is first shown, whereas UIKit measures all of them.
  var isLengthUniform: Bool { axis.dimension(of: group.layoutSize).isUniformAcrossSiblings }

  /// Whether all groups of a section are as broad as the broadest one.
  var isBreadthUniform: Bool {
    axis.other.dimension(of: group.layoutSize).isUniformAcrossSiblings
  }

  /// The spaces around each instance along the axis.
  var edges: EdgeLengths { EdgeLengths(group.edgeSpacing, along: axis) }

  /// The length of a whole instance with the spaces around it, in points.
  var length: CGFloat { axis.length(of: whole.size) + edges.least }

  /// Where the corner of an instance is in the place it has in the section.
  var corner: CGPoint {
    axis.point(
      along: edges.before(adding: 0),
      across: EdgeLengths(group.edgeSpacing, along: axis.other).before(adding: 0))
  }

  /// Solves one instance.
  ///
  /// - Parameters:
  ///   - count: The number of items that are left.
  ///   - measured: The measured size of an item by its number in the instance.
  /// - Returns: The instance.
  ///
  /// - Complexity: O(items of the instance).
  func solve(count: Int, measured: @escaping (Int) -> CGSize?) -> GroupSolution {
    var solver = solver
    solver.measured = measured
    return solver.solve(group, in: container, supply: count)
  }

  /// The length of an instance with the spaces around it, in points; that of a last one with fewer items may be shorter.
  func length(of solution: GroupSolution) -> CGFloat {
    let own = axis.length(of: solution.size)
    guard trims, solution.leaves.count < period else { return own + edges.least }
    let free = axis.length(of: whole.size) - whole.reach(along: axis)
    return min(own, solution.reach(along: axis) + free) + edges.least
  }

  /// The breadth of an instance across the axis, with the spaces around it, in points.
  func breadth(of solution: GroupSolution) -> CGFloat {
    axis.other.length(of: solution.size)
      + EdgeLengths(group.edgeSpacing, along: axis.other).least
  }

  /// How far the items and attached views of an instance reach beyond it along the axis, in points.
  func overhang(of solution: GroupSolution) -> CGFloat {
    let length = axis.length(of: solution.size)
    let frames = solution.leaves.map(\.frame) + solution.attachments.map(\.frame)
    return frames.reduce(0) { overhang, frame in
      let span = axis.span(of: frame)
      return max(overhang, span.upperBound - length, -span.lowerBound)
    }
  }

  // MARK: What the description says

  private static func isTrimmed(
    _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, _ size: CGSize
  ) -> Bool {
    guard let own = group.axis else { return false }
    if GroupPlan(group, own, size).isLengthEstimated, own == axis { return false }
    if own == axis { return true }
    return group.subitems.contains { member in
      (member as? NSCollectionLayoutGroup).map { isTrimmed($0, along: axis, size) } ?? false
    }
  }

  private static func wraps(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> Bool {
    guard let axis = group.axis else { return false }
    if GroupPlan(group, axis, size).isWrapping { return true }
    return group.subitems.contains { member in
      (member as? NSCollectionLayoutGroup).map { wraps($0, size) } ?? false
    }
  }
}

extension NSCollectionLayoutGroup {
  /// The axis along which its members follow one another; nil for a custom group.
  var axis: LayoutAxis? {
    switch arrangement {
    case .row: .horizontal
    case .column: .vertical
    case .custom: nil
    }
  }
}
