import CollectionView
import Foundation
import Scenes

/// The description of a compositional layout as the oracle uses it, with every estimate written out.
struct Composition: Sendable, Equatable {
  /// The section of an index as it is described.
  let sections: Compositional.Sections
  let isHorizontal: Bool
  let sectionSpacing: CGFloat
  let insetsReference: Compositional.InsetsReference
  let boundaryItems: [Compositional.BoundaryItem]
  /// The `estimate` of the first sections, and that of all further ones, in points.
  private let estimates: [CGFloat]
  private let estimate: CGFloat
  /// The measures of its lists.
  let listMetrics: Behavior.ListMetrics
  /// Whether lengths that are fractions or shares are rounded down; if not, whole frames are rounded.
  let floorsLengths: Bool

  /// Nil for a description whose frames the rules do not determine: custom groups, uniform dimensions, rows that break
  /// where measured items no longer fit, and lists in a layout that scrolls sideways.
  init?(_ layout: LayoutDescription, _ behavior: Behavior) {
    listMetrics = behavior.listMetrics
    floorsLengths = behavior.compositionalRounding == .floorSizes
    sections = layout[CompositionalProperties.sections]
    isHorizontal = layout.scrollsHorizontally
    sectionSpacing = layout[CompositionalProperties.interSectionSpacing]
    insetsReference = layout[CompositionalProperties.contentInsetsReference]
    boundaryItems = layout[CompositionalProperties.boundarySupplementaryItems].list
    estimates = layout.perSection.indices.map {
      layout[CompositionalProperties.estimate, section: $0]
    }
    estimate = layout[CompositionalProperties.estimate]
    let isSideways = isHorizontal
    let groups = sections.list.map { $0.group(isHorizontal: isSideways) }
    guard groups.allSatisfy(Self.isDetermined),
      !isHorizontal || sections.list.allSatisfy({ $0.list == nil })
    else { return nil }
  }

  /// The length of an estimated dimension without a number in a section, in points.
  func estimate(ofSection index: Int) -> CGFloat {
    estimates.indices.contains(index) ? estimates[index] : estimate
  }

  /// The group that a section repeats.
  func group(ofSection index: Int) -> Compositional.Group {
    sections[index].group(isHorizontal: isHorizontal)
  }

  /// Whether every item of every section has a line of its own.
  var isOneALine: Bool {
    sections.list.allSatisfy { section in
      let group = section.group(isHorizontal: isHorizontal)
      guard section.scrolling == .none, group.leaves.count == 1, group.members.count == 1 else {
        return false
      }
      switch group.repetition {
      case .equalShares(let count), .count(let count): return count == 1
      case .fitting:
        let axis = Axis(isHorizontal: group.arrangement == .horizontal)
        return group.item.layoutSize[axis].isEstimated
          || group.members[0].item.layoutSize[axis]
            == (axis.isHorizontal ? .fractionalWidth(1) : .fractionalHeight(1))
      }
    }
  }

  /// Whether the groups of a section are estimated along an axis.
  func isEstimated(inSection index: Int, along axis: Axis) -> Bool {
    group(ofSection: index).item.layoutSize[axis].isEstimated
  }

  /// Whether spaces in a section are negative, so that items overlap.
  func overlaps(inSection index: Int) -> Bool {
    let groups = group(ofSection: index).groups
    let items = groups.map(\.item) + groups.flatMap { $0.members.map(\.item) }
    let spaces = items.flatMap { item in
      let edges = item.edgeSpacing
      let insets = item.contentInsets
      return [edges?.leading, edges?.top, edges?.trailing, edges?.bottom]
        .compactMap { $0?.length } + [insets.top, insets.left, insets.bottom, insets.right]
    }
    let gaps = groups.compactMap(\.interItemSpacing)
    return sections[index].groupSpacing < 0 || spaces.contains { $0 < 0 }
      || gaps.contains { $0.length < 0 || $0.isFlexible }
  }

  private static func isDetermined(_ group: Compositional.Group) -> Bool {
    group.groups.allSatisfy { group in
      if case .custom = group.arrangement { return false }
      let sizes = [group.item.layoutSize] + group.members.map(\.item.layoutSize)
      guard sizes.allSatisfy({ !$0.width.isUniform && !$0.height.isUniform }) else { return false }
      let axis = Axis(isHorizontal: group.arrangement == .horizontal)
      return group.repetition != .fitting || group.item.layoutSize[axis].isEstimated
        || !group.members.contains { $0.item.layoutSize[axis].isEstimated }
    }
  }
}

extension Compositional.Size {
  /// The dimension along an axis.
  subscript(axis: Axis) -> Compositional.Dimension { axis.isHorizontal ? width : height }
}

extension Compositional.Dimension {
  fileprivate var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}

extension Axis {
  var other: Axis { Axis(isHorizontal: !isHorizontal) }

  func size(_ along: CGFloat, across: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func start(_ insets: Insets) -> CGFloat { isHorizontal ? insets.left : insets.top }
  func end(_ insets: Insets) -> CGFloat { isHorizontal ? insets.right : insets.bottom }
}
