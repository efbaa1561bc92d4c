extension Behavior {
  /// What becomes of the elements behind one that takes another size; the layout's duty.
  public enum Successors: String, Sendable, CaseIterable {
    /// They move by as much.
    case recomputed
    /// They, and the end of the content, stay where the estimates have them.
    ///
    /// The symptom is documented of the flow layout in iOS 9.3 (rdar 26626841), the mechanism inferred.
    case frozen
    /// They move, but sideways scrollers that are embedded in the content do not.
    ///
    /// The symptom is documented of compositional layouts in iOS 14.3, the mechanism inferred.
    case scrollersFrozen
    /// The frame of an item that was never measured is worked out from its number and how many estimated items fit into
    /// a row, which may be none.
    ///
    /// Documented of the flow layout in iOS 9.0 to 9.3, which divides by zero (rdar 22936683); the mechanism is inferred.
    case rowsByEstimate
  }
}
