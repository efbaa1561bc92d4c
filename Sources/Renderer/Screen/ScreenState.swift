import Scenes
import Simulator

/// What the screen remembers from one picture to the next: all that a key or a picture may change.
public struct ScreenState: Sendable, Equatable {
  /// What was typed that waits for more: a count, or the first of two keys.
  public var prefix = KeyPrefix()
  /// What the key pressed last had to say; nil for nothing.
  var refusal: Refusal?
  /// What to say about the files of the scene; nil for nothing.
  public var fileNotice: FileNotice? {
    didSet { if fileNotice != nil { refusal = nil } }
  }
  /// How the time of the run stands.
  public var time = TimeState()
  /// What is open, docked beside the panes or over them; nil for nothing.
  public var overlay: ScreenOverlay?
  /// How far a docked overlay is scrolled, in rows.
  public var overlayScroll = 0
  /// The line being typed in the bottom row, which then has all keys; nil for none.
  public var prompt: Prompt?
  /// What was typed there before.
  var typed = PromptHistory()
  /// What the lines of the help have to do with; empty for all lines.
  public var helpFilter = ""
  /// The search that is on; nil for none.
  public var search: SearchState?
  /// What the program's own code printed.
  public var log = LogState()
  /// How the panel of calls stands.
  public var calls = CallsState()
  /// How several panes share the screen.
  public var arrangement = PaneArrangement.automatic
  /// The pane shown when only one is.
  public var focusedPane = 0
  /// Whether a pane was chosen, so that the choice is worth a mark.
  public var hasChosenPane = false
  /// How the panes share what a hand does.
  public var link = PaneLink.together
  /// Whether what differs between panes is marked.
  public var showsDifferences = true
  /// Whether the picture is one for an audience.
  public var isOnStage = false
  /// Whether the stage is dark.
  public var isBlank = false
  /// Whether the numbers, the verdict and the history are shown.
  public var showsInspector = true
  /// Whether a minimap stands beside the viewport instead of a scroll bar; nil for where there is room.
  public var showsMinimap: Bool?
  /// Whether a row tells what the engine did for each frame.
  public var showsHUD = false
  /// Whether the terminal is asked for mouse events.
  public var usesMouse = true
  /// The element under the cursor; nil for none.
  public var inspected: InspectedElement?
  /// How much has been counted of what is shown, 0…1, while nothing can be said of all of it; nil for all.
  public var counted: Double?
  /// How the viewports are looked at.
  public var view = ViewState()
  /// What the panel of the knobs shows.
  public var knobs = KnobsState()
  /// Whose colours are used, where any are.
  public var theme = ThemeName.terminal
  /// Whether marks keep to ASCII, by choice; nil for as the terminal needs it.
  public var prefersASCII: Bool?
  /// Whether nothing flashes, and keys settle at once.
  public var reducesMotion = false
  /// What there is to tell of the scene that runs; nil for nothing.
  public var story: Story?
  /// The code of every fix that findings may name.
  public var fixes: [Fix: Story.Code] = [:]
  /// What the gallery offers.
  public var gallery = GalleryState()

  /// Nothing open, everything shown.
  public init() {}

  /// Whether the gallery is open.
  public var isGalleryOpen: Bool {
    if case .gallery = overlay { true } else { false }
  }
}

extension ScreenState {
  /// What the viewports leave room for, and so what decides how large they may be.
  public struct Room: Sendable, Equatable {
    let arrangement: PaneArrangement
    let isOnStage: Bool
    let showsInspector: Bool
    let showsMinimap: Bool?
    let showsHUD: Bool
    let showsRuler: Bool
  }

  /// What there is now beside the viewports, but for what is docked for a while.
  public var room: Room {
    Room(
      arrangement: arrangement, isOnStage: isOnStage,
      showsInspector: showsInspector, showsMinimap: showsMinimap, showsHUD: showsHUD,
      showsRuler: view.showsRuler)
  }
}

extension ScreenState {
  /// Forgets what belonged to a run, for another one that begins; what is open and how it is looked at stays.
  public mutating func beginRun() {
    overlayScroll = 0
    focusedPane = 0
    hasChosenPane = false
    link = .together
    arrangement = .automatic
    isBlank = false
    inspected = nil
    search = nil
    calls = CallsState()
  }
}

extension ScreenState {
  /// The columns that what is docked would like; nil when nothing is.
  var dockColumns: Int? { prompt?.purpose.dockColumns ?? overlay?.dockColumns }
}

extension ScreenState {
  /// The pane the others follow; nil while none does.
  public var leader: Int? { link == .aligned ? focusedPane : nil }

  /// The pane that was chosen, held to those there are.
  func chosenPane(in frame: Frame) -> Int {
    min(max(0, focusedPane), max(0, frame.panes.count - 1))
  }

  /// The pane an action of a hand is for; nil for every one.
  ///
  /// What lets go is told to all, whichever pane was chosen since: nothing stays held.
  public func pane(for action: Action) -> Int? {
    guard link != .together, action.isScroll else { return nil }
    switch action {
    case .keyboard(.release), .touch(.cancel): return nil
    default: return focusedPane
    }
  }
}

extension ScreenState {
  /// What the lines of a panel have to do with; empty for all of them.
  subscript(filterOf panel: FilteredPanel) -> String {
    get {
      switch panel {
      case .help: helpFilter
      case .gallery: gallery.filter
      case .knobs: knobs.filter
      case .calls: calls.filter
      }
    }
    set {
      switch panel {
      case .help:
        helpFilter = newValue
        overlayScroll = 0
      case .gallery: gallery.filter(newValue)
      case .knobs:
        knobs.filter = newValue
        knobs.found = []
      case .calls: calls.filter = newValue
      }
    }
  }
}
