extension Behavior {
  /// Which cells are asked for their preferred attributes; the view's duty.
  public enum Fitting: String, Sendable, CaseIterable {
    /// Those of a layout that may take the answer, as the documentation of `estimatedItemSize` has it.
    case whenSelfSizing
    /// Those of a flow layout without an estimate, too, which throws the answer away (rdar 26887172, iOS 9 and 10).
    case always
  }
}
