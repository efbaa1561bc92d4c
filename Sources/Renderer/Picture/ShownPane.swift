import Simulator

/// A pane that several pictures are made of: an object, for a copy of a pane counts up each of its many parts.
final class ShownPane {
  let pane: PaneFrame

  init(_ pane: PaneFrame) {
    self.pane = pane
  }
}
