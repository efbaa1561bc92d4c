import Foundation

/// The elements that kept their place on the screen when the content last scrolled along an axis, because the layout holds
/// them there.
struct HeldElements {
  /// Where the content can be scrolled, as far as the elements at its ends depend on it.
  struct Range {
    var minimum: CGPoint
    var maximum: CGPoint
    /// What rounding to device pixels may move, in points.
    var tolerance: CGFloat
  }

  private var vertically: Set<ElementTrack> = []
  private var horizontally: Set<ElementTrack> = []

  func contains(_ element: ElementTrack) -> Bool {
    vertically.contains(element) || horizontally.contains(element)
  }

  /// Records whether an element kept its place during the scroll, along each axis by itself.
  mutating func record(
    _ element: ElementFrame, _ move: ScreenMove, in frame: PaneFrame, _ range: Range
  ) {
    Self.record(element, move.vertical, .vertical, in: frame, range, &vertically)
    Self.record(element, move.horizontal, .horizontal, in: frame, range, &horizontally)
  }

  /// Records the elements that came to the screen, about which no scroll says anything yet.
  mutating func record(
    arrived elements: [ElementFrame], in frame: PaneFrame, _ range: Range
  ) {
    Self.record(arrived: elements, .vertical, in: frame, range, &vertically)
    Self.record(arrived: elements, .horizontal, in: frame, range, &horizontally)
  }

  private static func record(
    _ element: ElementFrame, _ move: AxisMove, _ axis: Axis, in frame: PaneFrame, _ range: Range,
    _ held: inout Set<ElementTrack>
  ) {
    guard move.isCommanded || !held.isEmpty else { return }
    let isHeld = move.isCommanded ? move.isHeld : held.contains(element.track)
    if isHeld, !isInOwnPlace(element, axis, frame, range) {
      held.insert(element.track)
    } else {
      held.remove(element.track)
    }
  }

  /// Along an axis, an arrived element is held if it is aligned with a held one and in front of what scrolls.
  private static func record(
    arrived elements: [ElementFrame], _ axis: Axis, in frame: PaneFrame, _ range: Range,
    _ held: inout Set<ElementTrack>
  ) {
    guard !held.isEmpty, !elements.isEmpty else { return }
    held.subtract(elements.map(\.track))
    let staying = frame.staying
    let places = staying.filter { held.contains($0.track) }.map(\.frame)
    let ground = staying.filter { !$0.isAnimating }.map(\.zIndex).min() ?? 0
    for element in elements where !element.isAnimating && element.zIndex > ground {
      let (start, end) = (axis.start(element.frame), axis.end(element.frame))
      let isAligned = places.contains {
        abs(axis.start($0) - start) <= range.tolerance && abs(axis.end($0) - end) <= range.tolerance
      }
      if isAligned, !isInOwnPlace(element, axis, frame, range) { held.insert(element.track) }
    }
  }

  /// Whether an element at an edge of the viewport is where the content begins, or ends, at that edge: there nothing holds
  /// it.
  private static func isInOwnPlace(
    _ element: ElementFrame, _ axis: Axis, _ frame: PaneFrame, _ range: Range
  ) -> Bool {
    let offset = axis.start(frame.bounds)
    let middle = (axis.start(element.frame) + axis.end(element.frame)) / 2
    let isInFront = middle - offset < axis.length(frame.bounds.size) / 2
    return isInFront
      ? offset <= axis.position(range.minimum) + range.tolerance
      : offset >= axis.position(range.maximum) - range.tolerance
  }
}
