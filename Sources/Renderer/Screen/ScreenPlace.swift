import Foundation

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
