import Foundation
import Simulator

/// A place in the viewport of a pane, where a mouse went down.
///
/// Other places are told in the same pane's points from there on, also outside of it: a drag goes on where it likes.
public struct ScreenPlace: Sendable, Equatable {
  /// Which pane of the frame.
  public let pane: Int
  /// Where the viewport begins, in character cells.
  private let origin: (column: Int, row: Int)
  /// Points per character cell.
  private let scale: CGSize

  init(_ slot: PaneSlot) {
    pane = slot.index
    origin = (slot.viewport.column, slot.viewport.row)
    scale = slot.scale
  }

  /// The middle of a character cell, in points from the viewport's top left corner.
  public func point(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column - origin.column) + 0.5) * scale.width,
      y: (CGFloat(row - origin.row) + 0.5) * scale.height)
  }

  public static func == (lhs: ScreenPlace, rhs: ScreenPlace) -> Bool {
    lhs.pane == rhs.pane && lhs.origin == rhs.origin && lhs.scale == rhs.scale
  }
}

extension Screen {
  /// The viewport a character cell lies in.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil where no viewport is: outside all of them, under something open, and in the dock.
  public func place(column: Int, row: Int, showing frame: Frame) -> ScreenPlace? {
    guard isDrawn, !isOverOverlay(column: column, row: row, showing: frame) else { return nil }
    return layout(frame).panes.first { $0.viewport.contains(column: column, row: row) }
      .map(ScreenPlace.init)
  }

  /// Whether a character cell belongs to what is open: anywhere for what lies over the panes, else in the dock.
  public func isOverOverlay(column: Int, row: Int, showing frame: Frame) -> Bool {
    if let overlay = state.overlay, overlay.dockColumns == nil { return true }
    return layout(frame).dock?.contains(column: column, row: row) == true
  }

  /// The scroll bar or minimap a character cell lies in, taken there.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil where none is, where there is nowhere to scroll, and under something open.
  public func grip(column: Int, row: Int, showing frame: Frame) -> MapGrip? {
    guard isDrawn, !isOverOverlay(column: column, row: row, showing: frame) else { return nil }
    let layout = layout(frame)
    for slot in layout.panes {
      let pane = frame.panes[slot.index]
      if slot.scrollBar.contains(column: column, row: row) {
        return MapGrip(slot, of: pane, column: column, row: row)
      }
      // A stage has no lines around its viewports.
      if !state.isOnStage, let bar = slot.crossBar(of: pane, above: layout.footer.row),
        bar.contains(column: column, row: row)
      {
        return MapGrip(slot, of: pane, on: bar, column: column, row: row)
      }
    }
    return nil
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
