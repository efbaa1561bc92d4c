import Foundation
import Simulator

/// A terminal's screen as a value: its size, what it may use, and what it remembers.
///
/// `draw(_:)` makes the picture of a frame, `press(_:showing:)` answers a key. Nothing else happens here: no byte is written,
/// no time is asked for.
public struct Screen: Sendable {
  /// The fewest columns and rows a picture is drawn in.
  public static let minimumSize = (columns: 40, rows: 10)

  /// Its size in character cells.
  public var columns: Int
  /// Its size in character cells.
  public var rows: Int
  /// Whether the screen's own marks keep to ASCII unless chosen otherwise; text of the data is drawn as it is.
  public var isASCII = false
  /// Whether the terminal's colours are used; without them bold, dim, underline and reverse remain.
  public var usesColor = true
  /// What the latest frame took to compute and draw, in seconds on the wall; nil before there was one.
  public var frameTime: Double?
  /// What it remembers from one picture to the next.
  public var state = ScreenState()
  /// What the keys do; help and footer are made from it.
  public let keymap: Keymap

  /// A screen of so many character cells.
  public init(columns: Int, rows: Int, keymap: Keymap = .standard) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.keymap = keymap
  }

  /// The picture of a frame, `columns` × `rows` cells.
  public func draw(_ frame: Frame) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let theme = theme
    draw(frame, theme: theme, into: &grid)
    if keepsToASCII { grid.spellStandIns() }
    theme.scheme?.paint(&grid)
    return grid
  }

  private func draw(_ frame: Frame, theme: Theme, into grid: inout CellGrid) {
    guard isDrawn else { return drawTooSmall(into: &grid) }
    let isHeld = state.time.isPaused || state.time.end != nil
    let frame = state.reducesMotion ? frame.withoutFlashes(isHeld: isHeld) : frame
    if state.isOnStage {
      drawStage(frame, theme: theme, into: &grid)
      if !state.isBlank {
        drawOverlay(of: frame, layout(frame, footerRows: 0), theme: theme, into: &grid)
      }
      drawPrompt(in: grid.area.line(rows - 1), theme: theme, into: &grid)
    } else {
      drawInstruments(frame, theme: theme, into: &grid)
    }
  }

  private func drawInstruments(_ frame: Frame, theme: Theme, into grid: inout CellGrid) {
    let footer = footer(frame, theme: theme)
    let layout = layout(frame, footerRows: footer.rows)
    TitleBar(frame: frame, layout: layout, state: state, theme: theme).draw(into: &grid)
    footer.draw(in: layout.footer, into: &grid)
    drawPanes(of: frame, layout, theme: theme, into: &grid)
    if let hud = layout.hud {
      HUDPicture(
        panes: layout.panes.map { frame.panes[$0.index] }, frameTime: frameTime, area: hud,
        theme: theme
      ).draw(into: &grid)
    }
    drawOverlay(of: frame, layout, theme: theme, into: &grid)
    // In the row of the keys; the lines of a caption above it stay.
    drawPrompt(in: layout.footer.line(layout.footer.rows - 1), theme: theme, into: &grid)
  }

  private func drawPanes(
    of frame: Frame, _ layout: ScreenLayout, theme: Theme, into grid: inout CellGrid
  ) {
    let call = selectedCall(of: frame)
    for slot in layout.panes {
      PanePicture(
        pane: frame.panes[slot.index], slot: slot, inspected: state.inspected,
        differences: differences(
          of: slot.index, in: frame, isAlone: layout.panes.count == 1),
        isChosen: marksChoice(of: slot.index, in: frame),
        call: call?.pane == slot.index ? call?.call : nil,
        bottom: layout.footer.row, isCounting: state.counted != nil, theme: theme, view: state.view,
        search: state.search
      ).draw(into: &grid)
    }
  }

  /// Whether every pane of the frame is on the screen, and not one at a time.
  public func showsAllPanes(_ frame: Frame) -> Bool {
    layout(frame, footerRows: 1).showsAllPanes
  }

  /// Where everything stands, as it is drawn.
  func layout(_ frame: Frame) -> ScreenLayout {
    layout(frame, footerRows: footer(frame, theme: theme).rows)
  }

  /// The characters and colours it draws with.
  var theme: Theme { Theme(state.theme, isASCII: keepsToASCII, usesColor: usesColor) }

  /// Whether marks are drawn in ASCII: as was chosen, else as the terminal needs it.
  var keepsToASCII: Bool { state.prefersASCII ?? isASCII }

  /// Whether a minimap is on the screen.
  public func showsMinimap(_ frame: Frame) -> Bool {
    layout(frame, footerRows: 1).panes.contains { $0.showsMap(of: frame.panes[$0.index]) }
  }

  func layout(_ frame: Frame, footerRows: Int) -> ScreenLayout {
    if state.isOnStage {
      return ScreenLayout(
        stageLayout(frame, theme: theme), columns: columns, rows: rows, state: state)
    }
    return ScreenLayout(
      frame: frame, columns: columns, rows: rows, footerRows: footerRows, state: state)
  }

  func footer(_ frame: Frame, theme: Theme) -> Footer {
    Footer(
      frame: frame, keymap: keymap, state: state, refusal: refusal(frame), size: (columns, rows),
      theme: theme)
  }

  /// Whether it is not too small for all that is drawn.
  var isDrawn: Bool {
    columns >= Self.minimumSize.columns && rows >= Self.minimumSize.rows
  }

  private func drawTooSmall(into grid: inout CellGrid) {
    let times = theme.glyphs.times
    let message =
      "Cellophane needs \(Self.minimumSize.columns)\(times)\(Self.minimumSize.rows), "
      + "this is \(columns)\(times)\(rows)"
    drawAlone(message, into: &grid)
  }

  /// Draws words in the middle of a screen that has nothing else.
  func drawAlone(_ message: String, into grid: inout CellGrid) {
    let lines = TextLines(message, columns: columns, limit: max(0, rows)).lines
    let first = (rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      grid.put(
        line, column: max(0, (columns - line.columnWidth) / 2), row: first + index, clip: grid.area)
    }
  }
}
