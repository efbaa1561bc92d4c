import Simulator

extension Screen {
  /// The key of the footer that a click at a character cell stands for.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil for none: beside the keys, and under a prompt.
  public func footerKey(column: Int, row: Int, showing frame: Frame) -> Key? {
    // What is typed stands over the keys.
    guard hasChrome, state.prompt == nil else { return nil }
    let footer = footer(frame, theme: theme)
    return footer.key(
      column: column, row: row, in: layout(frame, footerRows: footer.rows).footer)
  }

  /// The line of time a character cell lies in, taken there.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil where no such line is.
  public func timeGrip(column: Int, row: Int, showing frame: Frame) -> TimeGrip? {
    guard hasChrome else { return nil }
    return TitleBar(frame: frame, layout: layout(frame), state: state, theme: theme)
      .timeGrip(column: column, row: row)
  }

  /// Chooses what a click at a character cell is on in a list that is open: an entry of the gallery, a knob, a call, a
  /// command of the palette, which is done at once.
  ///
  /// A click on the entry or the call that is chosen does what ⏎ does there.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - frame: What is drawn.
  /// - Returns: Nil where no such thing is.
  public mutating func choose(column: Int, row: Int, showing frame: Frame) -> ScreenOutcome? {
    guard isDrawn else { return nil }
    let layout = layout(frame)
    if let prompt = state.prompt, prompt.purpose == .palette {
      let picture = PalettePicture(
        palette: palette(prompt, showing: frame), selection: prompt.selection,
        area: overlayArea(layout), theme: theme)
      guard let command = picture.command(column: column, row: row) else { return nil }
      state.prompt?.selection = command
      return press(.enter, showing: frame)
    }
    switch state.overlay {
    case .gallery:
      let picture = GalleryPicture(state: state.gallery, area: panesArea(layout), theme: theme)
      guard let entry = picture.entry(column: column, row: row) else { return nil }
      if entry == state.gallery.selection { return press(.enter, showing: frame) }
      state.gallery.select(entry)
    case .knobs where state.prompt == nil:
      let picture = KnobsPicture(
        frame: frame, state: state, area: overlayArea(layout), theme: theme)
      guard let knob = picture.knob(column: column, row: row) else { return nil }
      choose(knob, of: KnobChoice(frame, state))
    case .calls where state.prompt == nil:
      guard let pane = callsPane(of: frame),
        let call = callsPicture(of: pane, frame, layout).call(column: column, row: row)
      else { return nil }
      if call.number == state.calls.selected { return press(.enter, showing: frame) }
      look(at: call.number, inRow: call.row, pane)
    default: return nil
    }
    return .redraw
  }

  /// Whether title and footer are drawn.
  private var hasChrome: Bool { !state.isOnStage && isDrawn }
}
