import Simulator

extension Keymap.Command {
  /// Whether it does something where the gallery covers all that runs.
  var isOfGallery: Bool {
    guard case .screen(let command) = self else { return false }
    switch command {
    case .quit, .gallery, .close, .repaint, .palette, .toggleMouse, .theme, .toggleASCII,
      .toggleReducedMotion:
      return true
    default: return false
    }
  }
}
