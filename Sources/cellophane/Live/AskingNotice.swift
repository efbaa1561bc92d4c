import Renderer
import Terminal

/// Shows progress while a layout computes very many elements, and abandons it after Ctrl-C or at the memory limit.
@MainActor
final class AskingNotice {
  /// Why work was abandoned.
  enum Reason {
    case interrupt
    case memory
  }

  /// The loop whose screen is shown; nil until the first run has begun.
  weak var loop: LiveLoop?
  /// Why work was abandoned since the last call of `clearReason()`; nil if it was not.
  private var reason: Reason?
  /// Whether work was abandoned since the last call of `clearReason()`.
  var isAbandoned: Bool { reason != nil }

  private let terminal: TerminalScreen
  /// The screen to use while `loop` is nil.
  private let screen: Screen
  private let limit: MemoryLimit
  /// The time of the last picture, or when the work began.
  private var shown = Platform.now
  private var memoryBefore = Platform.memory

  /// The time after which the progress is shown, and between two pictures of it.
  private static let pause: Duration = .milliseconds(250)

  init(on terminal: TerminalScreen, _ screen: Screen, limit: MemoryLimit) {
    self.terminal = terminal
    self.screen = screen
    self.limit = limit
  }

  /// Call before work that may take long.
  func begin() {
    shown = Platform.now
    memoryBefore = Platform.memory
  }

  /// Shows how many elements have been computed, if the work takes long.
  ///
  /// - Returns: Whether to continue.
  func update(_ count: Int, of total: Int) -> Bool {
    if terminal.isInterrupted {
      reason = .interrupt
      // Read the signal, so that the next Ctrl-C is recognized. A resize read with it may be dropped: the screen is fitted later anyway.
      _ = terminal.signalEvents()
      return false
    }
    if Platform.memory - memoryBefore > limit.bytes {
      // Before the first picture there is nothing to go back to.
      guard loop != nil else { MemoryWatch.end(limit) }
      reason = .memory
      return false
    }
    guard Platform.now - shown >= Self.pause else { return true }
    terminal.present(
      (loop?.screen ?? screen).asking(
        for: count, of: total, interrupt: loop == nil ? .endsProgram : .takesBack))
    shown = Platform.now
    return true
  }

  /// Resets the reason.
  ///
  /// - Returns: Why work was abandoned since the last call.
  func clearReason() -> Reason? {
    defer { reason = nil }
    return reason
  }
}
