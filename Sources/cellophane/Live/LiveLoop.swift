import Renderer
import Simulator
import Terminal

/// The one place where virtual time follows the clock on the wall.
@MainActor
final class LiveLoop {
  private static let frameTime: Duration = .microseconds(16_667)
  /// A machine that was asleep, or a layout that took long, does not make the scene jump.
  private static let longestStep: Duration = .milliseconds(100)

  private let screen: TerminalScreen
  private let fixedSize: GridSize?
  private let clock = ContinuousClock()
  private var session: Session
  private var lastAdvance: ContinuousClock.Instant
  private var lastFrame: ContinuousClock.Instant
  private var needsDrawing = true
  private var counter = 0

  init(screen: TerminalScreen, session: Session, fixedSize: GridSize?) {
    self.screen = screen
    self.session = session
    self.fixedSize = fixedSize
    lastAdvance = clock.now
    lastFrame = lastAdvance - Self.frameTime
  }

  /// Runs until the person at the terminal, or the system, has enough.
  ///
  /// - Returns: Who ended it; nil when it was a key.
  func run() -> TerminalEvent.Ending? {
    while true {
      advance()
      if needsDrawing, clock.now >= lastFrame + Self.frameTime {
        draw()
      }
      for event in screen.events(within: patience) {
        switch event {
        case .end(let ending): return ending
        case .redraw: needsDrawing = true
        case .mouse(let event): _ = event; counter += 1; needsDrawing = true
        case .key(let key):
          if key == .character("q") { return nil }
          counter += 1
          needsDrawing = true
        }
      }
    }
  }

  private var patience: Duration? {
    guard needsDrawing || !session.isIdle else { return nil }
    return max(.zero, lastFrame + Self.frameTime - clock.now)
  }

  private func advance() {
    let now = clock.now
    if !session.isIdle {
      session.advance(by: min(now - lastAdvance, Self.longestStep))
      needsDrawing = true
    }
    lastAdvance = now
  }

  private func draw() {
    var grid = CellGrid(
      columns: fixedSize?.columns ?? screen.columns, rows: fixedSize?.rows ?? screen.rows)
    let text = "Cellophane \(session.frame.title) \(counter)"
    for (i, c) in text.enumerated() where i < grid.columns { grid[i, 0].text = String(c) }
    for r in 1..<grid.rows {
      let t = "[0,\(r - 1 + counter)] x"
      for (i, c) in t.enumerated() where i < grid.columns { grid[i, r] = .init(text: String(c), style: Style(foreground: .init(rawValue: UInt8((r + counter) % 16)), isBold: r % 3 == 0)) }
    }
    screen.present(grid)
    lastFrame = clock.now
    needsDrawing = false
  }
}
