/// How wide the terminal draws lines, arrows and signs, as far as it has told: two columns each in some East Asian ones.
///
/// The answer comes as any input does, and nothing waits for it: until it comes they are thought to take one column each.
struct MarkWidth {
  /// How long the terminal is kept for an answer.
  static let answerTime: Duration = .seconds(2)

  /// Whether marks take two columns.
  private(set) var isDouble = false
  /// Until when the answer is waited for; nil before the question and after the answer.
  private var end: Duration?
  /// Whether it has been asked for.
  private(set) var isAsked = false

  /// What asks for it; nil on a screen on which the marks have no room.
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

  /// Takes where the cursor stands behind the marks.
  ///
  /// - Returns: Whether the answer changes how wide they are.
  mutating func take(column: Int, row: Int) -> Bool {
    // Shift-F3 looks the same but for the column, which is before the end of the marks, and comes when nobody asked.
    let (single, double) = (ControlText.marks.count, ControlText.marks.count * 2)
    guard row == 0, end != nil, (single...double).contains(column) else { return false }
    end = nil
    guard column > single else { return false }
    isDouble = true
    return true
  }
}
