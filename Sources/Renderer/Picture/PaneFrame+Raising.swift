import Foundation
import Simulator

extension PaneFrame {
  /// The pane as it is drawn.
  ///
  /// - Parameters:
  ///   - map: Where points fall.
  ///   - area: The viewport's cells.
  ///   - drawsPinned: Whether pinned ones have a row in any case.
  ///   - inspected: The element under the cursor; nil for none.
  ///   - search: The search that is on; nil for none.
  /// - Returns: Itself, or with a row for elements that take less than one.
  func raised(
    _ map: PointMap, in area: CellRect, drawsPinned: Bool = false, inspected: InspectedElement?,
    search: SearchState?
  ) -> PaneFrame {
    let squeezed = SqueezedElements(self, map, in: area, drawsPinned: drawsPinned)
    guard !squeezed.isEmpty else { return self }
    return raising(squeezed, map, inspected: inspected, search: search) ?? self
  }

  /// The pane with a row for elements that take less than one.
  ///
  /// It is for what is under the cursor or found, in place of what else is there, and for what stands in its row alone. Frames
  /// are moved to the boundaries of that row, so that all that is drawn of an element goes where it is; sizes stay.
  ///
  /// - Parameters:
  ///   - squeezed: The elements of less than a row.
  ///   - map: Where points fall.
  ///   - inspected: The element under the cursor; nil for none.
  ///   - search: The search that is on; nil for none.
  /// - Returns: Nil where none of them gets a row.
  func raising(
    _ squeezed: SqueezedElements, _ map: PointMap, inspected: InspectedElement?,
    search: SearchState?
  ) -> PaneFrame? {
    let rects = self.elements.map { map.cells($0.frame) }
    let cursor = inspected?.find(in: self)
    let ranks = self.elements.map { element in
      if let cursor, cursor == element { return Rank.cursor }
      return search?.match(of: element).map { $0 == .current ? .current : .match } ?? .plain
    }
    let places = squeezed.rows.sorted { one, other in
      ranks[one.key] == ranks[other.key]
        ? one.key < other.key : ranks[other.key] < ranks[one.key]
    }
    let standing = standing(in: Set(squeezed.rows.values), rects)
    var pane = self
    var raised: [Int: [CellRect]] = [:]
    for (index, row) in places {
      let line = CellRect(
        column: rects[index].column, row: row, columns: rects[index].columns, rows: 1)
      let others = standing[row, default: []].filter { !rects[$0].intersection(line).isEmpty }
      guard !raised[row, default: []].contains(where: { !$0.intersection(line).isEmpty }),
        mayRaise(index, before: others, rects, ranks)
      else { continue }
      raised[row, default: []].append(line)
      pane.raise(index, to: line, rects, map)
    }
    return raised.isEmpty ? nil : pane
  }

  /// The elements with a row or more in some rows, by row.
  private func standing(in rows: Set<Int>, _ rects: [CellRect]) -> [Int: [Int]] {
    var standing: [Int: [Int]] = [:]
    for (index, element) in self.elements.enumerated()
    where element.category != .decorationView && !element.isHidden {
      let rect = rects[index]
      // Of what is taller than all of them together not every row has to be looked at.
      if rect.rows > rows.count {
        for row in rows where rect.row <= row && row < rect.endRow {
          standing[row, default: []].append(index)
        }
      } else {
        for row in rect.row..<rect.endRow where rows.contains(row) {
          standing[row, default: []].append(index)
        }
      }
    }
    return standing
  }

  /// What an element is to those who look, the least first.
  private enum Rank: Int, Comparable {
    case plain
    case match
    case current
    case cursor

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether an element may have the row of others: nothing that matters as much loses its only one, and nothing in front of it
  /// is there.
  private func mayRaise(
    _ index: Int, before others: [Int], _ rects: [CellRect], _ ranks: [Rank]
  ) -> Bool {
    guard !others.isEmpty else { return true }
    return ranks[index] > .plain
      && others.allSatisfy { other in
        !self.elements[other].isPinned
          && self.elements[other].zIndex <= self.elements[index].zIndex
          && (rects[other].rows > 1 || ranks[other] < ranks[index])
      }
  }

  /// Gives a row to an element: those that begin or end in it have it no longer, and those of no other row have none.
  private mutating func raise(
    _ index: Int, to line: CellRect, _ rects: [CellRect], _ map: PointMap
  ) {
    let height = map.scale.height
    let top = map.origin.y + CGFloat(line.row - map.row) * height
    let bottom = top + height
    for (other, rect) in rects.enumerated()
    where other != index && rect.row <= line.endRow && rect.endRow >= line.row
      && rect.column < line.endColumn && line.column < rect.endColumn
    {
      let frame = self.elements[other].frame
      switch (rect.row < line.row, rect.endRow > line.endRow || rect.row > line.row) {
      case (true, true): continue
      case (true, false):
        self.elements[other].stand(from: frame.minY, to: min(frame.maxY, top))
      case (false, true):
        let start = max(frame.minY, bottom)
        self.elements[other].stand(from: start, to: max(frame.maxY, start + Self.sliver))
      case (false, false): self.elements[other].stand(from: top, to: top + Self.sliver)
      }
    }
    // Below the slivers, which would overlap it.
    self.elements[index].stand(from: top + height / 4, to: bottom)
  }

  /// The height of what has no row: something of it is in view, and it overlaps nothing.
  private static let sliver: CGFloat = 0.25
}

extension ElementFrame {
  fileprivate mutating func stand(from top: CGFloat, to bottom: CGFloat) {
    guard top != self.frame.minY || bottom != self.frame.maxY else { return }
    self.layoutFrame = CGRect(origin: self.frame.origin, size: self.size)
    self.frame.origin.y = top
    self.frame.size.height = bottom - top
  }
}
