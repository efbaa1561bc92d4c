import Foundation
import Simulator

extension Screen {
  /// How many content points a character cell stands for at a place of the screen.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil where no viewport is: outside all of them, and under something open.
  public func pointsPerCell(column: Int, row: Int, showing frame: Frame) -> CGSize? {
    guard state.overlay == nil, columns >= Self.minimumSize.columns,
      rows >= Self.minimumSize.rows
    else { return nil }
    let footer = footer(frame, theme: Theme(isASCII: isASCII, usesColor: usesColor))
    return layout(frame, footerRows: footer.rows).panes.first { slot in
      let area = slot.viewport
      return (area.column..<area.column + area.columns).contains(column)
        && (area.row..<area.row + area.rows).contains(row)
    }?.scale
  }
}
