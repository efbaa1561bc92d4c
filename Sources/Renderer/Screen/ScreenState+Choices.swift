import Simulator

extension ScreenState {
  /// What was opened on the screen, and how it was chosen to look.
  public struct Choices: Sendable, Equatable {
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
    /// What the gallery offers.
    public var gallery = GalleryState()
  }
}
