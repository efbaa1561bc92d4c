extension Behavior {
  /// Whether an offset outside the legal range is brought back when the content changes; the view's duty.
  ///
  /// That UIKit left offsets behind is documented; how, is inferred.
  public enum Clamp: String, Sendable, CaseIterable {
    /// Unless a finger or a bounce holds it there.
    case always
    case never
    /// Also while a finger or a bounce holds it there, which loses its hold: what was pulled past the end is forgotten.
    case whileRubberBanding
    /// To the content's end alone: content shorter than the view is moved to the view's end, with nothing above it.
    case upperOnly
  }
}
