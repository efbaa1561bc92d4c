import Scenes

extension [Step] {
  /// How many parts a presenter plays the steps in: one more than there are pauses with something after them.
  ///
  /// At least one. What only tests or marks is nothing to see.
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
