extension Behavior {
  /// Which rectangle the layout is asked about; the view's duty.
  public enum QueryRect: String, Sendable, CaseIterable {
    /// The visible one, or the part of it that a scroll has exposed.
    case bounds
    /// Whole pages of the view's size, counted from the content's origin, as UIKit asks; the answers are kept, up to five
    /// pages of them, until something is invalidated.
    case screenPages
  }
}
