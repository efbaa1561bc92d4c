/// Determines whether the terminal draws lines, arrows and signs in one column or, as some East Asian terminals do, in two.
///
/// The program queries the terminal once and does not wait for the reply, which arrives among the input. One column is assumed
/// until then.
struct MarkWidth {
  /// The longest time between the query and the reply.
  static let answerTime: Duration = .seconds(2)

  /// Whether marks take two columns.
  private(set) var isDouble = false
  /// The time until which a reply is expected; nil before the query and after the reply.
  private var end: Duration?
  /// Whether the query has been sent.
  private(set) var isAsked = false

  /// Returns the query to send; nil if the screen is too narrow for the marks.
  mutating func question(columns: Int, at now: Duration) -> String? {
    guard columns > ControlText.marks.count * 2 else { return nil }
    isAsked = true
    end = now + Self.answerTime
    return ControlText.askForWidth
  }

  /// Whether the reply may still arrive.
  func isAwaited(at now: Duration) -> Bool {
    end.map { now < $0 } ?? false
  }

  /// Handles a cursor report, which is the reply if it places the cursor after the marks.
  ///
  /// - Returns: Whether the report changes `isDouble`.
  mutating func recordAnswer(column: Int, row: Int) -> Bool {
    // Shift-F3 sends the same sequence, but with a column smaller than the number of marks.
    let (single, double) = (ControlText.marks.count, ControlText.marks.count * 2)
    guard row == 0, end != nil, (single...double).contains(column) else { return false }
    end = nil
    guard column > single else { return false }
    isDouble = true
    return true
  }
}
