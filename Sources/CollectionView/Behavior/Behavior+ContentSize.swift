extension Behavior {
  /// What the layout reports as its content size; the layout's duty.
  public enum ContentSize: String, Sendable, CaseIterable {
    /// The extent of its frames.
    case live
    /// The first value, for good: no reload, update or other width makes it another, only a new layout object does.
    case frozen
  }
}
