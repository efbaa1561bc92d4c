extension Screen {
  /// What stands on the screen while a layout asks its delegate for very many sizes, before there is anything to draw.
  ///
  /// - Parameters:
  ///   - count: How many it has asked for.
  ///   - total: The items there are.
  /// - Returns: The picture, `columns` × `rows` cells.
  public func asking(forSizes count: Int, of total: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    drawAlone(
      theme.spelled(
        "asking the delegate for sizes: \(count.groupedText) of \(total.groupedText)…"),
      into: &grid)
    theme.scheme?.paint(&grid)
    return grid
  }
}
