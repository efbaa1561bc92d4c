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
  /// When that was: the same for all that is told at once, and so shared.
  private let moment: Shared<TraceEvent.Moment>
  /// The event, once it was read.
  private var made: TraceEvent?

  init(_ subject: Subject, _ moment: Shared<TraceEvent.Moment>) {
    self.subject = subject
    self.moment = moment
  }

  /// What there is to tell of it, the same every time.
  ///
  /// - Parameter number: Its place among calls and rounds, from 1.
  /// - Returns: It, made when it is first asked for.
  mutating func event(_ number: Int) -> TraceEvent {
    if let made { return made }
    let event = TraceEvent(subject, moment.value, number: number)
    made = event
    return event
  }
}
