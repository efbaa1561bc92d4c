import Simulator

/// The line of an item's text that a search has found and is on its way to.
struct SoughtLine {
  let pattern: TextPattern
  /// `[section, item]`.
  let path: [Int]
  /// The pane that it is searched in.
  let pane: Int
}
