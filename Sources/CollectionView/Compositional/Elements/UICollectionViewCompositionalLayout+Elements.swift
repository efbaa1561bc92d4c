import Foundation

extension UICollectionViewCompositionalLayout {
  /// The z index that pinned views get in addition to their own while they are visible; measured.
  static let pinnedZIndex = 1_000_000_000
  /// The maximum number of points that rounding moves an origin.
  private static let roundingReach: CGFloat = 1

  private var axis: LayoutAxis { content.frame.axis }

  /// The elements that meet a rectangle in content points; those of sections that scroll across are at offset 0.
  ///
  /// In order: section by section items, attached views, boundary items and decorations, then the views of the whole layout.
  ///
  /// - Complexity: O(log groups + items of the groups met), for each section met.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var answer = ElementAnswer(to: rect, attributesClass)
    let span = axis.span(of: rect.insetBy(dx: -Self.roundingReach, dy: -Self.roundingReach))
    for index in sectionsToAsk(in: span) {
      addMembers(ofSection: index, in: rect, to: &answer)
      let section = content.sections[index]
      for place in section.boundary.places {
        answer.add(boundaryAttributes(place, inSection: index))
      }
      for decoration in decorations(ofSection: index) { answer.add(decoration) }
    }
    for place in content.boundary.places { answer.add(layoutBoundaryAttributes(place)) }
    return answer.elements
  }

  /// The sections that may have elements in a part of the scroll axis: those that meet it, and their neighbours, whose views may
  /// reach beyond them.
  func sectionsToAsk(in span: Range<CGFloat>) -> Range<Int> {
    let met = content.indices(in: span)
    guard !content.sections.isEmpty else { return 0..<0 }
    // A scroller that did not move with its section may be anywhere.
    guard !areScrollersFrozen else { return content.sections.indices }
    return max(0, met.lowerBound - 1)..<min(content.sections.count, met.upperBound + 1)
  }

  // MARK: Items

  /// Adds the items of a section and the views attached to them.
  func addMembers(ofSection index: Int, in rect: CGRect, to answer: inout ElementAnswer) {
    let section = content.sections[index]
    let start = startOfItems(inSection: index)
    for group in groupsToAsk(ofSection: index, in: rect) {
      let solution = section.solution(ofGroup: group)
      let corner = corner(ofGroup: group, inSection: index, startingAt: start)
      if findsMembersByGroup, !CGRect(origin: corner, size: solution.size).meets(rect) { continue }
      let first = section.members.items(ofGroup: group).lowerBound
      for (slot, leaf) in solution.leaves.enumerated() {
        answer.add(
          attributes(
            of: leaf, at: IndexPath(item: first + slot, section: index), corner: corner))
      }
      addAttachments(of: solution, group, inSection: index, corner: corner, to: &answer)
    }
  }

  /// Whether scrollers stay at the places of their estimates, by `Behavior.Successors`.
  private var areScrollersFrozen: Bool {
    installation?.behavior.successors == .scrollersFrozen
  }

  /// The start of the section that the items of a section are placed in, in content points, before rounding; that of the last
  /// solving if scrollers stay there.
  func startOfItems(inSection index: Int) -> CGFloat {
    content.sections[index].isOrthogonal && areScrollersFrozen
      ? content.solvedStart(ofSection: index) : content.start(ofSection: index)
  }

  /// Whether the members of a group are found only by the frame of the group, as in UIKit.
  private var findsMembersByGroup: Bool { installation?.behavior.groupMembers == .byGroup }

  /// The groups that may have elements in a rectangle.
  private func groupsToAsk(ofSection index: Int, in rect: CGRect) -> Range<Int> {
    let section = content.sections[index]
    guard section.members.groupCount > 0 else { return 0..<0 }
    let along = section.isOrthogonal ? axis.other : axis
    let first = corner(ofGroup: 0, inSection: index, startingAt: startOfItems(inSection: index))
    let span = along.span(of: rect.insetBy(dx: -Self.roundingReach, dy: -Self.roundingReach))
    let (start, reach) = (along.place(of: first), section.overhang)
    return section.groupIndices(
      from: span.lowerBound - start - reach, to: span.upperBound - start + reach)
  }

  /// The corner of a group in content points, before rounding; in a section that scrolls across, at offset 0.
  private func corner(ofGroup group: Int, inSection index: Int, startingAt start: CGFloat)
    -> CGPoint
  {
    let corner = content.sections[index].corner(ofGroup: group)
    let shift = axis.point(along: start, across: 0)
    return CGPoint(x: corner.x + shift.x, y: corner.y + shift.y)
  }

  private func attributes(of leaf: GroupSolution.Leaf, at path: IndexPath, corner: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(forCellWith: path)
    attributes.frame = content.frame.rules.frame(leaf.frame.offsetBy(dx: corner.x, dy: corner.y))
    attributes.zIndex = leaf.zIndex + liftedZIndex(inSection: path.section)
    return attributes
  }

  /// The z index of the items of a section: above its decorations if it has any.
  private func liftedZIndex(inSection index: Int) -> Int {
    let section = content.sections[index].description
    if section.list != nil { return ListStyle.rowZIndex }
    return section.decorationItems.isEmpty ? 0 : 1
  }

  func plainAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard has(path), let leaf = content.sections[path.section].leaf(of: path.item) else {
      return nil
    }
    let group = content.sections[path.section].members.group(ofItem: path.item)
    let corner = corner(
      ofGroup: group, inSection: path.section, startingAt: startOfItems(inSection: path.section))
    return attributes(of: leaf, at: path, corner: corner)
  }

  // MARK: Views attached to items and groups

  private func addAttachments(
    of solution: GroupSolution, _ group: Int, inSection index: Int, corner: CGPoint,
    to answer: inout ElementAnswer
  ) {
    guard !solution.attachments.isEmpty else { return }
    var ordinals = ordinalsOfAttachments(before: group, inSection: index)
    for attachment in solution.attachments {
      let kind = attachment.item.elementKind
      let ordinal = ordinals[kind, default: 0]
      ordinals[kind] = ordinal + 1
      answer.add(
        attributes(of: attachment, IndexPath(item: ordinal, section: index), corner: corner))
    }
  }

  private func attributes(
    of attachment: GroupSolution.Attachment, _ path: IndexPath, corner: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      forSupplementaryViewOfKind: attachment.item.elementKind, with: path)
    attributes.frame = content.frame.rules.frame(
      attachment.frame.offsetBy(dx: corner.x, dy: corner.y))
    attributes.zIndex = attachment.item.zIndex + liftedZIndex(inSection: path.section)
    return attributes
  }

  /// How many attached views of each kind a section has before a group.
  ///
  /// Measured: their index paths count the views of a kind, not the items. Where measured items wrap, every group before is
  /// solved.
  private func ordinalsOfAttachments(before group: Int, inSection index: Int) -> [String: Int] {
    let section = content.sections[index]
    func counts(_ solution: GroupSolution) -> [String: Int] {
      Dictionary(solution.attachments.map { ($0.item.elementKind, 1) }, uniquingKeysWith: +)
    }
    guard section.template.wraps else {
      return counts(section.template.whole).mapValues { $0 * group }
    }
    return (0..<group).reduce(into: [:]) { sum, group in
      sum.merge(counts(section.solution(ofGroup: group)), uniquingKeysWith: +)
    }
  }

  private func attachmentAttributes(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let section = content.sections[path.section]
    let start = startOfItems(inSection: path.section)
    let perGroup = section.template.whole.attachments.count { $0.item.elementKind == kind }
    guard perGroup > 0, path.item >= 0 else { return nil }
    // Where measured items wrap, groups differ in the number of their views.
    let groups =
      section.template.wraps
      ? 0..<section.members.groupCount
      : (path.item / perGroup..<path.item / perGroup + 1).clamped(
        to: 0..<section.members.groupCount)
    for group in groups {
      let corner = corner(ofGroup: group, inSection: path.section, startingAt: start)
      var ordinal = ordinalsOfAttachments(before: group, inSection: path.section)[kind] ?? 0
      for attachment in section.solution(ofGroup: group).attachments
      where attachment.item.elementKind == kind {
        if ordinal == path.item { return attributes(of: attachment, path, corner: corner) }
        ordinal += 1
      }
    }
    return nil
  }

  // MARK: Boundary items and decorations

  func supplementaryAttributes(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard path.count == 2 else {
      return content.boundary.places
        .first { $0.item.elementKind == kind && IndexPath(index: $0.ordinal) == path }
        .map { layoutBoundaryAttributes($0) }
    }
    guard content.sections.indices.contains(path.section) else { return nil }
    let place = content.sections[path.section].boundary.places.first {
      $0.item.elementKind == kind && $0.ordinal == path.item
    }
    if let place { return boundaryAttributes(place, inSection: path.section) }
    return attachmentAttributes(ofKind: kind, at: path)
  }

  private func boundaryAttributes(_ place: BoundaryPlaces.Place, inSection index: Int)
    -> UICollectionViewLayoutAttributes
  {
    let section = content.sections[index]
    let start = content.start(ofSection: index)
    return attributes(
      of: place, at: IndexPath(item: place.ordinal, section: index),
      body: start + section.body.lowerBound..<start + section.body.upperBound)
  }

  private func layoutBoundaryAttributes(_ place: BoundaryPlaces.Place)
    -> UICollectionViewLayoutAttributes
  {
    let start = content.boundary.before
    return attributes(
      of: place, at: IndexPath(index: place.ordinal),
      body: start..<start + content.boundary.body)
  }

  private func attributes(
    of place: BoundaryPlaces.Place, at path: IndexPath, body: Range<CGFloat>
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      forSupplementaryViewOfKind: place.item.elementKind, with: path)
    let length = axis.length(of: place.size)
    let natural = body.lowerBound + place.start
    let start =
      place.item.pinToVisibleBounds
      ? place.pinnedStart(natural: natural, length: length, body: body, visible: visible)
      : natural
    attributes.frame = content.frame.rules.frame(
      CGRect(
        origin: axis.point(along: start, across: place.across), size: place.size))
    attributes.zIndex = place.item.zIndex
    if place.item.pinToVisibleBounds,
      axis.span(of: attributes.frame).overlaps(visible.lowerBound..<visible.upperBound)
    {
      attributes.zIndex += Self.pinnedZIndex
    }
    return attributes
  }

  /// The decorations of a section: as large as all of it, across the whole collection view.
  func decorations(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
    let section = content.sections[index]
    guard !section.description.decorationItems.isEmpty, section.length > 0 else { return [] }
    let whole = CGRect(
      origin: axis.point(along: content.start(ofSection: index), across: 0),
      size: axis.size(
        along: section.length, across: axis.other.length(of: content.frame.size)))
    var ordinals: [String: Int] = [:]
    return section.description.decorationItems.map { item in
      let ordinal = ordinals[item.elementKind, default: 0]
      ordinals[item.elementKind] = ordinal + 1
      let attributes = makeAttributes(
        forDecorationViewOfKind: item.elementKind,
        with: IndexPath(item: ordinal, section: index))
      let insets = item.contentInsets
      attributes.frame = content.frame.rules.frame(
        CGRect(
          x: whole.minX + insets.leading, y: whole.minY + insets.top,
          width: max(0, whole.width - insets.leading - insets.trailing),
          height: max(0, whole.height - insets.top - insets.bottom)))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}
