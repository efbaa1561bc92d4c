/// What the panel of the knobs remembers.
public struct KnobsState: Sendable, Equatable {
  /// The key of the knob that is chosen; empty for the first one.
  public var selection = ""
  /// What the lines have to do with; empty for all knobs.
  public var filter = ""
  /// The keys of the knobs that had the words in their values when the filter was typed.
  var found: Set<String> = []
  /// The only pane that is turned; nil lets every pane follow.
  public var pane: Int?
  /// The pane that was turned because it differed from others, and the key; nil for none, or when another knob is chosen.
  ///
  /// A turn that makes panes alike is no reason to let the next one go to all of them.
  var turned: Turned?
  /// What is wrong with the value that was typed; nil for nothing.
  public var complaint: String?

  /// All knobs of all panes.
  public init() {}

  /// A knob of one pane.
  struct Turned: Sendable, Equatable {
    var key: String
    var pane: Int
  }
}
