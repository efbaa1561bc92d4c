extension Behavior {
  /// What a layout takes an item to measure that was not asked yet; the layout's duty.
  ///
  /// The means are those of libraries that find their estimate themselves; they are inferred of UIKit's `automaticSize`.
  public enum Estimate: String, Sendable, CaseIterable {
    /// What whoever uses the layout says.
    case constant
    /// The mean of everything measured so far, anew with every size.
    case runningMean
    /// The mean of what is measured and on the screen, anew with every size and every scroll.
    case visibleMean
    /// The mean of what was measured in the latest layout pass.
    case batchMean
  }
}
