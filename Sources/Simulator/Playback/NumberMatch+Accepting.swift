import Scenes

extension NumberMatch {
  /// Whether a number matches the expectation.
  func accepts(_ number: Double, within tolerance: Double) -> Bool {
    switch self {
    case .equal(let wanted): abs(number - wanted) <= tolerance + 1e-9
    case .above(let limit): number > limit
    case .below(let limit): number < limit
    }
  }

  /// The expected number, for a sentence.
  var text: String {
    switch self {
    case .equal(let wanted): wanted.short
    case .above(let limit): "above \(limit.short)"
    case .below(let limit): "below \(limit.short)"
    }
  }
}
