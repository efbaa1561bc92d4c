/// How wide the terminal draws lines, arrows and signs, as far as it has told: two columns each in some East Asian ones.
///
/// The answer comes as any input does, and nothing waits for it: a terminal that does not answer in time draws them in
/// one column each.
struct MarkWidth {
  /// How long the terminal has to answer.
  static let answerTime: Duration = .seconds(2)

  /// Whether marks take two columns.
  private(set) var isDouble = false
  /// Until when an answer is one.
  private var end: Duration?

  /// What asks for it; nil on a screen on which the marks have no room.
  mutating func question(columns: Int, at now: Duration) -> String? {
    guard columns > ControlText.marks.count * 2 else { return nil }
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
  mutating func take(column: Int, row: Int, at now: Duration) -> Bool {
    // Shift-F3 looks the same, and comes when nobody asked.
    guard row == 0, let end else { return false }
    self.end = nil
    guard now < end, column > ControlText.marks.count else { return false }
    isDouble = true
    return true
  }
}
