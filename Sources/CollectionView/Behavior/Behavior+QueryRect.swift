extension Behavior {
  /// Which rectangle the layout is asked about; the view's duty.
  public enum QueryRect: String, Sendable, CaseIterable {
    /// The visible one, or the part of it that a scroll has exposed.
    case bounds
    /// Whole screens, counted from the content's origin; the answer is kept until the screen meets another one or
    /// something is invalidated. UIKit has been seen to ask so; that it always does is not verified.
    case screenPages
  }
}
