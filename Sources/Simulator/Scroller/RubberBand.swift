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
