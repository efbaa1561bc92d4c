import CollectionView
import Foundation

extension JudgedFrame {
  /// The seams that differ from the oracle's rules.
  ///
  /// - Complexity: O(elements · log elements).
  var seams: [Seam] { hasPinned ? ownSeams + pinnedSeams : ownSeams }

  private var ownSeams: [Seam] {
    switch truth.arrangement {
    case .list: listSeams(of: free)
    case .flow(_, let swapsSpacings): swapsSpacings ? [] : flowSeams
    case .waterfall(let columns, let order):
      laneSeams + trueSeams + (order == .roundRobin ? placeSeams(columns: max(columns, 1)) : [])
    case .compositional(let composition): placeSeams(composition) + overlapSeams(composition)
    case nil: memberSeams
    }
  }

  /// A seam that is wrong by more than a pixel; nil for a right one.
  func seam(
    _ before: ElementFrame, _ after: ElementFrame, _ kind: Seam.Kind = .along, gap: CGFloat,
    wanted: CGFloat
  ) -> Seam? {
    guard abs(gap - wanted) > pixel else { return nil }
    return Seam(
      before: before.identity, after: after.identity, kind: kind, gap: gap, wanted: wanted,
      isApart: kind == .along && overlap(before, after) < -gap - pixel)
  }

  /// The elements that scroll with the content, in data order.
  private var free: [ElementFrame] {
    hasPinned ? elements.filter { !$0.isPinned } : elements
  }

  private var hasPinned: Bool { elements.contains { $0.isPinned } }

  /// Pinned elements may only overlap elements of their own section.
  private var pinnedSeams: [Seam] {
    // A view of the whole layout belongs to every section.
    elements.filter { $0.isPinned && !$0.isOfWholeLayout }.flatMap { pinned in
      elements.compactMap { other -> Seam? in
        guard other.section != pinned.section, !other.isOfWholeLayout, !other.isAttached,
          !other.isPinned || other.rank == pinned.rank
        else {
          return nil
        }
        return seam(other, pinned, gap: -max(0, overlap(other, pinned)), wanted: 0)
      }
    }
  }

  // MARK: One after another

  private func listSeams(of elements: [ElementFrame]) -> [Seam] {
    let isInOrder = elements.indices.dropFirst().allSatisfy {
      axis.start(elements[$0].untransformed) >= axis.end(elements[$0 - 1].untransformed) - pixel
    }
    let seams = stackSeams(of: elements)
    return isInOrder ? seams : seams + overlaps(among: elements)
  }

  /// The overlaps of elements that are not neighbours in the data; neighbours meet at a seam.
  private func overlaps(among elements: [ElementFrame]) -> [Seam] {
    var seams: [Seam] = []
    var farthest: ElementFrame?
    for element in elements.sorted(by: {
      axis.start($0.untransformed) < axis.start($1.untransformed)
    }) {
      guard let other = farthest else {
        farthest = element
        continue
      }
      let (first, second) = element.precedes(other) ? (element, other) : (other, element)
      let wanted = truth.sections[first.section].flatMap { wantedGap(first, second, in: $0) }
      if !areSideBySide(first, second), wanted == nil,
        let seam = seam(first, second, gap: -max(0, overlap(first, second)), wanted: 0)
      {
        seams.append(seam)
      }
      if axis.end(element.untransformed) > axis.end(other.untransformed) { farthest = element }
    }
    return seams
  }

  /// The overlap of two elements along the axis, in points; negative for a gap.
  private func overlap(_ first: ElementFrame, _ second: ElementFrame) -> CGFloat {
    min(axis.end(first.untransformed), axis.end(second.untransformed))
      - max(axis.start(first.untransformed), axis.start(second.untransformed))
  }

  /// Whether two items are in one row that scrolls sideways.
  private func areSideBySide(_ first: ElementFrame, _ second: ElementFrame) -> Bool {
    first.section == second.section && first.rank == 1 && second.rank == 1
      && truth.sections[first.section]?.sidewaysItemSize != nil
  }

  private func stackSeams(of elements: [ElementFrame]) -> [Seam] {
    var seams: [Seam] = []
    var section: TrueSection?
    for index in elements.indices.dropFirst() {
      if index == 1 || elements[index - 1].section != elements[index - 2].section {
        section = truth.sections[elements[index - 1].section]
      }
      guard let section, let wanted = wantedGap(elements[index - 1], elements[index], in: section)
      else { continue }
      let gap =
        axis.start(elements[index].untransformed) - axis.end(elements[index - 1].untransformed)
      if let seam = seam(elements[index - 1], elements[index], gap: gap, wanted: wanted) {
        seams.append(seam)
      }
    }
    return seams
  }

  /// The right distance between an element of `section` and another; nil if an element belongs between them.
  private func wantedGap(
    _ first: ElementFrame, _ second: ElementFrame, in section: TrueSection
  ) -> CGFloat? {
    if first.section == second.section {
      switch (first.rank, second.rank) {
      case (0, 1): return isFirst(second, in: section) ? ends(section).start : nil
      case (1, 1) where section.sidewaysItemSize != nil: return nil
      case (1, 1): return second.index == first.index + 1 ? section.lineSpacing : nil
      case (1, 2): return isLast(first, in: section) ? ends(section).end : nil
      case (0, 2):
        let inset = ends(section)
        return section.itemCount == 0 ? inset.start + inset.end : nil
      default: return nil
      }
    }
    guard second.section == first.section + 1, let next = truth.sections[second.section] else {
      return nil
    }
    guard let tail = margin(of: first, in: section, atEnd: true),
      let head = margin(of: second, in: next, atEnd: false)
    else { return nil }
    return tail + head
  }

  /// The right distance between an end of a section and its outermost element there; nil for another element.
  private func margin(
    of element: ElementFrame, in section: TrueSection, atEnd: Bool
  ) -> CGFloat? {
    guard element.rank != (atEnd ? 2 : 0) else { return 0 }
    guard (atEnd ? section.footer : section.header) <= 0 else { return nil }
    let inset = ends(section)
    guard element.rank == 1 else {
      return section.itemCount == 0 ? inset.start + inset.end : nil
    }
    if atEnd { return isLast(element, in: section) ? inset.end : nil }
    return isFirst(element, in: section) ? inset.start : nil
  }

  /// Whether an item begins where the items of its section begin; for items side by side, every one does.
  private func isFirst(_ item: ElementFrame, in section: TrueSection) -> Bool {
    section.sidewaysItemSize != nil || item.index == 0
  }

  /// Whether an item ends where the items of its section end; for items side by side, every one does.
  private func isLast(_ item: ElementFrame, in section: TrueSection) -> Bool {
    section.sidewaysItemSize != nil || item.index == section.itemCount - 1
  }

  private func ends(_ section: TrueSection) -> (start: CGFloat, end: CGFloat) {
    isHorizontal
      ? (section.inset.left, section.inset.right) : (section.inset.top, section.inset.bottom)
  }

  // MARK: Lines

  /// Items side by side, each farther across the scroll axis than the one before and overlapping the others along it.
  ///
  /// An item of the line that is lower than the others may be off the screen.
  private struct Line {
    var items: ArraySlice<ElementFrame>
    var start: CGFloat
    var end: CGFloat
  }

  private func lines(of cells: [ElementFrame]) -> [Line] {
    var lines: [Line] = []
    var line: Line?
    for index in cells.indices {
      let cell = cells[index].untransformed
      let (start, end) = (axis.start(cell), axis.end(cell))
      if let open = line, cells[index - 1].section == cells[index].section,
        cross.start(cell) > cross.start(cells[index - 1].untransformed), start < open.end,
        end > open.start
      {
        line = Line(
          items: cells[open.items.startIndex...index], start: min(open.start, start),
          end: max(open.end, end))
      } else {
        if let line { lines.append(line) }
        line = Line(items: cells[index...index], start: start, end: end)
      }
    }
    if let line { lines.append(line) }
    return lines
  }

  private var flowSeams: [Seam] {
    let free = free
    let edges = free.filter { $0.rank != 1 }
    let lines = lines(of: edges.isEmpty ? free : free.filter { $0.rank == 1 })
    var seams: [Seam] = []
    for (first, second) in zip(lines, lines.dropFirst()) {
      guard let last = first.items.last, let next = second.items.first,
        last.section == next.section, next.index == last.index + 1,
        let section = truth.sections[last.section]
      else { continue }
      if let seam = seam(
        last, next, gap: second.start - first.end, wanted: section.lineSpacing)
      {
        seams.append(seam)
      }
    }
    for line in lines {
      seams += neighbours(in: line)
      if !edges.isEmpty { seams += self.edges(of: line, edges) }
    }
    return seams + trueSeams
  }

  /// The items of a line are at least as far apart as the layout's spacing; the rest of the line may be distributed
  /// between them.
  private func neighbours(in line: Line) -> [Seam] {
    guard let section = line.items.first.flatMap({ truth.sections[$0.section] }) else { return [] }
    return line.items.indices.dropFirst().compactMap { index in
      let gap =
        cross.start(line.items[index].untransformed)
        - cross.end(line.items[index - 1].untransformed)
      guard gap < section.interitemSpacing,
        line.items[index].index == line.items[index - 1].index + 1
      else { return nil }
      return seam(
        line.items[index - 1], line.items[index], .across, gap: gap,
        wanted: section.interitemSpacing)
    }
  }

  /// The seams of a section's first and last line with its header and footer.
  private func edges(of line: Line, _ edges: [ElementFrame]) -> [Seam] {
    guard let first = line.items.first, let last = line.items.last,
      let section = truth.sections[first.section]
    else { return [] }
    let inset = ends(section)
    return edges.compactMap { edge in
      guard edge.section == first.section else { return nil }
      if edge.rank == 0, first.index == 0 {
        return seam(
          edge, first, gap: line.start - axis.end(edge.untransformed), wanted: inset.start)
      }
      if edge.rank == 2, last.index == section.itemCount - 1 {
        return seam(last, edge, gap: axis.start(edge.untransformed) - line.end, wanted: inset.end)
      }
      return nil
    }
  }

  /// Once everything is measured, items are at the places in their lines that the true sizes give them.
  private var trueSeams: [Seam] {
    guard !truth.places.isEmpty else { return [] }
    return elements.compactMap { element in
      truth.places[element.identity].flatMap { place in
        seam(
          element, element, .place, gap: cross.start(element.untransformed),
          wanted: cross.start(place))
      }
    }
  }

  // MARK: Columns

  private var laneSeams: [Seam] {
    var lanes: [Lane: ElementFrame] = [:]
    var seams: [Seam] = []
    let cells = free.filter { $0.rank == 1 }
      .sorted { axis.start($0.untransformed) < axis.start($1.untransformed) }
    for cell in cells {
      let lane = Lane(section: cell.section, start: cross.start(cell.untransformed).rounded())
      if let above = lanes[lane], let section = truth.sections[cell.section],
        let seam = seam(
          above, cell, gap: axis.start(cell.untransformed) - axis.end(above.untransformed),
          wanted: section.lineSpacing)
      {
        seams.append(seam)
      }
      lanes[lane] = cell
    }
    return seams
  }

  private struct Lane: Hashable {
    var section: Int
    var start: CGFloat
  }

  /// Each item is in the column whose turn it is.
  private func placeSeams(columns: Int) -> [Seam] {
    free.compactMap { cell in
      guard cell.rank == 1, let section = truth.sections[cell.section] else { return nil }
      let column = CGFloat(cell.index % columns)
      return seam(
        cell, cell, .place, gap: cross.start(cell.untransformed),
        wanted: section.inset.left
          + column * (cross.length(cell.untransformed.size) + section.interitemSpacing))
    }
  }
}

/// The boundary between two elements on the screen, or between an element and its right place.
struct Seam {
  enum Kind {
    /// A distance along the scroll axis.
    case along
    /// A distance between neighbours of a line.
    case across
    /// The leading edge across the scroll axis, compared with its right place.
    case place
    /// The leading edge along the scroll axis, compared with its right place.
    case start
    /// The leading edge across the scroll axis, compared with its former place.
    case lane
  }

  var before: ElementFrame.Identity
  var after: ElementFrame.Identity
  var kind = Kind.along
  /// The actual and the right distance, in points.
  var gap: CGFloat
  var wanted: CGFloat
  /// Whether the elements do not overlap although the gap is negative, because one is far from its place.
  var isApart = false

  /// The actual distance minus the right one, in points; positive for a gap, negative for an overlap.
  var excess: CGFloat { gap - wanted }
}
