extension Behavior {
  /// How `scrollToItem(at:at:animated:)` finds its offset; the view's duty.
  ///
  /// That a place comes from estimates is documented. The last three are inferred from what people saw on iOS 8, each the
  /// simplest mechanism that does it; they act on scrolls without animation, and last until the next scroll.
  public enum ScrollTo: String, Sendable, CaseIterable {
    /// Again with every measured size, until it stands.
    case converge
    /// From the sizes known at the call.
    case oneShot
    /// From the sizes known at the call, but what is dequeued there is placed as if there were only the cells that have
    /// been dequeued, one after another.
    case dequeuedPrefix
    /// From the sizes known at the call; then the mean of what was measured becomes the estimate, and the offset stays.
    case retuned
    /// From the sizes known at the call, and not held to the legal range, neither then nor when what is measured there
    /// shortens the content.
    case unclamped
  }
}
