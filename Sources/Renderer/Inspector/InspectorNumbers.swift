import Foundation
import Simulator

/// A pane's numbers in rows, the most telling first: in pairs where both columns have room for their values.
struct InspectorNumbers {
  /// Where a value stands behind its name.
  private static let valueColumn = 9
  /// The fewest and the most columns in which the course of a second is drawn.
  private static let courseColumns = 10...30

  private let pane: PaneFrame
  private let columns: Int
  private let theme: Theme
  private let fields: InspectorFields

  init(_ pane: PaneFrame, columns: Int, theme: Theme) {
    self.pane = pane
    self.columns = columns
    self.theme = theme
    fields = InspectorFields(pane, glyphs: theme.glyphs)
  }

  /// Every row there is to show.
  var lines: [StyledLine] { pairs ?? singles }

  /// Where the fling that is under way will rest.
  var target: StyledLine {
    let text = Landing(pane)?.text(
      columns: columns - Self.valueColumn, glyphs: theme.glyphs)
    return line("target", text ?? "none")
  }

  /// The row of that among all there are.
  var targetRow: Int { pairs.map { $0.count - 1 } ?? singles.count - 1 - others.count }

  /// Nil where a value has no room beside its neighbour.
  private var pairs: [StyledLine]? {
    let rows = [
      (fields.offset, fields.scrolls), (fields.content, fields.trueSize),
      (fields.measured, fields.debt), (fields.visible, fields.velocity),
    ]
    let second = rows.reduce(24) { max($0, Self.valueColumn + $1.0.value.columnWidth + 1) }
    let right = rows.map(\.1.value.columnWidth).max() ?? 0
    guard second + Self.valueColumn + right <= columns else { return nil }
    var lines = rows.map { left, right in
      var line = line(left.name, left.value)
      line.pad(to: second)
      line.add(self.line(right.name, right.value))
      return line
    }
    addCourse(to: &lines[lines.count - 1], at: second + Self.valueColumn + max(right, 12) + 1)
    lines.insert(contentsOf: [mover] + score + covered, at: 1)
    return lines + [target]
  }

  /// One a row, what a bug shows in before who moved, of whom the ledger tells, too.
  ///
  /// The velocity stands beside the offset, as far as it fits there.
  private var singles: [StyledLine] {
    let offset = fields.shortOffset
    let room = columns - Self.valueColumn
    let ways =
      fields.isAtRest ? [", at rest"] : [" at \(fields.velocity.value)", " \(fields.pace)"]
    let told = ways.map { offset + $0 }.first { $0.columnWidth <= room }
    return [line("offset", told ?? offset)] + score + covered
      + [fields.content, fields.trueSize].map { line($0.name, $0.size(columns: room)) }
      + [line(fields.measured.name, fields.measured.value)]
      + [mover, target] + others.map { line($0.name, $0.value) }
  }

  /// What stands last of what has a row each.
  private var others: [InspectorFields.Field] {
    [fields.debt, fields.visible, fields.scrolls, fields.velocity]
  }

  private var mover: StyledLine {
    let room = columns - Self.valueColumn
    let text = MoverText(pane.motion, hasJumped: pane.jump != nil, columns: room, theme: theme).text
    return line("moved by", text)
  }

  /// What jumped and what was blank since the start; no rows while nothing was.
  private var score: [StyledLine] {
    guard let score = Score(pane) else { return [] }
    let room = columns - Self.valueColumn
    return [("jumps", score.jumpTexts), ("blank", score.blankTexts)].compactMap { name, texts in
      texts.first { $0.columnWidth <= room }.map { line(name, $0) }
    }
  }

  /// What covers the view, at the top, left, bottom and right; no row if nothing does.
  private var covered: [StyledLine] {
    let edges = pane.obscured
    guard edges != PaneGuides.Edges() else { return [] }
    let points = [edges.top, edges.left, edges.bottom, edges.right].map(\.pointText)
    return [line("obscured", points.joined(separator: " "))]
  }

  private func line(_ name: String, _ value: String) -> StyledLine {
    var line = StyledLine(name, theme.style(.faint))
    line.pad(to: Self.valueColumn)
    line.add(shortened(value, to: columns - Self.valueColumn), theme.style(.text))
    return line
  }

  /// The first of several numbers that have no room together, as a part of one would read as another.
  private func shortened(_ value: String, to columns: Int) -> String {
    guard value.columnWidth > columns else { return value }
    let glyphs = theme.glyphs
    let whole = [" \(glyphs.times) ", " \(glyphs.dash) ", ", ", " of "]
      .flatMap { value.ranges(of: $0).map { String(value[..<$0.upperBound]) + glyphs.ellipsis } }
      .sorted { $0.count > $1.count }
    return whole.first { $0.columnWidth <= columns } ?? value
  }

  /// The speed of the last second, if there is room for a course that can be read.
  private func addCourse(to line: inout StyledLine, at column: Int) {
    let room = min(Self.courseColumns.upperBound, columns - column)
    guard room >= Self.courseColumns.lowerBound,
      let course = MotionCourse(pane, columns: room).speed(theme.glyphs.bars)
    else { return }
    line.pad(to: column)
    line.add(course, theme.style(.measured))
  }
}
