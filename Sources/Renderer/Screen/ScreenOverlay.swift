/// What lies over the panes.
public enum ScreenOverlay: Sendable, Equatable {
  /// The keys, made from the keymap.
  case help
  /// What there is to open.
  case gallery
  /// Something to read.
  case message(ScreenMessage)
}
