extension Behavior {
  /// Which rectangle the view asks the layout about.
  public enum QueryRect: String, Sendable, CaseIterable {
    /// Whole pages of the view's size, counted from the content's origin; up to five pages of answers are kept until
    /// something is invalidated.
    ///
    /// Inferred: rectangles printed in public reports are whole screens.
    case screenPages
    /// The whole visible rectangle, each time it changes.
    case bounds
  }
}
