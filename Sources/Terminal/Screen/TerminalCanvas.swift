import Renderer

/// What a terminal shows, and the way to the next picture: one write, or none when nothing changed.
struct TerminalCanvas {
  private let output: Int32
  /// Whether the terminal holds a picture back until it is complete.
  private let holdsPictures: Bool
  private var writer: PictureWriter
  /// What is on the screen; nil for a blank one.
  private var shown: CellGrid?
  /// What moved last.
  private var shift: GridShift?
  /// Whether anything may be on the screen.
  private var isUnknown = true

  /// - Parameters:
  ///   - output: Where the terminal is written to.
  ///   - writer: What pictures are turned into bytes with.
  ///   - holdsPictures: Whether the terminal holds a picture back until it is complete.
  init(output: Int32, _ writer: PictureWriter, holdsPictures: Bool) {
    self.output = output
    self.writer = writer
    self.holdsPictures = holdsPictures
  }

  /// Whether anything is drawn in other than the terminal's own two colours.
  var usesColor: Bool { writer.usesColor }

  /// Takes the terminal for one of a size that may show anything.
  mutating func forget(columns: Int, rows: Int) {
    writer.columns = columns
    writer.rows = rows
    shown = nil
    isUnknown = true
  }

  /// Blanks the screen, between what is sent before and after.
  mutating func begin(with first: String, then last: String) {
    writer.output.append(first)
    writer.clear()
    writer.output.append(last)
    shown = nil
    isUnknown = false
    send()
  }

  /// Shows a picture.
  ///
  /// Writes nothing when nothing changed. What does not fit the screen is cut.
  mutating func present(_ grid: CellGrid) {
    if let shown, shown.columns != grid.columns || shown.rows != grid.rows { isUnknown = true }
    if isUnknown { shown = nil }
    let canMove = writer.movesRows && grid.rows <= writer.rows
    let update = PictureUpdate(from: shown, to: grid, movesRows: canMove, after: shift)
    if let shift = update.shift { self.shift = shift }
    shown = grid
    guard isUnknown || !update.isEmpty else { return }
    if holdsPictures { writer.output.append(ControlText.holdPicture) }
    if isUnknown { writer.clear() }
    isUnknown = false
    if let shift = update.shift { writer.move(shift) }
    writer.write(update.changes, of: grid)
    if holdsPictures { writer.output.append(ControlText.showPicture) }
    send()
  }

  private mutating func send() {
    writer.output.withBytes { Platform.writeBytes(output, $0) }
    writer.output.removeAll()
  }
}
