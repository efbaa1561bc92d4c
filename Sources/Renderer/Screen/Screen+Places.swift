import Foundation
import Simulator

extension Screen {
  /// The viewport a character cell lies in.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil where no viewport is: outside all of them, and under something open.
  public func place(column: Int, row: Int, showing frame: Frame) -> ScreenPlace? {
    guard state.overlay == nil, columns >= Self.minimumSize.columns,
      rows >= Self.minimumSize.rows
    else { return nil }
    let footer = footer(frame, theme: Theme(isASCII: isASCII, usesColor: usesColor))
    return layout(frame, footerRows: footer.rows).panes.first { slot in
      let area = slot.viewport
      return (area.column..<area.column + area.columns).contains(column)
        && (area.row..<area.row + area.rows).contains(row)
    }.map(ScreenPlace.init)
  }

  /// Lets the inspector tell about the element drawn uppermost at a point, or about none where none is.
  ///
  /// - Parameters:
  ///   - point: Points from the top left corner of the viewport.
  ///   - pane: Which pane of the frame.
  ///   - frame: What is drawn.
  public mutating func inspect(_ point: CGPoint, inPane pane: Int, showing frame: Frame) {
    guard frame.panes.indices.contains(pane) else { return }
    let pane = frame.panes[pane]
    let place = CGPoint(x: pane.bounds.minX + point.x, y: pane.bounds.minY + point.y)
    state.inspected = pane.elements.last { !$0.isDisappearing && $0.frame.contains(place) }
      .map(InspectedElement.init)
  }
}
