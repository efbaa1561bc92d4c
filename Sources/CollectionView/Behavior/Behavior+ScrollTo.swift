extension Behavior {
  /// How `scrollToItem(at:at:animated:)` finds its offset; the view's duty.
  public enum ScrollTo: String, Sendable, CaseIterable {
    /// Again with every measured size, until it stands.
    case converge
    /// From the sizes known at the call.
    case oneShot
  }
}
