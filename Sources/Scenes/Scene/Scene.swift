import Foundation

/// One scene file as plain values: what is in the collection, how it is laid out, what happens, what must be true.
///
/// The keys of the file's top level are the defaults of every pane; a pane here is already complete.
public struct Scene: Sendable, Equatable {
  /// The name the scene goes by in messages and reports: the file's name, or `-`.
  public var name: String
  /// The title shown in the header; the file's name without its ending when the file gives none.
  public var title: String
  /// What to look at, shown in the gallery.
  public var about: String
  /// The heading it stands under in the gallery; empty for none of its own.
  public var group = ""
  /// The story of the bug it shows; nil for a scene that is no exhibit.
  public var exhibit: Exhibit?
  /// The panes, left to right; never empty.
  public var panes: [Pane]
  /// Whether this shows a data file and nothing else, as large as the screen has room.
  public var isBrowsing = false
  /// Whether the command line says otherwise than the file, of which the file's own words know nothing.
  public var isOverridden = false
  /// What happens, in order.
  public var steps: [Step]

  /// Makes a scene of one empty pane, unless told otherwise.
  public init(
    name: String, title: String = "", about: String = "", panes: [Pane] = [Pane()],
    steps: [Step] = []
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.panes = panes
    self.steps = steps
  }
}
