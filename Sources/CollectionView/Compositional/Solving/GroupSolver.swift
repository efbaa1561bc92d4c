import Foundation

/// Solves one instance of a group: how many members it has, their sizes and their places.
///
/// The rules were measured on iOS 17, iOS 26 and macOS 27; `SolvingRules` has what differs between versions.
struct GroupSolver {
  let rules: SolvingRules
  /// The measured size of an item by its number in the instance, in points; nil to use the estimate.
  var measured: (Int) -> CGSize? = { _ in nil }
  /// The items of a custom group.
  var customItems: (NSCollectionLayoutGroup) -> [NSCollectionLayoutGroupCustomItem] = { _ in [] }

  /// Solves a group in a container.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size that its fractions refer to, in points.
  ///   - supply: The number of items that are left.
  /// - Returns: The instance; without items if not even one fits.
  ///
  /// - Complexity: O(items of the instance).
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, supply: Int = .max
  ) -> GroupSolution {
    solve(
      group, size: rules.size(of: group.layoutSize, in: container), first: 0, supply: supply)
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, size: CGSize, first: Int, supply: Int
  ) -> GroupSolution {
    switch group.arrangement {
    case .row:
      return solve(GroupPlan(group, .horizontal, size), first: first, supply: supply)
    case .column:
      return solve(GroupPlan(group, .vertical, size), first: first, supply: supply)
    case .custom:
      var solution = GroupSolution(size: size)
      solution.leaves = customItems(group).prefix(supply).map {
        GroupSolution.Leaf(frame: $0.frame, zIndex: $0.zIndex)
      }
      attach(group, in: CGRect(origin: .zero, size: size), of: size, to: &solution)
      return solution
    }
  }

  private func solve(_ plan: GroupPlan, first: Int, supply: Int) -> GroupSolution {
    let count = memberCount(of: plan, first: first)
    var members = makeMembers(of: plan, count: count, first: first, supply: supply)
    applyUniformSizes(to: &members)
    let share = share(of: plan, count: count, first: first)
    let length = place(&members, along: plan, adding: share)
    let breadth = breadth(of: members, in: plan)
    var solution = GroupSolution(
      size: plan.axis.size(
        along: (plan.isLengthEstimated ? length : plan.length) + plan.insetsAlong,
        across: breadth + plan.insetsAcross))
    for member in members {
      add(member, of: plan, breadth: breadth, to: &solution)
    }
    let inner = CGRect(
      origin: plan.corner,
      size: plan.axis.size(
        along: plan.isLengthEstimated ? length : plan.length, across: breadth))
    attach(plan.group, in: inner, of: inner.size, to: &solution)
    return solution
  }

  // MARK: Members

  /// A member of an instance: an item, or an inner group.
  private struct Member {
    let item: NSCollectionLayoutItem
    /// The number of its first item in the outermost instance.
    let first: Int
    var size: CGSize
    /// The items of an inner group.
    var inner: GroupSolution?
    /// Where it begins along the group's axis, after its own edge spacing.
    var start: CGFloat = 0
    var isWidthEstimated = false
    var isHeightEstimated = false
  }

  private func makeMembers(of plan: GroupPlan, count: Int, first: Int, supply: Int) -> [Member] {
    let container = plan.container(forMembers: count, by: rules)
    var members: [Member] = []
    var taken = 0
    for number in 0..<count where taken < supply {
      let member = makeMember(
        plan.member(number), of: plan, in: container, count: count, first: first + taken,
        supply: supply - taken)
      taken += member.inner.map(\.leaves.count) ?? 1
      members.append(member)
    }
    return members
  }

  private func makeMember(
    _ item: NSCollectionLayoutItem, of plan: GroupPlan, in container: CGSize, count: Int,
    first: Int, supply: Int
  ) -> Member {
    var size = rules.size(of: item.layoutSize, in: container)
    let shared = plan.sharedLength(count: count, by: rules)
    if let shared {
      size = plan.axis.size(along: shared, across: plan.axis.other.length(of: size))
    }
    if let group = item as? NSCollectionLayoutGroup {
      let inner = solve(group, size: size, first: first, supply: supply)
      return Member(item: item, first: first, size: inner.size, inner: inner)
    }
    var member = Member(item: item, first: first, size: size)
    let measured = measured(first)
    func isMeasured(_ dimension: NSCollectionLayoutDimension, along axis: LayoutAxis) -> Bool {
      dimension.isEstimated && (shared == nil || axis != plan.axis)
    }
    if isMeasured(item.layoutSize.widthDimension, along: .horizontal) {
      member.isWidthEstimated = true
      member.size.width =
        measured?.width ?? rules.estimate(item.layoutSize.widthDimension, along: .horizontal)
    }
    if isMeasured(item.layoutSize.heightDimension, along: .vertical) {
      member.isHeightEstimated = true
      member.size.height =
        measured?.height ?? rules.estimate(item.layoutSize.heightDimension, along: .vertical)
    }
    return member
  }

  /// Gives members with a uniform dimension the largest length of it: of the measured items and the inner groups.
  ///
  /// Documented for siblings; that an inner group counts with its content as far as it is measured is inferred.
  private func applyUniformSizes(to members: inout [Member]) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let siblings = members.indices.filter { index in
        let member = members[index]
        let isEstimated =
          axis == .horizontal ? member.isWidthEstimated : member.isHeightEstimated
        return axis.dimension(of: member.item.layoutSize).isUniformAcrossSiblings
          && (isEstimated || member.inner != nil)
      }
      let lengths = siblings.compactMap { index in
        members[index].inner == nil
          ? measured(members[index].first).map(axis.length) : axis.length(of: members[index].size)
      }
      guard let longest = lengths.max() else { continue }
      for index in siblings {
        members[index].size = axis.size(
          along: longest, across: axis.other.length(of: members[index].size))
      }
    }
  }

  // MARK: How many fit

  /// The length by which the members may exceed their group because of rounding, in points.
  private static let tolerance: CGFloat = 1e-3
  /// The maximum number of members of a group: those without length would never fill it.
  private static let memberLimit = 1_000

  private func memberCount(of plan: GroupPlan, first: Int) -> Int {
    guard plan.hasRoom else { return 0 }
    switch plan.group.repetition {
    case .equalShares(let count), .count(let count): return min(max(0, count), Self.memberLimit)
    case .fitting:
      guard !plan.group.subitems.isEmpty else { return 0 }
      if plan.isLengthEstimated { return plan.group.subitems.count }
    }
    guard plan.breadthFollowsLength else {
      return fittingCount(of: plan, first: first, limit: Self.memberLimit)
    }
    // The height of a member follows from its width: the number is that of members without gaps, of which those are kept
    // that fit with them.
    let count = fittingCount(of: plan, first: first, limit: Self.memberLimit, countsGaps: false)
    let container = plan.container(forMembers: count, by: rules)
    return fittingCount(of: plan, first: first, limit: count, in: container)
  }

  /// Counts members until one does not fit.
  ///
  /// - Parameters:
  ///   - plan: The group.
  ///   - first: The number of its first item.
  ///   - limit: The maximum.
  ///   - countsGaps: Whether there are gaps.
  ///   - container: What fractions refer to; nil to leave room for the gaps of the number at hand.
  /// - Returns: The number of members.
  private func fittingCount(
    of plan: GroupPlan, first: Int, limit: Int, countsGaps: Bool = true, in container: CGSize? = nil
  ) -> Int {
    let kinds = plan.group.subitems
    let gap = countsGaps ? plan.gap : 0
    // Lengths that are fractions of the group's length depend on the number of members, the others do not.
    var fractions = [Int](repeating: 0, count: kinds.count)
    var others: CGFloat = 0
    var (count, item) = (0, first)
    while count < limit {
      let kind = count % kinds.count
      let member = kinds[kind]
      others += EdgeLengths(member.edgeSpacing, along: plan.axis).least
      if plan.isFraction(member) {
        fractions[kind] += 1
      } else {
        others += length(of: member, number: item, in: plan)
      }
      let room =
        container
        ?? (countsGaps ? plan.container(forMembers: count + 1, by: rules) : plan.inner)
      let shared = zip(kinds, fractions).reduce(0) { sum, kind in
        kind.1 == 0
          ? sum
          : sum + CGFloat(kind.1)
            * rules.length(of: plan.axis.dimension(of: kind.0.layoutSize), in: room)
      }
      guard others + shared + gap * CGFloat(count) <= plan.length + Self.tolerance else { break }
      count += 1
      if plan.isWrapping { item += leafCount(of: member, in: room) }
    }
    return count
  }

  /// The length of a member that does not depend on the number of members.
  private func length(of member: NSCollectionLayoutItem, number: Int, in plan: GroupPlan)
    -> CGFloat
  {
    let dimension = plan.axis.dimension(of: member.layoutSize)
    guard dimension.isEstimated else { return rules.length(of: dimension, in: plan.inner) }
    if let group = member as? NSCollectionLayoutGroup {
      let inner = solve(
        group, size: rules.size(of: group.layoutSize, in: plan.inner), first: number, supply: .max)
      return plan.axis.length(of: inner.size)
    }
    return measured(number).map(plan.axis.length)
      ?? rules.estimate(dimension, along: plan.axis)
  }

  private func leafCount(of member: NSCollectionLayoutItem, in container: CGSize) -> Int {
    guard let group = member as? NSCollectionLayoutGroup else { return 1 }
    return GroupSolver(rules: rules, customItems: customItems).solve(group, in: container)
      .leaves.count
  }

  // MARK: Places

  /// What each flexible space of a whole instance is longer than its least length, in points; it may be negative.
  ///
  /// A last instance with fewer members uses it, too.
  private func share(of plan: GroupPlan, count: Int, first: Int) -> CGFloat {
    let kinds = plan.group.subitems
    guard !plan.isLengthEstimated, count > 0, !kinds.isEmpty, plan.hasFlexibleSpaces else {
      return 0
    }
    let members = makeMembers(of: plan, count: count, first: first, supply: .max)
    var used = plan.gap * CGFloat(count - 1)
    var flexible = plan.group.interItemSpacing?.isFlexible == true ? count - 1 : 0
    for member in members {
      let edges = EdgeLengths(member.item.edgeSpacing, along: plan.axis)
      used += plan.axis.length(of: member.size) + edges.least
      flexible += edges.flexibleCount
    }
    return flexible > 0 ? (plan.length - used) / CGFloat(flexible) : 0
  }

  /// Places members one after another.
  ///
  /// - Returns: The length of all of them with their spaces, in points.
  private func place(_ members: inout [Member], along plan: GroupPlan, adding share: CGFloat)
    -> CGFloat
  {
    var next: CGFloat = 0
    for index in members.indices {
      if index > 0 {
        next += EdgeLengths.length(of: plan.group.interItemSpacing, adding: share)
      }
      let edges = EdgeLengths(members[index].item.edgeSpacing, along: plan.axis)
      members[index].start = next + edges.before(adding: share)
      next =
        members[index].start + plan.axis.length(of: members[index].size)
        + edges.after(adding: share)
    }
    return next
  }

  /// The breadth inside the group's insets: that of the broadest member if it is estimated.
  private func breadth(of members: [Member], in plan: GroupPlan) -> CGFloat {
    guard plan.isBreadthEstimated, !members.isEmpty else { return plan.breadth }
    let across = plan.axis.other
    return members.reduce(0) { breadth, member in
      max(
        breadth,
        across.length(of: member.size)
          + EdgeLengths(member.item.edgeSpacing, along: across).least)
    }
  }

  private func add(
    _ member: Member, of plan: GroupPlan, breadth: CGFloat, to solution: inout GroupSolution
  ) {
    let across = plan.axis.other
    let edges = EdgeLengths(member.item.edgeSpacing, along: across)
    let slack = breadth - across.length(of: member.size) - edges.least
    let share = edges.flexibleCount > 0 ? slack / CGFloat(edges.flexibleCount) : 0
    let place = plan.axis.point(along: member.start, across: edges.before(adding: share))
    let origin = CGPoint(x: plan.corner.x + place.x, y: plan.corner.y + place.y)
    if let inner = member.inner?.moved(to: origin) {
      solution.leaves += inner.leaves
      solution.attachments += inner.attachments
      return
    }
    let frame = Self.frame(of: member, at: origin)
    solution.leaves.append(
      GroupSolution.Leaf(
        frame: frame, isWidthEstimated: member.isWidthEstimated,
        isHeightEstimated: member.isHeightEstimated))
    attach(member.item, in: frame, of: plan.inner, to: &solution)
  }

  /// The frame of an item inside its content insets, which an estimated dimension ignores.
  private static func frame(of member: Member, at origin: CGPoint) -> CGRect {
    let insets = member.item.contentInsets
    var frame = CGRect(origin: origin, size: member.size)
    if !member.isWidthEstimated {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if !member.isHeightEstimated {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    return frame
  }

  /// Adds the supplementary views of an item or a group.
  ///
  /// - Parameters:
  ///   - item: The item or group.
  ///   - host: The frame that the anchors refer to.
  ///   - container: What the fractions of their sizes refer to.
  ///   - solution: The instance.
  private func attach(
    _ item: NSCollectionLayoutItem, in host: CGRect, of container: CGSize,
    to solution: inout GroupSolution
  ) {
    for attached in item.supplementaryItems {
      let size = rules.size(of: attached.layoutSize, in: container)
      let place = attached.containerAnchor.place(in: host.size)
      let corner = (attached.itemAnchor ?? attached.containerAnchor).place(in: size)
      let offset = attached.containerAnchor.offset(of: size)
      let own = attached.itemAnchor?.offset(of: size) ?? .zero
      solution.attachments.append(
        GroupSolution.Attachment(
          item: attached,
          frame: CGRect(
            x: host.minX + place.x - corner.x + offset.x + own.x,
            y: host.minY + place.y - corner.y + offset.y + own.y, width: size.width,
            height: size.height)))
    }
  }
}
