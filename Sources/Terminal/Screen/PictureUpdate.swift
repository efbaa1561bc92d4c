import Renderer

/// What has to be done to a screen so that it shows the next picture.
struct PictureUpdate {
  /// What is moved first; nil for nothing, and where rows cannot be moved.
  let shift: GridShift?
  /// What is written then.
  let changes: [GridChange]

  /// - Parameters:
  ///   - shown: The picture on the screen; nil, or one of another size, for a blank screen.
  ///   - grid: The next picture.
  ///   - movesRows: Whether the terminal can move rows: it has a way to, and all rows of the picture.
  ///   - last: The shift of the update before.
  init(
    from shown: CellGrid?, to grid: CellGrid, movesRows: Bool,
    after last: GridShift? = nil
  ) {
    let mayShift = movesRows && grid.mayHaveMoved
    shift = mayShift ? shown.flatMap { GridShift(from: $0, to: grid, after: last) } : nil
    changes = GridChange.changes(from: shown, after: shift, to: grid)
  }

  /// Whether the screen shows it already.
  var isEmpty: Bool { shift == nil && changes.isEmpty }
}
