import Foundation
import Scenes

/// One instance of a group with true sizes: its size, and the frames of its items relative to its corner.
struct TrueGroup {
  var size: CGSize
  /// The frames of items by their index in the section.
  var items: [(item: Int, frame: CGRect)] = []
}

/// Places the members of groups one after another.
struct TrueGroupSolver {
  /// Pixels per point, to which lengths that are fractions or shares are rounded down; nil if they are not rounded.
  let scale: CGFloat?
  /// The length of an estimate without a number, in points.
  let estimate: CGFloat
  /// The true size of an item for the width that it is offered; nil for an item that determines its own.
  let itemSize: (_ item: Int, _ offered: CGFloat?) -> CGSize

  /// The next instance of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: What its dimensions refer to, in points.
  ///   - next: The first item that has no place yet.
  ///   - end: The end of the items.
  /// - Returns: The instance; without items if not even one fits.
  func instance(of group: Compositional.Group, in container: CGSize, from next: Int, to end: Int)
    -> TrueGroup
  {
    fill(group, size(of: group.item.layoutSize, in: container), from: next, to: end)
  }

  /// A whole instance as it is before anything is measured, however few items there are.
  func template(of group: Compositional.Group, in container: CGSize) -> TrueGroup {
    TrueGroupSolver(scale: scale, estimate: estimate) { _, _ in CGSize(width: -1, height: -1) }
      .instance(of: group, in: container, from: 0, to: .max)
  }

  // MARK: Sizes

  func size(of size: Compositional.Size, in container: CGSize) -> CGSize {
    CGSize(
      width: length(of: size.width, in: container), height: length(of: size.height, in: container))
  }

  private func length(of dimension: Compositional.Dimension, in container: CGSize) -> CGFloat {
    switch dimension {
    case .fractionalWidth(let fraction): pixels(fraction * container.width)
    case .fractionalHeight(let fraction): pixels(fraction * container.height)
    case .absolute(let length): length
    case .estimated(let length), .uniformAcrossSiblings(let length): length ?? estimate
    }
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    max(0, scale.map { (length * $0 + 1e-6).rounded(.down) / $0 } ?? length)
  }

  // MARK: Members

  /// A member with its place along the group.
  private struct Member {
    let description: Compositional.Item
    var size: CGSize
    /// An inner group's items.
    var items: [(item: Int, frame: CGRect)] = []
    /// The dimensions that are the cell's own.
    var isOwn: (width: Bool, height: Bool) = (false, false)
    /// The item, unless the member is a group.
    var item: Int?
    var start: CGFloat = 0
  }

  private func fill(_ group: Compositional.Group, _ size: CGSize, from first: Int, to end: Int)
    -> TrueGroup
  {
    let axis = Axis(isHorizontal: group.arrangement == .horizontal)
    let cross = axis.other
    let layoutSize = group.item.layoutSize
    let insets = group.item.contentInsets
    // Insets along an estimated dimension are ignored.
    let along: (CGFloat, CGFloat) =
      layoutSize[axis].isEstimated ? (0, 0) : (axis.start(insets), axis.end(insets))
    let across: (CGFloat, CGFloat) =
      layoutSize[cross].isEstimated ? (0, 0) : (cross.start(insets), cross.end(insets))
    let room = axis.size(
      max(0, axis.length(size) - along.0 - along.1),
      across: max(0, cross.length(size) - across.0 - across.1))
    var isOpenEnded = layoutSize[axis].isEstimated
    if case .equalShares = group.repetition { isOpenEnded = false }

    let slots = slots(of: group, in: room, axis, isOpenEnded: isOpenEnded)
    var members: [Member] = []
    var next = first
    for slot in slots where next < end {
      let member = member(slot, of: group, axis, from: next, to: end)
      next += member.item == nil ? member.items.count : 1
      members.append(member)
    }
    let share = isOpenEnded ? 0 : share(of: group, slots, room, axis)
    let gap = (group.interItemSpacing?.length ?? 0) + (isFlexible(group) ? share : 0)
    var length: CGFloat = 0
    for index in members.indices {
      let edges = edges(members[index].description, axis)
      members[index].start = (index > 0 ? length + gap : 0) + lead(edges, share)
      length = members[index].start + axis.length(members[index].size) + trail(edges, share)
    }
    var breadth = cross.length(room)
    if layoutSize[cross].isEstimated, !members.isEmpty {
      breadth =
        members.map { cross.length($0.size) + least(edges($0.description, cross)) }.max() ?? 0
    }
    var result = TrueGroup(
      size: axis.size(
        (isOpenEnded ? length : axis.length(room)) + along.0 + along.1,
        across: breadth + across.0 + across.1))
    for member in members {
      let edges = edges(member.description, cross)
      let rest = breadth - cross.length(member.size) - least(edges)
      let flexible = flexibleCount(edges)
      let place = lead(edges, flexible > 0 ? rest / CGFloat(flexible) : 0)
      let corner = axis.point(along.0 + member.start, across: across.0 + place)
      result.items += frames(of: member, at: corner)
    }
    return result
  }

  /// The frames of a member: of its items, or its own without its insets.
  private func frames(of member: Member, at corner: CGPoint) -> [(item: Int, frame: CGRect)] {
    guard let item = member.item else {
      return member.items.map { ($0.item, $0.frame.offsetBy(dx: corner.x, dy: corner.y)) }
    }
    let insets = member.description.contentInsets
    var frame = CGRect(origin: corner, size: member.size)
    if !member.isOwn.width {
      frame.origin.x += insets.left
      frame.size.width = max(0, frame.size.width - insets.left - insets.right)
    }
    if !member.isOwn.height {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.size.height - insets.top - insets.bottom)
    }
    return [(item, frame)]
  }

  private func member(
    _ slot: Slot, of group: Compositional.Group, _ axis: Axis, from next: Int, to end: Int
  ) -> Member {
    if case .group(let inner) = slot.member {
      let filled = fill(inner, slot.size, from: next, to: end)
      return Member(description: inner.item, size: filled.size, items: filled.items)
    }
    let item = slot.member.item
    var isOwn = (
      width: item.layoutSize.width.isEstimated, height: item.layoutSize.height.isEstimated
    )
    if case .equalShares = group.repetition {
      if axis.isHorizontal { isOwn.width = false } else { isOwn.height = false }
    }
    var size = slot.size
    if isOwn.width || isOwn.height {
      let inner = max(0, size.width - item.contentInsets.left - item.contentInsets.right)
      let own = itemSize(next, isOwn.width ? nil : inner)
      // A negative size stands for an item that is not measured.
      if isOwn.width, own.width >= 0 { size.width = own.width }
      if isOwn.height, own.height >= 0 { size.height = own.height }
    }
    return Member(description: item, size: size, isOwn: isOwn, item: next)
  }

  // MARK: The number of members

  /// The place of one member, with its size before anything is measured.
  private struct Slot {
    let member: Compositional.Member
    let size: CGSize
  }

  private func slots(
    of group: Compositional.Group, in room: CGSize, _ axis: Axis, isOpenEnded: Bool
  ) -> [Slot] {
    /// The members if there are so many of them.
    func slots(_ count: Int, leavingRoomFor gaps: Int) -> [Slot] {
      let rest = axis.length(room) - CGFloat(gaps) * (group.interItemSpacing?.length ?? 0)
      let container = isOpenEnded ? room : axis.size(max(0, rest), across: axis.other.length(room))
      return (0..<count).map { number in
        let member = group.members[number % group.members.count]
        var size = size(of: member.item.layoutSize, in: container)
        if case .equalShares = group.repetition {
          let spaces = CGFloat(count) * least(edges(member.item, axis))
          size = axis.size(
            pixels(max(0, rest - spaces) / CGFloat(count)), across: axis.other.length(size))
        }
        return Slot(member: member, size: size)
      }
    }
    switch group.repetition {
    case .equalShares(let count), .count(let count): return slots(count, leavingRoomFor: count - 1)
    case .fitting where isOpenEnded: return slots(group.members.count, leavingRoomFor: 0)
    case .fitting where axis.length(room) <= 0: return []
    case .fitting: break
    }
    func fits(_ slots: some Collection<Slot>, _ gaps: Int) -> Bool {
      let lengths = slots.reduce(0) { sum, slot in
        sum + axis.length(slot.size) + least(edges(slot.member.item, axis))
      }
      return lengths + CGFloat(gaps) * (group.interItemSpacing?.length ?? 0)
        <= axis.length(room) + 1e-3
    }
    // Members without length would never fill the group.
    let limit = 1_000
    var count = 0
    guard group.members.contains(where: { breadthFollowsLength($0, axis) }) else {
      while count < limit, fits(slots(count + 1, leavingRoomFor: count), count) { count += 1 }
      return slots(count, leavingRoomFor: max(0, count - 1))
    }
    while count < limit, fits(slots(count + 1, leavingRoomFor: 0), 0) { count += 1 }
    let all = slots(count, leavingRoomFor: max(0, count - 1))
    var kept = 0
    while kept < count, fits(all.prefix(kept + 1), kept) { kept += 1 }
    return Array(all.prefix(kept))
  }

  private func breadthFollowsLength(_ member: Compositional.Member, _ axis: Axis) -> Bool {
    guard case .item(let item) = member else { return false }
    switch item.layoutSize[axis.other] {
    case .fractionalWidth: return axis.isHorizontal
    case .fractionalHeight: return !axis.isHorizontal
    case .absolute, .estimated, .uniformAcrossSiblings: return false
    }
  }

  // MARK: Spaces

  private typealias Edges = [Compositional.Spacing?]

  private func edges(_ item: Compositional.Item, _ axis: Axis) -> Edges {
    axis.isHorizontal
      ? [item.edgeSpacing?.leading, item.edgeSpacing?.trailing]
      : [item.edgeSpacing?.top, item.edgeSpacing?.bottom]
  }

  private func least(_ edges: Edges) -> CGFloat { edges.reduce(0) { $0 + ($1?.length ?? 0) } }
  private func flexibleCount(_ edges: Edges) -> Int { edges.count { $0?.isFlexible == true } }

  private func lead(_ edges: Edges, _ share: CGFloat) -> CGFloat { space(edges[0], share) }
  private func trail(_ edges: Edges, _ share: CGFloat) -> CGFloat { space(edges[1], share) }

  private func space(_ spacing: Compositional.Spacing?, _ share: CGFloat) -> CGFloat {
    (spacing?.length ?? 0) + (spacing?.isFlexible == true ? share : 0)
  }

  private func isFlexible(_ group: Compositional.Group) -> Bool {
    group.interItemSpacing?.isFlexible == true
  }

  /// By how much each flexible space of a whole instance is longer than its least length.
  private func share(of group: Compositional.Group, _ slots: [Slot], _ room: CGSize, _ axis: Axis)
    -> CGFloat
  {
    var used = (group.interItemSpacing?.length ?? 0) * CGFloat(max(0, slots.count - 1))
    var flexible = isFlexible(group) ? max(0, slots.count - 1) : 0
    for slot in slots {
      used += axis.length(slot.size) + least(edges(slot.member.item, axis))
      flexible += flexibleCount(edges(slot.member.item, axis))
    }
    return flexible > 0 ? (axis.length(room) - used) / CGFloat(flexible) : 0
  }

  /// The spaces before and after a group in its section, along an axis; flexible ones have their least length.
  func spaces(around group: Compositional.Group, _ axis: Axis) -> (before: CGFloat, after: CGFloat)
  {
    let edges = edges(group.item, axis)
    return (space(edges[0], 0), space(edges[1], 0))
  }
}
