import Renderer
import Scenes
import Simulator
import Terminal

/// Shows the first lines of long text files while their lines are counted.
///
/// The picture shows nothing that depends on the count. Input waits for the run, which begins when the count is known; a signal
/// ends the program at once, and so does the key to quit if no other key came before.
@MainActor
struct FirstLook {
  /// How it ended.
  enum Outcome {
    /// Everything is counted; the input that came meanwhile.
    case counted([TerminalEvent])
    /// The program is to end: by a signal, or by a key for nil.
    case ended(TerminalEvent.Ending?)
  }

  let program: Program
  let terminal: TerminalScreen
  let scene: Scene

  /// Bytes that are counted before input is read again: a few milliseconds from a disk.
  private static let part = 1 << 22
  /// Time between two pictures of the progress.
  private static let pause: Duration = .milliseconds(100)

  /// Counts all texts of the scene.
  ///
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `SceneError` when a text cannot be read.
  func run() throws -> Outcome {
    let texts = scene.uncountedTexts
    var screen = LiveLoop.screen(on: terminal, program)
    // An audience need not see the beginning twice.
    guard !texts.isEmpty, !screen.state.isOnStage else {
      for text in texts { try text.countOn() }
      return .counted([])
    }
    var shown: Duration?
    var session: Session?
    let asking = AskingNotice(on: terminal, screen)
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
