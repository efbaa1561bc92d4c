import CollectionView
import Foundation

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

  private let subject: Subject
  private let moment: TraceEvent.Moment
  /// The event, once it was read.
  private var made: TraceEvent?

  init(_ subject: Subject, _ moment: TraceEvent.Moment) {
    self.subject = subject
    self.moment = moment
  }

  /// What there is to tell of it, the same every time.
  mutating func event() -> TraceEvent {
    if let made { return made }
    let event = TraceEvent(subject, moment)
    made = event
    return event
  }
}
