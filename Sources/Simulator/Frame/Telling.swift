/// What of a pane is looked at to tell its elements, taken once for all of them.
@MainActor
final class Telling {
  let showing: PaneFrame.Showing
  let isSelfSizing: Bool
  let askedItems: Set<Int>
  let held: Set<ElementTrack>
  let markings: Markings
  let sizes: SizeHistory

  init(_ run: PaneRun, _ showing: PaneFrame.Showing) {
    self.showing = showing
    isSelfSizing = run.isSelfSizing
    askedItems = run.askedItems
    held = run.held
    markings = run.markings
    sizes = run.sizes
  }
}
