import Scenes

extension LayoutDescription {
  /// Whether a section of a list scrolls sideways: its items have the size it gives them, and nothing is guessed.
  func isSideways(section: Int) -> Bool { size("sidewaysItemSize", section: section) != nil }
}
