import Scenes

extension Scene {
  /// How many sizes the layouts ask their delegates for before there is a first frame, over all panes.
  ///
  /// A table that has an estimate asks as its rows come to the screen.
  @MainActor public var sizesAskedAtOnce: Int {
    panes.filter { pane in
      [.delegate, .both].contains(pane.layout.sizing)
        && !(pane.layout.kind == "table" && LayoutMaking.startsFromEstimates(pane.layout))
    }
    .map(\.data.itemCount).reduce(0, +)
  }
}
