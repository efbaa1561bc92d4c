extension Behavior {
  /// When a preferred size counts as a change; the layout's duty.
  public enum SizeGate: String, Sendable, CaseIterable {
    /// More than half a point off the last preferred size.
    case epsilon
    /// Any difference from the last preferred size.
    case exact
    /// Always.
    case none
  }
}
