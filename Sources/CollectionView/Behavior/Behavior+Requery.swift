extension Behavior {
  /// When the visible rect is asked again after cells have changed their size; the view's duty.
  public enum Requery: String, Sendable, CaseIterable {
    /// Until nothing changes.
    case fixpoint
    /// Only at the next bounds change.
    case once
    /// Only after a reload.
    case never
    /// Until nothing changes, but only while the content is narrower than the bounds.
    case narrowOnly
  }
}
