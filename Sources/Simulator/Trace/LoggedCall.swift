import CollectionView

/// A call, or the beginning of a round of the layout pass, as the engine told it.
///
/// Hundreds are kept for every page that is turned, and few are ever read: so an event is made of one when somebody reads it.
struct LoggedCall {
  /// What was told.
  enum Subject {
    case call(Call)
    /// The beginning of a round.
    case round
  }

  let subject: Subject
  /// When that was: the same for all that is told at once, and so kept beside them, by its place there.
  let moment: Int32
}
