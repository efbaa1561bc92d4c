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

  /// - Returns: Whether to go on. What brings all back as it was goes on in any case: to abandon that would leave nothing.
  func tell(_ count: Int, of total: Int) -> Bool {
    let meaning: InterruptMeaning =
      isInterrupted ? .endsProgramAtSecond : loop == nil ? .endsProgram : .takesBack
    terminal.present(
      (loop?.screen ?? screen).asking(forSizes: count, of: total, interrupt: meaning))
    guard !isInterrupted, terminal.isInterrupted else { return true }
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
