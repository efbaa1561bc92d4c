import Renderer
import Scenes
import Simulator
import Terminal

/// The first lines of long texts, shown while all of them are counted.
///
/// The picture says nothing that depends on their number. What comes in meanwhile waits for the run, which begins when the
/// number is known; what ends the program does so at once, also the key for it, unless another came before.
@MainActor
struct FirstLook {
  /// How it ended.
  enum Outcome {
    /// Everything is counted, and this has come in.
    case counted([TerminalEvent])
    /// Somebody has enough: the system, or a key for nil.
    case ended(TerminalEvent.Ending?)
  }

  let program: Program
  let terminal: TerminalScreen
  let scene: Scene

  /// Bytes that are counted before the terminal is asked again: a few milliseconds from a disk.
  private static let part = 1 << 22
  /// How often the picture tells how far the counting is.
  private static let pause: Duration = .milliseconds(100)

  /// Counts all texts of the scene.
  ///
  /// - Throws: `UnbuiltFeature` when the scene cannot run, `SceneError` when a text cannot be read.
  func run() throws -> Outcome {
    let texts = scene.uncountedTexts
    var screen = LiveLoop.screen(on: terminal, program)
    // One on a stage is for an audience, which need not see it twice.
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
            scene.fitted(to: screen), isAudited: false, whileAsking: asking.tell)
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
