extension Screen {
  /// The picture while a layout computes very many items, before there is anything to draw.
  ///
  /// - Parameters:
  ///   - count: The number of items computed so far.
  ///   - total: The number of all items.
  ///   - interrupt: What Ctrl-C does meanwhile.
  /// - Returns: The picture, `columns` × `rows` cells.
  public func asking(
    for count: Int, of total: Int, interrupt: InterruptMeaning
  ) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    drawAlone(
      theme.spelled(
        "laying out: \(count.groupedText) of \(total.groupedText) items… \(interrupt.words)"
      ),
      into: &grid)
    theme.scheme?.paint(&grid)
    return grid
  }
}

/// What Ctrl-C does while a layout computes very many items.
public enum InterruptMeaning: Sendable, CaseIterable {
  /// There is nothing to go back to.
  case endsProgram
  /// The action that started the computation is reverted.
  case takesBack

  var words: String {
    switch self {
    case .endsProgram: "Ctrl-C ends the program"
    case .takesBack: "Ctrl-C takes it back"
    }
  }
}
