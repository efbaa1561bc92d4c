extension Optional {
  /// Whether there is nothing.
  ///
  /// `== nil` copies what can be compared, to do so: for what is large that takes longer than all else that is done with it.
  @inlinable package var isNil: Bool {
    if case nil = self { true } else { false }
  }
}
