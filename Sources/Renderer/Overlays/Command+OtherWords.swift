import Simulator

extension Keymap.Command {
  /// What else somebody may call it; searched in the palette and in the help, never shown.
  var otherWords: String {
    switch self {
    case .screen(.goTo): "goto go to jump"
    case .screen(.zoomIn): "zoom in larger"
    case .screen(.zoomOut): "zoom out smaller"
    case .screen(.zoomFit): "zoom reset"
    case .screen(.copyRepro): "clipboard save repro"
    case .screen(.toggleMouse): "wheel click"
    case .screen(.toggleHUD): "performance cost"
    case .screen(.quit): "exit"
    case .time(.slower), .time(.faster): "speed slow motion"
    default: ""
    }
  }
}
