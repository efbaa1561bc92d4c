/// How wide the terminal draws lines, arrows and signs: some East Asian terminals use two columns for each.
///
/// The terminal is asked once. Its answer arrives among the input and is not waited for; until then one column is assumed.
struct MarkWidth {
  /// How long after the question an answer is still expected.
  static let answerTime: Duration = .seconds(2)

  /// Whether marks take two columns.
  private(set) var isDouble = false
  /// Until when an answer is expected; nil before the question and after the answer.
  private var end: Duration?
  /// Whether the terminal has been asked.
  private(set) var isAsked = false

  /// The question to send; nil if the screen is too narrow for it.
  mutating func question(columns: Int, at now: Duration) -> String? {
    guard columns > ControlText.marks.count * 2 else { return nil }
    isAsked = true
    end = now + Self.answerTime
    return ControlText.askForWidth
  }

  /// Whether the answer may still come.
  func isAwaited(at now: Duration) -> Bool {
    end.map { now < $0 } ?? false
  }

  /// Records where the cursor stands behind the marks, if that is an answer.
  ///
  /// - Returns: Whether the answer changes how wide they are.
  mutating func recordAnswer(column: Int, row: Int) -> Bool {
    // Shift-F3 sends the same sequence, with a column before the end of the marks.
    let (single, double) = (ControlText.marks.count, ControlText.marks.count * 2)
    guard row == 0, end != nil, (single...double).contains(column) else { return false }
    end = nil
    guard column > single else { return false }
    isDouble = true
    return true
  }
}
