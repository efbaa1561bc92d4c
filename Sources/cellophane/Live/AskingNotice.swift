import Renderer
import Terminal

/// Shows progress while a layout requests very many sizes, and lets Ctrl-C interrupt it.
@MainActor
final class AskingNotice {
  /// The loop whose screen is shown; nil until the first run has begun.
  weak var loop: LiveLoop?
  /// Whether Ctrl-C has interrupted work and `clearInterrupt()` has not been called since.
  private(set) var isInterrupted = false

  private let terminal: TerminalScreen
  /// The screen to use while `loop` is nil.
  private let screen: Screen

  init(on terminal: TerminalScreen, _ screen: Screen) {
    self.terminal = terminal
    self.screen = screen
  }

  /// Shows how many sizes have been requested.
  ///
  /// - Returns: Whether to continue.
  func update(_ count: Int, of total: Int) -> Bool {
    terminal.present(
      (loop?.screen ?? screen).asking(
        forSizes: count, of: total, interrupt: loop == nil ? .endsProgram : .takesBack))
    guard terminal.isInterrupted else { return true }
    isInterrupted = true
    // Read the signal, so that the next Ctrl-C is recognized. A resize read with it may be dropped: the screen is fitted later anyway.
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
