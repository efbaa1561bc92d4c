extension Behavior {
  /// What becomes of the sizes of headers and footers; the layout's duty.
  public enum Supplementary: String, Sendable, CaseIterable {
    /// They are taken and placed as those of cells are.
    case samePass
    /// What a header prefers is taken when it is asked in a later pass: when it is placed anew, or leaves and returns.
    ///
    /// The symptom is documented of custom layouts in iOS 9 and 10 (rdar 29630641), the mechanism inferred.
    case latePass
    /// What a header prefers is stored under its index path, which is also that of the section's item 0; that has a size
    /// now, and is not asked for another.
    ///
    /// Documented of layouts that do not look at `representedElementCategory`.
    case intoItemZero
    /// Headers and footers that stay in the visible bounds do so for their section as it was estimated.
    ///
    /// The symptom is documented, the mechanism inferred.
    case pinnedByEstimate
  }
}
