/// What the panel of the knobs remembers.
public struct KnobsState: Sendable, Equatable {
  /// The key of the knob that is chosen; empty for the first one.
  public var selection = ""
  /// What the lines have to do with; empty for all knobs.
  public var filter = ""
  /// The only pane that is turned; nil lets every pane follow.
  public var pane: Int?
  /// What is wrong with the value that was typed; nil for nothing.
  public var complaint: String?

  /// All knobs of all panes.
  public init() {}
}
