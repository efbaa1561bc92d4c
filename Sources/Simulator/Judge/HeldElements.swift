import Foundation

/// The elements that the layout holds in place: they kept their place on the screen when the content last scrolled
/// along an axis.
struct HeldElements {
  /// The range of content offsets, on which the elements at the ends of the content depend.
  struct Range {
    var minimum: CGPoint
    var maximum: CGPoint
    /// The largest move by rounding to device pixels, in points.
    var tolerance: CGFloat
  }

  private var vertically: Set<ElementTrack> = []
  private var horizontally: Set<ElementTrack> = []

  func contains(_ element: ElementTrack) -> Bool {
    vertically.contains(element) || horizontally.contains(element)
  }

  /// Records for each axis whether an element kept its place during the scroll.
  mutating func record(
    _ element: ElementFrame, _ move: ScreenMove, in frame: PaneFrame, _ range: Range
  ) {
    Self.record(element, move.vertical, .vertical, in: frame, range, &vertically)
    Self.record(element, move.horizontal, .horizontal, in: frame, range, &horizontally)
  }

  /// Records elements that have come to the screen and have not been through a scroll yet.
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

  /// Along an axis, an arrived element is held if it is aligned with a held one and in front of the scrolling elements.
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

  /// Whether an element is at an edge of the viewport only because the content begins, or ends, there.
  ///
  /// In that case the layout does not hold it.
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
