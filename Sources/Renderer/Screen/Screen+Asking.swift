extension Screen {
  /// What stands on the screen while a layout asks its delegate for so many sizes, before there is anything to draw.
  public func asking(forSizes count: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    drawAlone(
      theme.spelled("asking the delegate for \(count.groupedText) sizes…"), into: &grid)
    theme.scheme?.paint(&grid)
    return grid
  }
}
