extension Behavior {
  /// Which cells are asked for their preferred attributes; the view's duty.
  public enum Fitting: String, Sendable, CaseIterable {
    /// All but those of a flow layout without an estimate, as the documentation of `estimatedItemSize` has it.
    case whenSelfSizing
    /// Those, too, whose answers are thrown away (rdar 26887172, iOS 9 and 10).
    case always
  }
}
