/// What makes one frame of the one before.
struct FrameChange: Sendable {
  private var rest: Frame
  private let panes: [PaneChange]

  /// The change between two frames of one run, which have the same panes.
  init(from old: Frame, to new: Frame) {
    panes = new.panes.indices.map { PaneChange.between(old.panes[$0], new.panes[$0]) }
    rest = new
    rest.panes = []
  }

  /// The elements that are not as before, and the calls since.
  var entryCount: Int { panes.reduce(0) { $0 + $1.entryCount } }

  /// The new frame, made of the old one.
  func applied(to old: Frame) -> Frame {
    var frame = rest
    frame.panes = zip(panes, old.panes).map { $0.applied(to: $1) }
    return frame
  }
}
