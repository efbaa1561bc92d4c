/// Something in a pane that changes by itself, in the words of reports.
public enum MovingPart: String, Sendable, Equatable, Codable {
  /// A finger moves, lifts or was just put down.
  case finger
  /// The content decelerates, snaps or turns a page after a finger.
  case fling
  /// The content returns from beyond an edge.
  case bounce
  /// An animated scroll by code.
  case scroll = "animated scroll"
  /// The glide after a key.
  case key
  case heldKey = "held key"
  /// An animated update or change of size.
  case animation
  /// Code of the layout is called on every frame.
  case displayLink = "display link"
  /// Content that arrives later.
  case lateContent = "late content"
  case layoutPass = "layout pass"
}
