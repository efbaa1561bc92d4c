import Renderer
import Scenes
import Simulator
import Terminal

/// Shows the first lines of long text files while their lines are counted.
///
/// The picture shows nothing that depends on the count. The run begins once the count is known; until then input is kept for it.
/// A signal ends the program immediately, and so does the key to quit if there was no other input before it.
@MainActor
struct FirstLook {
  /// How the first look ended.
  enum Outcome {
    /// All lines are counted; carries the input that arrived meanwhile.
    case counted([TerminalEvent])
    /// The program must end: by a signal, or by the key to quit for nil.
    case ended(TerminalEvent.Ending?)
  }

  let program: Program
  let terminal: TerminalScreen
  let scene: Scene

  /// The number of bytes counted before input is read again.
  private static let part = 1 << 22
  /// The time between two pictures of the progress.
  private static let pause: Duration = .milliseconds(100)

  /// Counts all texts of the scene.
  ///
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `SceneError` when a text cannot be read.
  func run() throws -> Outcome {
    let texts = scene.uncountedTexts
    var screen = LiveLoop.screen(on: terminal, program)
    // On a stage, count before the first picture, so that the audience sees the beginning only once.
    guard !texts.isEmpty, !screen.state.isOnStage else {
      for text in texts { try text.countOn() }
      return .counted([])
    }
    var shown: Duration?
    var session: Session?
    let asking = AskingNotice(on: terminal, screen, limit: program.options.memoryLimit)
    var events: [TerminalEvent] = []
    while let text = texts.first(where: { !$0.isCounted }) {
      if shown.map({ $0 + Self.pause <= Platform.now }) ?? true {
        let run =
          try session
          ?? Session(
            scene.fitted(to: screen), isAudited: false, whileAsking: asking.update)
        guard !run.isAbandoned else { return .ended(.interrupted) }
        session = run
        screen.state.counted = texts.map(\.countedPart).reduce(0, +) / Double(texts.count)
        terminal.present(screen.draw(run.frame))
        shown = Platform.now
      }
      try text.countOn(bytes: Self.part)
      for event in terminal.events(within: .zero) {
        switch event {
        case .end(let ending): return .ended(ending)
        case .redraw:
          LiveLoop.fit(&screen, to: terminal, program.options)
          session = nil
          shown = nil
        case .key(let key, _)
        where events.isEmpty && screen.keymap.command(for: key) == .screen(.quit):
          return .ended(nil)
        case .key, .mouse, .paste: events.append(event)
        }
      }
    }
    return .counted(events)
  }
}
