import CNcurses
import CPlatform
import Renderer

/// Draws pictures on a terminal: passes the changed rows to ncurses, which decides what to send.
///
/// ncurses keeps its state in global variables, so only one canvas may exist at a time, used from one thread.
struct TerminalCanvas {
  private let output: Int32
  /// Whether the terminal supports synchronized output (DEC mode 2026).
  private let holdsPictures: Bool
  /// Whether ncurses writes the last column of the last row by inserting a cell.
  private let insertsAtCorner: Bool
  private let screen: OpaquePointer
  /// The descriptor of the terminal that belongs to ncurses.
  private let descriptor: Int32
  private var ink: Ink
  private var columns = 0
  private var rows = 0
  /// The picture on the screen; nil if the content of the screen is unknown.
  private var shown: CellGrid?

  /// Starts ncurses, which sets the terminal's modes but sends nothing yet; nil if ncurses cannot draw on the terminal.
  ///
  /// - Parameters:
  ///   - name: The terminal's name in terminfo.
  ///   - output: The descriptor of the terminal; ncurses uses a duplicate of it.
  ///   - usesColor: If false, everything is drawn in the terminal's default colours.
  ///   - holdsPictures: Whether the terminal supports synchronized output.
  init?(name: String, output: Int32, usesColor: Bool, holdsPictures: Bool) {
    guard let descriptor = Platform.duplicate(output), let screen = ncurses_open(name, descriptor)
    else { return nil }
    self.screen = screen
    self.descriptor = descriptor
    self.output = output
    self.holdsPictures = holdsPictures
    insertsAtCorner = ncurses_capability("rmam") == nil
    ink = Ink(usesColor: usesColor)
  }

  /// Whether colours other than the terminal's default ones are drawn.
  var usesColor: Bool { ink.usesColor }

  /// Switches to the alternate screen, if the terminal has one, clears it and hides the cursor.
  ///
  /// The terminal's current modes become those that ncurses draws with.
  mutating func begin(columns: Int, rows: Int) {
    ncurses_keep_modes()
    curs_set(0)
    forget(columns: columns, rows: rows)
    update()
    shown = CellGrid(columns: 0, rows: 0)
  }

  /// Sets the size of the screen and marks its content as unknown, so that the next picture is drawn completely.
  mutating func forget(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    ncurses_resize(Int32(rows), Int32(columns))
    ncurses_forget()
    shown = nil
  }

  /// Shows a picture, clipped to the screen; sends nothing if the screen already shows it.
  mutating func present(_ grid: CellGrid) {
    guard grid != shown else { return }
    var before = shown
    if let last = shown, last.columns != grid.columns || last.rows != grid.rows {
      if last.columns > 0 { ncurses_forget() }
      before = nil
    }
    for row in 0..<min(rows, grid.rows) {
      if let before, before.row(row) == grid.row(row) { continue }
      put(row == rows - 1 ? withoutWideAtCorner(grid.row(row)) : grid.row(row), row: row)
    }
    shown = grid
    update()
  }

  /// The last row of the screen, with two spaces instead of a wide character before the last column if ncurses cannot draw it.
  ///
  /// Where writing the last column scrolls the terminal and this cannot be switched off (`tmux-256color` has no `rmam`),
  /// ncurses 6.4 reaches the last column by inserting a cell before it. It also does so for the second half of a wide
  /// character that ends there, which erases the character and the last column.
  private func withoutWideAtCorner(_ cells: ArraySlice<CellGrid.Cell>) -> ArraySlice<CellGrid.Cell>
  {
    let half = cells.startIndex + columns - 2
    guard insertsAtCorner, half > cells.startIndex, half < cells.endIndex, cells[half].text.isEmpty
    else { return cells }
    var cells = cells
    for place in [half - 1, half] { cells[place].text = " " }
    return cells
  }

  /// Restores the screen and the modes from before `begin(columns:rows:)`, which can be called again afterwards.
  func end() {
    endwin()
  }

  /// Frees the ncurses screen and its descriptor.
  func close() {
    delscreen(screen)
    platform_close(descriptor)
  }

  private mutating func put(_ cells: ArraySlice<CellGrid.Cell>, row: Int) {
    var characters: [cchar_t] = []
    var style = Style.plain
    var look = Ink.Look()
    let end = min(cells.endIndex, cells.startIndex + columns)
    var place = cells.startIndex
    while place < end {
      let cell = cells[place]
      let next = place + 1
      let isWide = next < cells.endIndex && cells[next].text.isEmpty
      if cell.style != style { (style, look) = (cell.style, ink.look(of: cell.style)) }
      if cell.text.utf8.count == 1 {
        characters.append(Self.character(cell.text.unicodeScalars, look))
      } else if isWide, next == end {
        // The edge of the screen clips the wide character.
        characters.append(Self.character(CollectionOfOne(Unicode.Scalar(" ")), look))
      } else {
        for glyph in Spelling.glyphs(of: cell.text, width: isWide ? 2 : 1) {
          characters.append(Self.character(glyph, look))
        }
      }
      place += isWide ? 2 : 1
    }
    ncurses_put(Int32(row), characters, Int32(characters.count))
  }

  /// Returns an ncurses cell with a character and as many of its combining marks as fit (`CCHARW_MAX`).
  private static func character(
    _ scalars: some Sequence<Unicode.Scalar>, _ look: Ink.Look
  ) -> cchar_t {
    let text = scalars.prefix(Int(CCHARW_MAX)).map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    var character = cchar_t()
    ncurses_set(&character, text, look.attributes, look.pair)
    return character
  }

  /// Sends the changes, with SIGTSTP blocked: ncurses would ignore the signal during the update, and it would be lost.
  private func update() {
    if holdsPictures { send(ControlText.holdPicture) }
    Platform.holdingBack(Platform.suspend) { ncurses_update() }
    if holdsPictures { send(ControlText.showPicture) }
  }

  private func send(_ text: String) {
    Platform.writeText(output, text)
  }
}
