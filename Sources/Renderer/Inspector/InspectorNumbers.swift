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
    let text = Landing(pane)?.text(columns: columns - Self.valueColumn)
    return line("target", text ?? "none")
  }

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
    lines.insert(mover, at: 1)
    return lines + [target]
  }

  /// One a row; the velocity joins the offset, or stands last where it does not fit there.
  private var singles: [StyledLine] {
    let offset = fields.offsetAndVelocity
    let isJoined = Self.valueColumn + offset.value.columnWidth <= columns
    let shown = isJoined ? offset : fields.offset
    return [
      line(shown.name, shown.value), mover, line(fields.content.name, fields.content.value),
      line(fields.trueSize.name, fields.trueSize.value),
      line(fields.measured.name, fields.measured.value), target,
      line(fields.debt.name, fields.debt.value), line(fields.visible.name, fields.visible.value),
      line(fields.scrolls.name, fields.scrolls.value),
      line(fields.velocity.name, fields.velocity.value),
    ]
  }

  private var mover: StyledLine {
    let room = columns - Self.valueColumn
    return line("moved by", MoverText(pane.motion, columns: room, theme: theme).text)
  }

  private func line(_ name: String, _ value: String) -> StyledLine {
    var line = StyledLine(name, theme.style(.faint))
    line.pad(to: Self.valueColumn)
    line.add(value, theme.style(.text))
    return line
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
