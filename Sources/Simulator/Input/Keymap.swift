import Scenes

/// The keys of a running scene with their commands; the help and the table of keys are generated from it.
///
/// `InputParser` reads a `Key` from bytes, `Screen.press` finds its `Command` here, and `LiveLoop` applies the
/// command's `Action` to the session. Only a key that repeats is changed on the way: `KeyFinger` turns its presses into
/// a hold.
public struct Keymap: Sendable {
  /// One line of the map.
  public struct Binding: Sendable {
    /// The keys of the command, the one to show first; empty for a command that only the palette offers.
    public var keys: [Key]
    public var command: Command
    /// A few words for the help and the table of keys.
    public var help: String
    /// The context in which the binding applies; it takes precedence there over bindings that apply anywhere.
    public var context = Context.anywhere
  }

  /// The situation in which a binding applies.
  public enum Context: String, Sendable, Equatable, CaseIterable {
    case anywhere
    /// While the steps of a scene wait for the presenter or play.
    case playback
    /// In stage mode.
    case stage
  }

  /// The command of a key: for the session, for its time, for the progress of its steps, or for the screen.
  public enum Command: Sendable, Equatable {
    case session(Action)
    case time(TimeCommand)
    case present(PresenterCommand)
    case screen(ScreenCommand)

    /// One press of a key that scrolls by steps.
    public static func scroll(
      _ length: KeyboardAction.Step.Length, _ direction: Action.Direction
    ) -> Command {
      .session(.keyboard(.tap(KeyboardAction.Step(length, direction), times: 1)))
    }
  }

  /// A command for the screen alone.
  public enum ScreenCommand: Sendable, Equatable {
    case quit
    case help
    case gallery
    case story
    case fixes
    case nextExhibit
    case restart
    case nextPane
    case toggleInspector
    case legend
    case viewMode
    case guides
    case ruler
    case zoomIn
    case zoomOut
    case zoomFit
    case knobs
    case toggleMouse
    case toggleMinimap
    case toggleHUD
    case calls
    case nextElement
    case previousElement
    case releaseElement
    case close
    case stage
    case blank
    case linkPanes
    case paneAlone
    case toggleDifferences
    case search
    case nextMatch
    case previousMatch
    case goTo
    case copyRepro
    case log
    case palette
    case theme(ThemeName)
    case toggleASCII
    case toggleReducedMotion
    case repaint
  }

  /// Related bindings, with a heading in the help.
  public struct Group: Sendable {
    /// The heading, a word or two.
    public var title: String
    /// The bindings, in the order of the help.
    public var bindings: [Binding]
  }

  /// Every group, in the order of the help.
  public let groups: [Group]

  /// Every binding, in the order of the help.
  public let bindings: [Binding]

  /// The bindings that apply in one context only.
  private let special: [Binding]
  /// The commands that apply anywhere; of two bindings of the same key the first one applies.
  private let commands: [Key: Command]
  /// The first characters of the pairs that are bound.
  private let pairStarts: Set<String>

  /// A keymap of groups in the order of the help.
  public init(groups: [Group]) {
    self.groups = groups
    bindings = groups.flatMap(\.bindings)
    special = bindings.filter { $0.context != .anywhere }
    commands = Dictionary(
      bindings.filter { $0.context == .anywhere }.flatMap { binding in
        binding.keys.map { ($0, binding.command) }
      }, uniquingKeysWith: { first, _ in first })
    pairStarts = Set(bindings.flatMap(\.keys).compactMap(\.firstOfPair))
  }

  /// The command of a key; nil for a key without one.
  public func command(for key: Key) -> Command? { commands[key] }

  /// Whether a character is the first of two that are bound together.
  func beginsPair(_ character: String) -> Bool { pairStarts.contains(character) }

  /// The keymap in the given contexts, whose bindings come first.
  ///
  /// - Parameters:
  ///   - contexts: The contexts.
  ///   - keys: Keys that keep the command they have outside of contexts.
  /// - Returns: The same bindings, preceded by those of the contexts.
  public func holding(in contexts: Set<Context>, except keys: [Key] = []) -> Keymap {
    let holding = special.filter { contexts.contains($0.context) }
    guard !holding.isEmpty else { return self }
    let leading = holding.map { binding in
      var binding = binding
      binding.context = .anywhere
      binding.keys.removeAll { keys.contains($0) }
      return binding
    }
    return Keymap(groups: [Group(title: "", bindings: leading)] + groups)
  }

  /// The keymap during a search, in which `n` goes to the next match.
  public var searching: Keymap {
    let key = Key.character("n")
    var groups = groups
    for group in groups.indices {
      for line in groups[group].bindings.indices {
        let isMatch = groups[group].bindings[line].command == .screen(.nextMatch)
        groups[group].bindings[line].keys.removeAll { $0 == key }
        if isMatch { groups[group].bindings[line].keys.append(key) }
      }
    }
    return Keymap(groups: groups)
  }
}

/// The themes of the screen; the renderer defines their colors.
public enum ThemeName: String, Sendable, Equatable, Codable, CaseIterable {
  /// The terminal's own colours.
  case terminal
  case dark
  case light
  case highContrast = "high-contrast"
  /// No colours, only bold, dim and reverse.
  case mono
}
