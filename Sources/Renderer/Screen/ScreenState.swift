/// What the screen remembers from one picture to the next.
public struct ScreenState: Sendable, Equatable {
  /// What lies over the panes; nil for nothing.
  public var overlay: ScreenOverlay?
  /// How far the help is scrolled, in rows.
  public var overlayScroll = 0
  public var arrangement = PaneArrangement.automatic
  /// The pane shown when only one is.
  public var focusedPane = 0
  public var showsInspector = true
  public var usesMouse = true
  public var gallery = GalleryState()

  /// Nothing open, everything shown.
  public init() {}
}
