/// How the viewports are looked at; stays when a scene starts again or another one is opened.
public struct ViewState: Sendable, Equatable {
  /// What is drawn of the elements.
  public var mode = ViewMode.both
  /// Whether insets, spacing and sections are drawn.
  public var showsGuides = false
  /// Whether rulers in points stand at the viewports' edges.
  public var showsRuler = false
  /// How large the viewports are drawn.
  public var zoom = Zoom()

  /// Everything of the elements, no guides, as large as it fits.
  public init() {}
}
