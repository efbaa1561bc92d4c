import Simulator

extension Finding {
  /// Whether something is empty, at least in one of its frames, and not full of what is too long for others that belong there.
  var isOfBlank: Bool {
    invariant == .coverage
      && (isMixed || culprit?.call != "performBatchUpdates(_:completion:)"
        || culprit?.estimated == nil)
  }
}
