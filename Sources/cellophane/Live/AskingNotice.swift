import Renderer
import Terminal

/// Says on the terminal what takes so long, while very many sizes are asked for.
@MainActor
final class AskingNotice {
  /// Whose screen it is; nil until the first run has begun.
  weak var loop: LiveLoop?

  private let terminal: TerminalScreen
  /// How the screen looks at first.
  private let screen: Screen

  init(on terminal: TerminalScreen, _ screen: Screen) {
    self.terminal = terminal
    self.screen = screen
  }

  func tell(_ count: Int, of total: Int) {
    terminal.present((loop?.screen ?? screen).asking(forSizes: count, of: total))
  }
}
