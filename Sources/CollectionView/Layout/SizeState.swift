/// How an element came by its size.
public enum SizeState: String, Sendable {
  /// It stands at the layout's guess.
  case estimated
  /// It was asked and answered.
  case measured
  /// The layout knew the size without asking.
  case fixed
}
