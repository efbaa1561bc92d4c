import CNcurses
import CPlatform
import Renderer

/// Draws pictures on a terminal: ncurses is given the rows that changed, and decides what to send.
///
/// ncurses keeps its state in global variables: there is one canvas at a time, used from one thread.
struct TerminalCanvas {
  private let output: Int32
  /// Whether the terminal can hold a picture back until it is complete.
  private let holdsPictures: Bool
  private let screen: OpaquePointer
  /// The descriptor of the terminal that belongs to ncurses.
  private let descriptor: Int32
  private var ink: Ink
  private var columns = 0
  private var rows = 0
  /// The picture on the screen; nil if it may show anything.
  private var shown: CellGrid?

  /// Starts ncurses, which sets the terminal's modes and sends nothing yet; nil if it cannot draw on the terminal.
  ///
  /// - Parameters:
  ///   - name: The terminal's name in terminfo.
  ///   - output: The terminal. ncurses gets a descriptor of its own.
  ///   - usesColor: False draws everything in the terminal's own two colours.
  ///   - holdsPictures: Whether the terminal can hold a picture back until it is complete.
  init?(name: String, output: Int32, usesColor: Bool, holdsPictures: Bool) {
    guard let descriptor = Platform.duplicate(output), let screen = ncurses_open(name, descriptor)
    else { return nil }
    self.screen = screen
    self.descriptor = descriptor
    self.output = output
    self.holdsPictures = holdsPictures
    ink = Ink(usesColor: usesColor)
  }

  /// Whether anything is drawn in other colours than the terminal's own two.
  var usesColor: Bool { ink.usesColor }

  /// Switches to the alternate screen, where the terminal has one, clears it and hides the cursor.
  ///
  /// The modes that the terminal has now are those it is drawn on with.
  mutating func begin(columns: Int, rows: Int) {
    ncurses_keep_modes()
    curs_set(0)
    forget(columns: columns, rows: rows)
    holdPicture()
    update()
    showPicture()
    shown = CellGrid(columns: 0, rows: 0)
  }

  /// Has the next picture drawn completely, on a screen of a size: the terminal may show anything.
  mutating func forget(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    ncurses_resize(Int32(rows), Int32(columns))
    ncurses_forget()
    shown = nil
  }

  /// Shows a picture; sends nothing if it is on the screen already, and cuts off what has no room.
  mutating func present(_ grid: CellGrid) {
    guard grid != shown else { return }
    var before = shown
    if let last = shown, last.columns != grid.columns || last.rows != grid.rows {
      if last.columns > 0 { ncurses_forget() }
      before = nil
    }
    var wideAtCorner: ArraySlice<CellGrid.Cell>?
    for row in 0..<min(rows, grid.rows) {
      if let before, before.row(row) == grid.row(row) { continue }
      let cells = grid.row(row)
      if row == rows - 1, let narrow = withoutWideAtCorner(cells) {
        wideAtCorner = cells
        put(narrow, row: row)
      } else {
        put(cells, row: row)
      }
    }
    shown = grid
    holdPicture()
    update()
    if let wideAtCorner {
      put(wideAtCorner, row: rows - 1)
      update()
    }
    showPicture()
  }

  /// The last row of the screen with spaces for a wide character before the last column; nil without one.
  ///
  /// Where writing the last column would scroll the terminal (tmux), ncurses writes its character one column before and
  /// then inserts the cell before it, which fails for half of a wide character: seen with ncurses 6.4. So the wide
  /// character is drawn after the last column is.
  private func withoutWideAtCorner(_ cells: ArraySlice<CellGrid.Cell>) -> ArraySlice<CellGrid.Cell>?
  {
    let half = cells.startIndex + columns - 2
    guard half > cells.startIndex, half < cells.endIndex, cells[half].text.isEmpty else {
      return nil
    }
    var narrow = cells
    for place in [half - 1, half] { narrow[place].text = " " }
    return narrow
  }

  /// Goes back to the screen and the modes from before `begin(columns:rows:)`, which can be called again.
  func end() {
    endwin()
  }

  /// Frees what ncurses keeps for the terminal.
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
        // The edge of the screen cuts it.
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

  /// A character and the marks that combine with it, of which ncurses keeps a few.
  private static func character(
    _ scalars: some Sequence<Unicode.Scalar>, _ look: Ink.Look
  ) -> cchar_t {
    let text = scalars.prefix(Int(CCHARW_MAX)).map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    var character = cchar_t()
    ncurses_set(&character, text, look.attributes, look.pair)
    return character
  }

  /// Sends what changed, with Ctrl-Z held back until it is sent: ncurses ignores the signal meanwhile.
  private func update() {
    Platform.holdingBack(Platform.suspend) { ncurses_update() }
  }

  /// Has the terminal show nothing of what follows before `showPicture()`, if it can do that.
  private func holdPicture() {
    if holdsPictures { send(ControlText.holdPicture) }
  }

  private func showPicture() {
    if holdsPictures { send(ControlText.showPicture) }
  }

  private func send(_ text: String) {
    Platform.writeText(output, text)
  }
}
