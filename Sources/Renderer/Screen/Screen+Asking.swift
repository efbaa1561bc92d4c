extension Screen {
  /// What stands on the screen while very many sizes are asked for, before there is anything to draw.
  ///
  /// - Parameters:
  ///   - count: How many have been asked for.
  ///   - total: The items there are.
  ///   - interrupt: What Ctrl-C does meanwhile.
  /// - Returns: The picture, `columns` × `rows` cells.
  public func asking(
    forSizes count: Int, of total: Int, interrupt: InterruptMeaning
  ) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    drawAlone(
      theme.spelled(
        "asking for sizes: \(count.groupedText) of \(total.groupedText)… \(interrupt.words)"
      ),
      into: &grid)
    theme.scheme?.paint(&grid)
    return grid
  }
}

/// What Ctrl-C does while very many sizes are asked for.
public enum InterruptMeaning: Sendable, CaseIterable {
  /// There is nothing to go back to.
  case endsProgram
  /// What asked for them is taken back.
  case takesBack

  var words: String {
    switch self {
    case .endsProgram: "Ctrl-C ends the program"
    case .takesBack: "Ctrl-C takes it back"
    }
  }
}
