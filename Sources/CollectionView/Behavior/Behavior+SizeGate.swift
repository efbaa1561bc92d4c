extension Behavior {
  /// When a preferred size counts as a change; the layout's duty.
  public enum SizeGate: String, Sendable, CaseIterable {
    /// More than half a point off the last preferred size.
    case epsilon
    /// Any difference from the last preferred size.
    case exact
    /// More than half a point off the frame that was laid out, be it larger than what the element asked for.
    ///
    /// A layout that stretches what it was told is never told anything else: documented of a subclass of the
    /// compositional layout that makes the items of a row equally high (nathantannar4/Turbocharger, pull request 18).
    case frame
    /// Always.
    case none
  }
}
