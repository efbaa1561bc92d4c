/// Where one axis of a scroll view may rest, and what happens beyond.
struct AxisRange: Sendable, Equatable {
  /// The smallest and the largest content offset at rest, in points.
  var minimum: Double
  var maximum: Double
  /// The length of the bounds on the axis in points: one page.
  var page: Double
  var bounces: Bool
  /// Whether the axis can be dragged although everything fits.
  var alwaysBounces: Bool

  /// - Parameters:
  ///   - minimum: Points.
  ///   - maximum: Points; not below `minimum`, which wins.
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

  /// The range of some content: from −leading inset to content + trailing inset − bounds.
  ///
  /// Content that is shorter than the bounds rests at the start.
  init(
    content: Double, page: Double, leadingInset: Double, trailingInset: Double,
    bounces: Bool = true, alwaysBounces: Bool = false
  ) {
    self.init(
      minimum: -leadingInset, maximum: content + trailingInset - page, page: page,
      bounces: bounces, alwaysBounces: alwaysBounces)
  }

  /// Whether a finger moves this axis at all.
  var canScroll: Bool {
    minimum < maximum || (bounces && alwaysBounces)
  }

  /// How fast the content follows a finger: not at all past an end that gives way to nothing.
  func followed(_ velocity: Double, at offset: Double) -> Double {
    guard canScroll else { return 0 }
    let isHeld = velocity < 0 ? offset <= minimum : offset >= maximum
    return isHeld && !bounces ? 0 : velocity
  }

  func contains(_ offset: Double) -> Bool {
    minimum <= offset && offset <= maximum
  }

  /// The nearest offset at which the axis may rest.
  func clamped(_ offset: Double) -> Double {
    min(max(offset, minimum), maximum)
  }

  /// The offset shown for the offset a finger asks for: the rubber band beyond the edges.
  func stretched(_ wanted: Double) -> Double {
    guard canScroll else { return clamped(wanted) }
    let edge = clamped(wanted)
    return bounces ? edge + RubberBand.stretch(wanted - edge, length: page) : edge
  }

  /// The offset a finger asks for when it catches content at an offset: the inverse of `stretched`.
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

/// How far content follows a finger beyond its edge.
///
/// b = (1 − 1/(x·c/d + 1))·d with c = 0.55: x is the finger's way beyond the edge and d the length of
/// the bounds on the axis, in points. The slope is c at the edge, the limit d.
enum RubberBand {
  /// c.
  static let coefficient = 0.55

  /// The content's way beyond the edge for the finger's; keeps the sign.
  static func stretch(_ pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let way = abs(pull)
    let stretched = (1 - 1 / (way * coefficient / length + 1)) * length
    return pull < 0 ? -stretched : stretched
  }

  /// The finger's way that stretches content so far: the inverse of `stretch`.
  ///
  /// Stretched content cannot reach `length`; from there on the answer is that of a hair below it.
  static func pull(_ stretch: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = min(abs(stretch) / length, 0.999_999)
    let way = length / coefficient * (1 / (1 - share) - 1)
    return stretch < 0 ? -way : way
  }
}
