import Foundation

/// One section of a compositional layout: its groups along their axis, the measured sizes, and its length.
///
/// Memory and time follow the number of measured items, not of items: unmeasured groups are runs in an extent tree.
struct SolvedSection {
  let description: NSCollectionLayoutSection
  let room: SectionRoom
  let template: SectionTemplate
  private let rules: SolvingRules
  private(set) var itemCount: Int
  /// The measured sizes by item, in points.
  private(set) var sizes: [Int: CGSize]
  /// The measured sizes of boundary items by their number in the description, in points.
  private(set) var boundarySizes: [Int: CGSize]
  private(set) var members = GroupMembership()
  /// The lengths of the groups with the spaces around them, along the axis of the groups.
  private(set) var groups = ExtentTree()
  /// The lengths of groups with measured items, if all groups of the section are equally long.
  private var uniformLengths = KeyedMaximum()
  /// The breadths of groups with measured items, in a section that scrolls across.
  private var breadths = KeyedMaximum()
  private(set) var boundary: BoundaryPlaces
  /// The group after which groups start where the estimates would place them, for `Behavior.Successors.estimatedAgain`.
  private var lastPlacedGroup: Int?
  /// How far items and attached views reach beyond the place of their group along the groups' axis, at most, in points.
  private(set) var overhang: CGFloat = 0

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - description: The section.
  ///   - room: The room it has.
  ///   - template: Its group, solved once.
  ///   - rules: The rules of the version.
  ///   - itemCount: The number of its items.
  ///   - sizes: Measured sizes by item; those of estimated dimensions count.
  ///   - boundarySizes: Measured sizes of boundary items.
  ///
  /// - Complexity: O(measured items · log groups).
  init(
    _ description: NSCollectionLayoutSection, in room: SectionRoom, _ template: SectionTemplate,
    _ rules: SolvingRules, itemCount: Int, sizes: [Int: CGSize] = [:],
    boundarySizes: [Int: CGSize] = [:]
  ) {
    self.description = description
    self.room = room
    self.template = template
    self.rules = rules
    self.itemCount = itemCount
    self.sizes = template.hasEstimates ? sizes.filter { $0.key < itemCount } : [:]
    self.boundarySizes = boundarySizes
    boundary = BoundaryPlaces([], along: room.scrollAxis, body: 0, room: (0, 0))
    formGroups()
    placeBoundary()
  }

  var isOrthogonal: Bool { description.orthogonalScrollingBehavior != .none }
  private var axis: LayoutAxis { room.scrollAxis }

  /// The number of items that are laid out; 0 if not even one fits into the group.
  var shownCount: Int { template.period > 0 ? itemCount : 0 }

  // MARK: Lengths along the scroll axis, in points

  /// The length of the groups, or in a section that scrolls across, of the highest one.
  var contentLength: CGFloat {
    guard isOrthogonal else { return groups.totalExtent }
    guard members.groupCount > 0 else { return 0 }
    let estimate = template.breadth(of: template.whole)
    guard let measured = breadths.maximum else { return estimate }
    // Unmeasured groups are as broad as the measured ones if all are uniform.
    let isKnown = breadths.count == members.groupCount || template.isBreadthUniform
    return isKnown ? measured : max(measured, estimate)
  }

  /// The start of the groups, relative to the section.
  var contentStart: CGFloat { boundary.before + axis.insets(description.contentInsets).before }

  /// The start and the end of the body: the groups and the insets, without headers and footers outside it.
  var body: Range<CGFloat> { boundary.before..<boundary.before + boundary.body }

  /// The length of the section with headers and footers.
  var length: CGFloat { boundary.before + boundary.body + boundary.after }

  /// The section as if nothing had been measured.
  var asEstimated: SolvedSection {
    sizes.isEmpty && boundarySizes.isEmpty
      ? self : SolvedSection(description, in: room, template, rules, itemCount: itemCount)
  }

  /// The length of the section with another space between its groups, in points.
  func length(withSpacing spacing: CGFloat) -> CGFloat {
    guard !isOrthogonal else { return length }
    var others = groups
    others.spacing = spacing
    return length - groups.totalExtent + others.totalExtent
  }

  // MARK: Groups

  /// Forms all groups.
  private mutating func formGroups() {
    members = makeMembership()
    breadths = KeyedMaximum()
    uniformLengths = KeyedMaximum()
    overhang = template.overhang(of: template.whole)
    groups = ExtentTree(
      count: members.groupCount, estimate: template.length, spacing: description.interGroupSpacing)
    let measured = Set(sizes.keys.map(members.group(ofItem:)))
    for group in measured { solveGroup(group) }
    if let last = partialGroup, !measured.contains(last) { solveGroup(last) }
  }

  /// The last group, if it has fewer items than a whole one.
  private var partialGroup: Int? {
    guard members.groupCount > 0 else { return nil }
    let last = members.groupCount - 1
    return members.items(ofGroup: last).count < template.period ? last : nil
  }

  private mutating func solveGroup(_ group: Int) {
    let solution = ownSolution(ofGroup: group)
    let length = template.length(of: solution)
    if template.isLengthUniform {
      setUniformLength(length, ofGroup: group)
    } else {
      groups.setExtent(length, at: group)
    }
    overhang = max(overhang, template.overhang(of: solution))
    if isOrthogonal { breadths.set(template.breadth(of: solution), for: group) }
  }

  /// Makes all groups as long as the longest one with measured items.
  ///
  /// - Complexity: O(log measured groups).
  private mutating func setUniformLength(_ length: CGFloat, ofGroup group: Int) {
    let before = uniformLengths.maximum
    uniformLengths.set(length, for: group)
    guard let longest = uniformLengths.maximum, longest != before else { return }
    groups = ExtentTree(
      count: members.groupCount, estimate: longest, spacing: description.interGroupSpacing)
  }

  /// One instance of the group, with the sizes measured so far.
  ///
  /// - Complexity: O(items of the group).
  func solution(ofGroup group: Int) -> GroupSolution {
    var solution = ownSolution(ofGroup: group)
    if template.isLengthUniform {
      solution.size = template.axis.size(
        along: groups.extent(at: group) - template.edges.least,
        across: template.axis.other.length(of: solution.size))
    }
    return solution
  }

  private func ownSolution(ofGroup group: Int) -> GroupSolution {
    let items = members.items(ofGroup: group)
    if !template.wraps, items.count == template.period, !hasMeasured(items) {
      return template.whole
    }
    return solution(from: items.lowerBound, count: items.count)
  }

  private func solution(from first: Int, count: Int) -> GroupSolution {
    let sizes = sizes
    return template.solve(count: count) { sizes[first + $0] }
  }

  private func hasMeasured(_ items: Range<Int>) -> Bool {
    !sizes.isEmpty && items.contains { sizes[$0] != nil }
  }

  /// Which items the groups have: by the period of the template, or where measured items wrap, one group after another.
  private func makeMembership() -> GroupMembership {
    let (count, period) = (shownCount, template.period)
    guard template.wraps, !sizes.isEmpty else {
      return GroupMembership(itemCount: count, period: period)
    }
    var membership = GroupMembership()
    var measured = sizes.keys.sorted()[...]
    while membership.itemCount < count {
      let first = membership.itemCount
      measured = measured.drop { $0 < first }
      // As long as neither the items of a group nor the one after it are measured, groups are whole.
      let whole = ((measured.first ?? count) - first - 1) / period
      if measured.isEmpty {
        membership.append(itemCount: count - first, period: period)
      } else if whole > 0 {
        membership.append(itemCount: whole * period, period: period)
      } else {
        let taken = max(1, solution(from: first, count: count - first).leaves.count)
        membership.append(itemCount: taken, period: taken)
      }
    }
    return membership
  }

  // MARK: Measuring

  /// Whether an item is measured or has a fixed size.
  func isKnown(_ item: Int) -> Bool { sizes[item] != nil || !isEstimated(item) }

  /// Whether the size of an item is measured rather than fixed.
  func isEstimated(_ item: Int) -> Bool {
    guard template.hasEstimates, item < shownCount else { return false }
    if !template.wraps, itemCount >= template.period {
      return template.whole.leaves[item % template.period].isEstimated
    }
    return leaf(of: item)?.isEstimated ?? false
  }

  /// The number of items after an item whose size is measured or estimated; nil counts all items of the section.
  ///
  /// - Complexity: O(items of a group).
  func estimatedCount(after item: Int?) -> Int {
    let (first, period) = (item.map { $0 + 1 } ?? 0, template.period)
    guard template.hasEstimates, first < shownCount else { return 0 }
    let slots = template.whole.leaves.map(\.isEstimated)
    func count(before end: Int) -> Int {
      end / period * slots.count { $0 } + slots.prefix(end % period).count { $0 }
    }
    return count(before: shownCount) - count(before: first)
  }

  /// Stores the measured size of an item, in points.
  ///
  /// - Complexity: O(items of a group + log groups), or O(measured) where measured items wrap.
  mutating func setSize(_ size: CGSize, ofItem item: Int) {
    sizes[item] = size
    if template.wraps { formGroups() } else { solveGroup(members.group(ofItem: item)) }
    placeBoundary()
  }

  /// Places the groups after that of an item by their estimates until the section is solved again.
  mutating func forgetPlaces(after item: Int) {
    lastPlacedGroup = min(members.group(ofItem: item), lastPlacedGroup ?? .max)
  }

  /// Whether groups start where the estimates would place them.
  var hasForgottenPlaces: Bool { lastPlacedGroup != nil }

  /// Stores the measured size of a boundary item, in points.
  mutating func setSize(_ size: CGSize, ofBoundaryItem number: Int) {
    boundarySizes[number] = size
    placeBoundary()
  }

  // MARK: Frames, relative to the section and the collection view's edge

  /// The distance between the starts of two groups with the estimated length, in points.
  private var estimatedStep: CGFloat { template.length + groups.spacing }

  /// The start of a group along the groups' axis, relative to the first one, in points.
  private func start(ofGroup group: Int) -> CGFloat {
    guard let last = lastPlacedGroup, group > last else { return groups.offset(of: group) }
    return groups.offset(of: last) + groups.extent(at: last) + groups.spacing
      + CGFloat(group - last - 1) * estimatedStep
  }

  /// The groups that meet a part of the groups' axis, relative to the first one, in points.
  func groupIndices(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let placed = groups.indices(from: lower, to: upper)
    guard let last = lastPlacedGroup, estimatedStep > 0 else { return placed }
    let first = start(ofGroup: last + 1)
    func index(at place: CGFloat) -> Int {
      last + 1 + Int(min(max(0, (place - first) / estimatedStep), CGFloat(members.groupCount)))
    }
    // A measured group may be longer than its estimate, so that one that starts earlier reaches into the part.
    return min(
      placed.lowerBound, last)..<min(
        members.groupCount, max(placed.upperBound, index(at: upper) + 1))
  }

  /// The solved leaf of an item, with its frame in its group.
  func leaf(of item: Int) -> GroupSolution.Leaf? {
    guard item >= 0, item < shownCount else { return nil }
    let group = members.group(ofItem: item)
    let solution = solution(ofGroup: group)
    let slot = item - members.items(ofGroup: group).lowerBound
    return solution.leaves.indices.contains(slot) ? solution.leaves[slot] : nil
  }

  /// The corner of a group: along the scroll axis relative to the section, across it to the collection view's edge.
  func corner(ofGroup group: Int) -> CGPoint {
    let along = start(ofGroup: group)
    let across = room.start + axis.other.insets(description.contentInsets).before
    let corner = template.corner
    let place =
      isOrthogonal
      ? axis.point(along: contentStart, across: across + along)
      : axis.point(along: contentStart + along, across: across)
    return CGPoint(x: place.x + corner.x, y: place.y + corner.y)
  }

  // MARK: Boundary items

  /// The size of a boundary item by its number in the description: measured, or by its dimensions.
  private func size(ofBoundaryItem number: Int, in container: CGSize) -> CGSize {
    let layoutSize = description.boundarySupplementaryItems[number].layoutSize
    var size = rules.size(of: layoutSize, in: container)
    guard let measured = boundarySizes[number] else { return size }
    if layoutSize.widthDimension.isEstimated { size.width = measured.width }
    if layoutSize.heightDimension.isEstimated { size.height = measured.height }
    return size
  }

  private mutating func placeBoundary() {
    let across = axis.other.insets(description.contentInsets)
    let follows = description.supplementariesFollowContentInsets
    let inner = room.supplementaryInner
    let breadth = axis.other.length(of: inner) - (follows ? across.before + across.after : 0)
    let container = axis.size(along: axis.length(of: inner), across: max(0, breadth))
    let items = description.boundarySupplementaryItems.enumerated().map {
      ($0.element, size(ofBoundaryItem: $0.offset, in: container))
    }
    let along = axis.insets(description.contentInsets)
    let isEmpty = shownCount == 0 && items.isEmpty
    boundary = BoundaryPlaces(
      items, along: axis, body: isEmpty ? 0 : along.before + contentLength + along.after,
      room: (room.supplementaryStart + (follows ? across.before : 0), max(0, breadth)),
      padding: description.list?.headerTopPadding ?? 0)
  }

  /// The same section with measured sizes.
  ///
  /// - Complexity: O(measured items · log groups).
  func keeping(sizes: [Int: CGSize], boundarySizes: [Int: CGSize]) -> SolvedSection {
    guard !sizes.isEmpty || !boundarySizes.isEmpty else { return self }
    return SolvedSection(
      description, in: room, template, rules, itemCount: itemCount, sizes: sizes,
      boundarySizes: boundarySizes)
  }
}
