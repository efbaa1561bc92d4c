/// Which key does what while a scene runs; the help is made from it.
public struct Keymap: Sendable {
  /// One line of the map.
  public struct Binding: Sendable {
    /// The keys that do the same, the one to show first; none for what only the palette offers.
    public var keys: [Key]
    /// What they do.
    public var command: Command
    /// What it does, for the help and README.
    public var help: String
    /// When it holds; it then goes before what the same keys do anywhere.
    public var context = Context.anywhere
  }

  /// When a key does what it is bound to.
  public enum Context: String, Sendable, Equatable, CaseIterable {
    case anywhere
    /// While the steps of a scene wait for the presenter or play.
    case playback
    /// On a stage.
    case stage
  }

  /// What a key does: something to the session, to its time, or to the screen.
  public enum Command: Sendable, Equatable {
    case session(Action)
    case time(TimeCommand)
    case present(PresenterCommand)
    case screen(ScreenCommand)
  }

  /// What concerns the screen alone.
  public enum ScreenCommand: Sendable, Equatable {
    case quit
    case help
    case gallery
    case story
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

  /// Lines that belong together, under a heading of the help.
  public struct Group: Sendable {
    /// The heading, a word or two.
    public var title: String
    /// Its lines, in the order of the help.
    public var bindings: [Binding]
  }

  /// Every group, in the order of the help.
  public let groups: [Group]

  /// Every line, in the order of the help.
  public let bindings: [Binding]

  /// The lines that hold in some contexts only.
  private let special: [Binding]
  /// The lines that hold anywhere.
  private let places: KeyPlaces
  /// The first of each two characters that are bound together; so few that a hash would take longer than to look at each.
  private let pairStarts: [String]

  /// A keymap of groups in the order of the help.
  public init(groups: [Group]) {
    self.groups = groups
    bindings = groups.flatMap(\.bindings)
    special = bindings.filter { $0.context != .anywhere }
    places = KeyPlaces(bindings.lazy.map { $0.context == .anywhere ? $0.keys : [] })
    pairStarts = Array(Set(bindings.flatMap(\.keys).compactMap(\.firstOfPair)))
  }

  /// The command of a key; nil for a key that does nothing.
  public func command(for key: Key) -> Command? {
    if let number = key.number { return places[number].map { bindings[$0].command } }
    return bindings.first { $0.context == .anywhere && $0.keys.contains(key) }?.command
  }

  /// Whether a character is the first of two that are bound together.
  func beginsPair(_ character: String) -> Bool { pairStarts.contains(character) }

  /// The keymap as it is in certain contexts, what holds only there first.
  ///
  /// - Parameters:
  ///   - contexts: What holds.
  ///   - keys: Keys that do there what they do anywhere.
  /// - Returns: The same lines, those of the contexts once more in front.
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
}
