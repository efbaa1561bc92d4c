extension Finding {
  /// Whether something is empty, at least in one of its frames, and not full of what is too long for others that belong there.
  public var isOfBlank: Bool {
    invariant == .coverage
      && (isMixed || culprit?.call != Audit.updateCall || culprit?.estimated == nil)
  }
}
