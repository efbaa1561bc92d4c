extension Behavior {
  /// Whether content that fits at first may scroll later; the view's duty.
  public enum ScrollRange: String, Sendable, CaseIterable {
    case live
    /// Content that fits at first never scrolls.
    case judgedOnce
  }
}
