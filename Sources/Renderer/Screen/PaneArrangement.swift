/// How several panes share the screen.
public enum PaneArrangement: String, Sendable, Equatable, Codable, CaseIterable {
  /// Whichever shows the viewports largest.
  case automatic
  /// In a row.
  case sideBySide
  /// One above the other.
  case stacked
  /// One at a time.
  case single
}
