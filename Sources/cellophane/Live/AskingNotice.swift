import Renderer
import Terminal

/// Shows progress while a layout measures very many items, and lets Ctrl-C interrupt it.
@MainActor
final class AskingNotice {
  /// The loop whose screen is shown; nil until the first run has begun.
  weak var loop: LiveLoop?
  /// Whether Ctrl-C has interrupted work that has not been reported yet.
  private(set) var isInterrupted = false

  private let terminal: TerminalScreen
  /// The screen before there is a loop.
  private let screen: Screen

  init(on terminal: TerminalScreen, _ screen: Screen) {
    self.terminal = terminal
    self.screen = screen
  }

  /// Shows how many sizes have been asked for.
  ///
  /// - Returns: Whether to continue.
  func update(_ count: Int, of total: Int) -> Bool {
    terminal.present(
      (loop?.screen ?? screen).asking(
        forSizes: count, of: total, interrupt: loop == nil ? .endsProgram : .takesBack))
    guard terminal.isInterrupted else { return true }
    isInterrupted = true
    // The signal is removed, so that the next Ctrl-C counts again; the screen is fitted again in any case.
    _ = terminal.signalEvents()
    return false
  }

  /// Resets the interrupt.
  ///
  /// - Returns: Whether work was interrupted since the last call.
  func clearInterrupt() -> Bool {
    defer { isInterrupted = false }
    return isInterrupted
  }
}
