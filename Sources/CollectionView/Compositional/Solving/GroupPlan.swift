import Foundation

/// A row or column of a known size, before its members are counted and placed.
struct GroupPlan {
  let group: NSCollectionLayoutGroup
  let axis: LayoutAxis
  /// Whether the length is that of the members.
  let isLengthEstimated: Bool
  /// Whether the breadth is that of the broadest member.
  let isBreadthEstimated: Bool
  /// The size inside the group's insets, in points.
  let inner: CGSize
  /// The inner corner, relative to the outer one.
  let corner: CGPoint
  /// The sum of the insets along the axis.
  let insetsAlong: CGFloat
  /// The sum of the insets across the axis.
  let insetsAcross: CGFloat

  /// - Parameters:
  ///   - group: A row or a column.
  ///   - axis: Its axis.
  ///   - size: Its size in points, with estimates for what is measured.
  init(_ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ size: CGSize) {
    self.group = group
    self.axis = axis
    let isEstimated = axis.dimension(of: group.layoutSize).isEstimated
    // A number of equal shares divides the estimate itself, which no member changes.
    if case .equalShares = group.repetition {
      isLengthEstimated = false
    } else {
      isLengthEstimated = isEstimated
    }
    isBreadthEstimated = axis.other.dimension(of: group.layoutSize).isEstimated
    let along = isEstimated ? (before: 0, after: 0) : axis.insets(group.contentInsets)
    let across = isBreadthEstimated ? (before: 0, after: 0) : axis.other.insets(group.contentInsets)
    insetsAlong = along.before + along.after
    insetsAcross = across.before + across.after
    corner = axis.point(along: along.before, across: across.before)
    inner = axis.size(
      along: max(0, axis.length(of: size) - insetsAlong),
      across: max(0, axis.other.length(of: size) - insetsAcross))
  }

  var length: CGFloat { axis.length(of: inner) }
  var breadth: CGFloat { axis.other.length(of: inner) }
  /// The least space between members, in points.
  var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  /// Whether there is room for any member; UIKit raises an exception if not.
  var hasRoom: Bool { (isLengthEstimated || length > 0) && (isBreadthEstimated || breadth > 0) }

  /// The member with a number, counted from 0; members repeat.
  func member(_ number: Int) -> NSCollectionLayoutItem {
    group.subitems[number % group.subitems.count]
  }

  /// What the fractions of members refer to, if there is a number of them: what the gaps leave along the axis.
  func container(forMembers count: Int, by rules: SolvingRules) -> CGSize {
    let fractions =
      if case .count = group.repetition { rules.repeatedFractions } else { rules.fractions }
    guard fractions == .afterSpacing, !isLengthEstimated else { return inner }
    return axis.size(
      along: max(0, length - gap * CGFloat(max(0, count - 1))), across: breadth)
  }

  /// The length of each member of a group of equal shares; nil for other groups.
  ///
  /// That the spaces around the members leave less to share is inferred: published layouts use them as margins inside the
  /// group.
  func sharedLength(count: Int, by rules: SolvingRules) -> CGFloat? {
    guard case .equalShares = group.repetition, count > 0 else { return nil }
    let edges = EdgeLengths(group.subitems.first?.edgeSpacing, along: axis).least
    let spaces = gap * CGFloat(count - 1) + edges * CGFloat(count)
    return rules.share(max(0, length - spaces) / CGFloat(count))
  }

  /// Whether the length of a member is a fraction of the group's length.
  func isFraction(_ member: NSCollectionLayoutItem) -> Bool {
    let dimension = axis.dimension(of: member.layoutSize)
    return axis == .horizontal ? dimension.isFractionalWidth : dimension.isFractionalHeight
  }

  /// Whether the breadth of a member is a fraction of the group's length.
  var breadthFollowsLength: Bool {
    group.subitems.contains { member in
      let dimension = axis.other.dimension(of: member.layoutSize)
      return !(member is NSCollectionLayoutGroup)
        && (axis == .horizontal ? dimension.isFractionalWidth : dimension.isFractionalHeight)
    }
  }

  /// Whether any space along the axis grows.
  var hasFlexibleSpaces: Bool {
    group.interItemSpacing?.isFlexible == true
      || group.subitems.contains { EdgeLengths($0.edgeSpacing, along: axis).flexibleCount > 0 }
  }

  /// Whether measured members change how many fit.
  var isWrapping: Bool {
    guard group.repetition == .fitting, !isLengthEstimated else { return false }
    return group.subitems.contains { axis.dimension(of: $0.layoutSize).isEstimated }
  }
}
