import Scenes

extension [Step] {
  /// Number of parts for a presenter, at least one: each `pause` that visible steps follow begins another part.
  var partCount: Int {
    var shown = self[...]
    while let last = shown.last, !last.isSeen { shown.removeLast() }
    let pauses = shown.reduce(0) { $0.addedUpToMax($1.pauseCount) }
    return Swift.max(1, shown.last?.endsWithPause == true ? pauses : pauses.addedUpToMax(1))
  }
}

extension Step {
  fileprivate var isSeen: Bool {
    switch kind {
    case .expect, .mark: false
    case .repeated(let times, let steps): times > 0 && steps.contains(where: \.isSeen)
    default: true
    }
  }

  fileprivate var pauseCount: Int {
    switch kind {
    case .pause: return 1
    case .repeated(let times, let steps):
      let each = steps.reduce(0) { $0.addedUpToMax($1.pauseCount) }
      return each.multipliedUpToMax(times)
    default: return 0
    }
  }

  fileprivate var endsWithPause: Bool {
    switch kind {
    case .pause: true
    case .repeated(_, let steps): steps.last(where: \.isSeen)?.endsWithPause == true
    default: false
    }
  }
}

/// Arithmetic on numbers of steps, which nested repeats can make larger than the largest number.
extension Int {
  /// The sum of two numbers that are not negative, at most the largest number.
  func addedUpToMax(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  /// The product of two numbers that are not negative, at most the largest number.
  func multipliedUpToMax(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
