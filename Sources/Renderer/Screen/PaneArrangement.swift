/// How several panes share the screen.
public enum PaneArrangement: Sendable, CaseIterable {
  /// All of them, in a row, one above the other or two by two: whichever shows the viewports largest.
  case automatic
  /// One at a time.
  case single
}
