import Foundation

/// How the content scrolled from one painted frame to the next, in points.
struct ScrollBetweenFrames {
  /// The change of the content offset.
  var shift: CGPoint
  /// The part of it that was commanded in this pane.
  var commanded: CGPoint
  /// The commanded part, including the alignment with another pane.
  var whole: CGPoint
  /// Whether the layout places its elements by the content offset.
  var isByOffset: Bool

  /// The move of an element on the screen.
  func move(from before: CGRect, to after: CGRect, tolerance: CGFloat) -> ScreenMove {
    ScreenMove(
      horizontal: AxisMove(
        (before.minX, before.midX, before.maxX), (after.minX, after.midX, after.maxX),
        shift: shift.x, commanded: commanded.x, whole: whole.x, tolerance: tolerance),
      vertical: AxisMove(
        (before.minY, before.midY, before.maxY), (after.minY, after.midY, after.maxY),
        shift: shift.y, commanded: commanded.y, whole: whole.y, tolerance: tolerance),
      isByOffset: isByOffset)
  }
}

/// The move of an element on the screen, from one painted frame to the next.
struct ScreenMove {
  var horizontal: AxisMove
  var vertical: AxisMove
  fileprivate var isByOffset: Bool

  /// Whether the element scrolled with the content, or stayed where the layout holds it.
  var isExpected: Bool { isExpected(horizontal) && isExpected(vertical) }
  /// Whether the element scrolled with the content.
  var isScrolled: Bool { horizontal.isScrolled && vertical.isScrolled }
  /// How far the element moved apart from the scroll.
  var amount: CGPoint { CGPoint(x: horizontal.amount, y: vertical.amount) }

  private func isExpected(_ move: AxisMove) -> Bool {
    move.isScrolled || isByOffset && move.isStill
  }
}

/// The move of an element along one axis of the screen, from one painted frame to the next.
///
/// An element that keeps an edge or its middle in place has grown or shrunk, not moved.
struct AxisMove {
  /// Whether the element moved as far as the scroll.
  let isScrolled: Bool
  /// Whether the element kept its place on the screen.
  let isStill: Bool
  /// Whether there was a scroll along the axis.
  let isCommanded: Bool
  /// The move apart from the scroll of the edge, or the middle, that moved least; 0 if the element scrolled with the
  /// content.
  let amount: CGFloat

  /// Whether the element kept its place on the screen during a scroll.
  var isHeld: Bool { isCommanded && isStill && !isScrolled }

  fileprivate typealias Places = (start: CGFloat, middle: CGFloat, end: CGFloat)

  fileprivate init(
    _ before: Places, _ after: Places, shift: CGFloat, commanded: CGFloat, whole: CGFloat,
    tolerance: CGFloat
  ) {
    let start = after.start - before.start - shift
    let middle = after.middle - before.middle - shift
    let end = after.end - before.end - shift
    isStill = min(abs(start), abs(middle), abs(end)) <= tolerance
    // A scroll that aligning reversed at once does not count.
    isCommanded = abs(commanded) > 2 * tolerance && abs(whole) > 2 * tolerance
    var least = start + commanded
    if abs(middle + commanded) < abs(least) { least = middle + commanded }
    if abs(end + commanded) < abs(least) { least = end + commanded }
    isScrolled = abs(least) <= tolerance
    amount = isScrolled ? 0 : least
  }
}
