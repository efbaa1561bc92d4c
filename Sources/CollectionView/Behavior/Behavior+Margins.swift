extension Behavior {
  /// Whether a list counts the spaces between its items where it adds up what it measured; the layout's duty.
  ///
  /// Documented of svelte-virtual-list (pull request 415), whose measured boxes leave out collapsed margins.
  public enum Margins: String, Sendable, CaseIterable {
    case counted
    /// Items before the screen and the content size are counted without the spaces, items on the screen stand apart.
    case uncounted
  }
}
