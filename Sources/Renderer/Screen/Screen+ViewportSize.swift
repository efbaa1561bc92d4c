import Foundation
import Simulator

extension Screen {
  /// The viewport in points that fills a pane of this screen at 10 × 20 points a cell.
  ///
  /// For data that has no size of its own. A layout that scrolls sideways has its scroll bar in a row instead of a
  /// column.
  public func viewportSize(paneCount: Int = 1, scrollsHorizontally: Bool = false) -> CGSize {
    guard state.dockColumns == nil else {
      // What is docked for a while reduces the picture, not the viewport.
      var screen = self
      screen.state.overlay = nil
      screen.state.prompt = nil
      return screen.viewportSize(paneCount: paneCount, scrollsHorizontally: scrollsHorizontally)
    }
    let shown = state.arrangement == .single ? 1 : max(1, paneCount)
    let area = ScreenLayout.paneArea(
      columns: max(columns, Self.minimumSize.columns), rows: max(rows, Self.minimumSize.rows),
      footerRows: state.showsHUD ? 2 : 1)
    let offers = ScreenLayout.splits(shown, columns: columns, state: state).map { split in
      let pictures = split.rooms(shown, in: area).map {
        split.picture($0, hasHeader: paneCount > 1, scrollsHorizontally: scrollsHorizontally)
      }
      return (
        inspector: split.inspector, columns: max(1, pictures.map(\.columns).min() ?? 0),
        rows: max(1, pictures.map(\.rows).min() ?? 0)
      )
    }
    // The inspector may have its place where enough is left to read in; else the viewport may have all of it, unless
    // the screen would then rather reduce it than go without an inspector.
    let spacious = offers.first { $0.columns >= 28 && $0.rows >= 8 && $0.inspector != .none }
    let bare = offers.last { offer in
      var pane = PaneFrame()
      pane.bounds.size = CGSize(width: offer.columns * 10, height: offer.rows * 20)
      pane.scrollsHorizontally = scrollsHorizontally
      let frame = Frame(
        title: "", time: 0, panes: Array(repeating: pane, count: max(1, paneCount)))
      let slots = layout(frame, footerRows: 1).panes
      return slots.count == shown && slots.allSatisfy { $0.scale == CGSize(width: 10, height: 20) }
    }
    let chosen = spacious ?? bare
    return CGSize(
      width: (chosen?.columns ?? area.columns) * 10, height: (chosen?.rows ?? area.rows) * 20)
  }
}
