/// How much of the safe area counts as content inset, under UIKit's names.
public enum ContentInsetAdjustmentBehavior: String, Sendable, Equatable, CaseIterable {
  /// The sides along axes that scroll, top and bottom in any case, as in a navigation controller.
  case automatic
  /// The sides along axes that scroll.
  case scrollableAxes
  /// None of it.
  case never
  /// All of it.
  case always
}
