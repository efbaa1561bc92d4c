extension Behavior {
  /// Whether an offset outside the legal range is brought back when the content changes; the view's duty.
  public enum Clamp: String, Sendable, CaseIterable {
    case always
    case never
  }
}
