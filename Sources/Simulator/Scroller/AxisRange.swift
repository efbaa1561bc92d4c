/// The range of the content offset on one axis, with the behavior beyond it.
struct AxisRange: Sendable, Equatable {
  /// The smallest and the largest content offset at rest, in points.
  var minimum: Double
  var maximum: Double
  /// The length of the bounds on the axis in points: one page.
  var page: Double
  var bounces: Bool
  /// Whether the axis can be dragged even if everything fits.
  var alwaysBounces: Bool

  /// - Parameters:
  ///   - minimum: Points.
  ///   - maximum: Points; `minimum` if it is smaller.
  ///   - page: The length of the bounds in points.
  ///   - bounces: Whether content goes beyond the edges.
  ///   - alwaysBounces: Whether it does so even when everything fits.
  init(
    minimum: Double, maximum: Double, page: Double, bounces: Bool = true,
    alwaysBounces: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
    self.page = page
    self.bounces = bounces
    self.alwaysBounces = alwaysBounces
  }

  /// The range for a content length: from −leading inset to content + trailing inset − bounds.
  ///
  /// Content that is shorter than the bounds rests at its start.
  init(
    content: Double, page: Double, leadingInset: Double, trailingInset: Double,
    bounces: Bool = true, alwaysBounces: Bool = false
  ) {
    self.init(
      minimum: -leadingInset, maximum: content + trailingInset - page, page: page,
      bounces: bounces, alwaysBounces: alwaysBounces)
  }

  /// Whether a finger can move this axis.
  var canScroll: Bool {
    minimum < maximum || (bounces && alwaysBounces)
  }

  /// The velocity at which the content follows a finger: 0 past an end without bouncing.
  func followed(_ velocity: Double, at offset: Double) -> Double {
    guard canScroll else { return 0 }
    let isHeld = velocity < 0 ? offset <= minimum : offset >= maximum
    return isHeld && !bounces ? 0 : velocity
  }

  func contains(_ offset: Double) -> Bool {
    minimum <= offset && offset <= maximum
  }

  /// The nearest offset within the range.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, minimum), maximum)
  }

  /// The displayed offset for the offset that a finger requests, with the rubber band beyond the edges.
  func stretched(_ wanted: Double) -> Double {
    guard canScroll else { return clamped(wanted) }
    let edge = clamped(wanted)
    return bounces ? edge + RubberBand.stretch(wanted - edge, length: page) : edge
  }

  /// The offset that a finger requests when it catches content at an offset; the inverse of `stretched`.
  func unstretched(_ shown: Double) -> Double {
    let edge = clamped(shown)
    return edge + RubberBand.pull(shown - edge, length: page)
  }

  func shifted(by delta: Double) -> AxisRange {
    var range = self
    range.minimum += delta
    range.maximum += delta
    return range
  }
}

/// The displacement of content that a finger pulls beyond its edge.
///
/// b = (1 − 1/(x·c/d + 1))·d with c = 0.55, where x is the distance of the finger beyond the edge and d the length of
/// the bounds on the axis, in points. The slope is c at the edge, the limit d.
enum RubberBand {
  /// The constant c.
  static let coefficient = 0.55

  /// The displacement of the content beyond the edge for the finger's distance; keeps the sign.
  static func stretch(_ pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let way = abs(pull)
    let stretched = (1 - 1 / (way * coefficient / length + 1)) * length
    return pull < 0 ? -stretched : stretched
  }

  /// The finger's distance for a displacement of the content; the inverse of `stretch`.
  ///
  /// The displacement stays below `length`; larger ones are treated as slightly below it.
  static func pull(_ stretch: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = min(abs(stretch) / length, 0.999_999)
    let way = length / coefficient * (1 / (1 - share) - 1)
    return stretch < 0 ? -way : way
  }
}
