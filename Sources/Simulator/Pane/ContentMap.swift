import Foundation

/// A pane's content from its start to its end, in as few numbers as a screen has room for.
struct ContentMap {
  /// The measured share of slices of the item order, each 0…1; empty where nothing is ever measured.
  var measured: [Double] = []
  /// Where the slices begin along the scroll axis, in content points, and the end of the last one; empty where the
  /// layout cannot tell.
  var edges: [CGFloat] = []
  /// Where the sections begin; empty for a single one, for very many, and where the layout cannot tell.
  var sections: [CGFloat] = []
}
