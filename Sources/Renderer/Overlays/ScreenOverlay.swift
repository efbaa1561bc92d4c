import Simulator

/// What lies over the panes, or docks beside them.
public enum ScreenOverlay: Sendable, Equatable {
  /// The keys, made from the keymap.
  case help
  /// What can be turned while the scene runs.
  case knobs
  /// What the marks of the viewports mean.
  case legend
  /// What the scene shows, and why.
  case story
  /// The code against the findings.
  case fixes
  /// What there is to open.
  case gallery
  /// What the program's own code printed.
  case log
  /// The calls, and who moved the offset.
  case calls
  /// Something to read.
  case message(ScreenMessage)

  /// The columns it would like at the right edge, beside the panes; nil when it lies over them.
  var dockColumns: Int? {
    switch self {
    case .help, .knobs: 48
    case .legend, .story: 44
    case .log: 60
    case .fixes: 72
    case .calls: 64
    case .gallery, .message: nil
    }
  }
}

extension Screen {
  /// Draws what is open, over the panes or beside them.
  func drawOverlay(
    of frame: Frame, _ layout: ScreenLayout, theme: Theme, into grid: inout CellGrid
  ) {
    let area = panesArea(layout)
    let dock = overlayArea(layout)
    // What a prompt offers stands where an overlay was docked.
    switch state.overlay {
    case .help: helpPicture(frame, in: dock, theme: theme).draw(into: &grid)
    case .knobs:
      KnobsPicture(frame: frame, state: state, area: dock, theme: theme).draw(into: &grid)
    case .legend:
      LegendPicture(
        text: legend(of: frame, layout), scroll: state.overlayScroll, area: dock, theme: theme
      ).draw(into: &grid)
    case .story: storyPicture(in: dock, theme: theme).draw(into: &grid)
    case .fixes: fixPicture(of: frame, in: dock, theme: theme).draw(into: &grid)
    case .log:
      LogPicture(log: state.log, scroll: state.overlayScroll, area: dock, theme: theme)
        .draw(into: &grid)
    case .gallery: GalleryPicture(state: state.gallery, area: area, theme: theme).draw(into: &grid)
    case .calls:
      guard let pane = callsPane(of: frame) else { return }
      callsPicture(of: pane, frame, layout).draw(into: &grid)
    case .message(let message):
      MessagePicture(message: message, area: area, theme: theme).draw(into: &grid)
    case nil: break
    }
    if let prompt = state.prompt, prompt.purpose == .palette {
      PalettePicture(
        palette: palette(prompt, showing: frame), selection: prompt.selection, area: dock,
        theme: theme
      ).draw(into: &grid)
    }
  }

  /// The panel of a pane's calls.
  func callsPicture(of pane: PaneFrame, _ frame: Frame, _ layout: ScreenLayout) -> CallsPicture {
    CallsPicture(
      pane: pane, state: state.calls, isOneOfMany: frame.panes.count > 1,
      area: overlayArea(layout), theme: theme)
  }

  /// Everything between title and footer.
  func panesArea(_ layout: ScreenLayout) -> CellRect {
    CellRect(
      columns: 0..<columns, rows: layout.title.endRow..<max(layout.title.endRow, layout.footer.row))
  }

  /// The place of what is docked.
  func overlayArea(_ layout: ScreenLayout) -> CellRect { layout.dock ?? panesArea(layout) }
}
