extension Behavior {
  /// What a layout goes through when it is prepared and when it is asked; the layout's duty.
  public enum Cost: String, Sendable, CaseIterable {
    /// What is asked for, and what changed.
    case indexed
    /// Every item, each time; of headers and footers, and of a layout of more than a million items, what is asked for.
    case fullPrepare
  }
}
