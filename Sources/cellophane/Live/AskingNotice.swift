import Renderer
import Terminal

/// Says on the terminal what takes so long, while very many sizes are asked for, and hears whether somebody has enough.
@MainActor
final class AskingNotice {
  /// Whose screen it is; nil until the first run has begun.
  weak var loop: LiveLoop?
  /// Whether Ctrl-C has abandoned something that nobody was told of.
  private(set) var isInterrupted = false

  private let terminal: TerminalScreen
  /// How the screen looks at first.
  private let screen: Screen

  init(on terminal: TerminalScreen, _ screen: Screen) {
    self.terminal = terminal
    self.screen = screen
  }

  /// - Returns: Whether to go on.
  func tell(_ count: Int, of total: Int) -> Bool {
    terminal.present(
      (loop?.screen ?? screen).asking(
        forSizes: count, of: total, interrupt: loop == nil ? .endsProgram : .takesBack))
    guard terminal.isInterrupted else { return true }
    isInterrupted = true
    // Heard, so that the next one is the first again; the screen is fitted anew in any case.
    _ = terminal.signalEvents()
    return false
  }

  /// Whether something was abandoned since this was asked last.
  func takeInterrupt() -> Bool {
    defer { isInterrupted = false }
    return isInterrupted
  }
}
