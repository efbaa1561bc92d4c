extension Behavior {
  /// Whether frames and the offset that makes up for them come to the screen together; the view's duty.
  ///
  /// That the two were written in different frames is documented, of lists for the web.
  public enum Commit: String, Sendable, CaseIterable {
    case together
    /// The offset is adjusted a frame before the elements take their new frames.
    case offsetEarly
    /// The offset is adjusted a frame after the elements have taken their new frames.
    case offsetLate
  }
}
