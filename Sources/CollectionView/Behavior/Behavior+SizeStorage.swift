extension Behavior {
  /// How exactly a layout remembers the sizes that it was told; the layout's duty.
  public enum SizeStorage: String, Sendable, CaseIterable {
    /// As they are.
    case exact
    /// In whole points, so that every item adds its own error.
    ///
    /// Documented of Blazor's Virtualize, of TanStack Virtual (issue 715) and of FlashList (issue 869).
    case rounded
  }
}
