/// What lies over the panes.
public enum ScreenOverlay: Sendable, Equatable {
  case help
  case gallery
  case message(ScreenMessage)
}
