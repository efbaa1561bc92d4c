extension Behavior {
  /// How a layout moves the content offset when a size above the reader changes; the layout's duty.
  public enum Compensation: String, Sendable, CaseIterable {
    /// By as much as the first visible item that was already sized has moved.
    case firstSized
    case none
    /// By the change of the content size.
    case contentDelta
    /// Twice, as when two authorities correct the same change.
    case double
  }
}
