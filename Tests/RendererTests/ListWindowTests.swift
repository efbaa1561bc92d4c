import Testing

@testable import Renderer

@Suite struct ListWindowTests {
  @Test(
    "The chosen row stays in the middle as far as the ends allow",
    arguments: [
      (0, 0, 5, 0..<0), (3, 2, 5, 0..<3), (9, 0, 5, 0..<5), (9, 4, 5, 2..<7), (9, 8, 5, 4..<9),
      (9, .max, 5, 4..<9), (9, 4, 0, 4..<4),
    ])
  func rows(_ count: Int, _ chosen: Int, _ height: Int, _ rows: Range<Int>) {
    let area = CellRect(column: 3, row: 2, columns: 4, rows: height)
    let window = ListWindow(of: count, around: chosen, in: area)
    #expect(window.rows == rows)
    #expect(window.rest == count - rows.upperBound)
    for row in 0..<12 {
      let place = rows.lowerBound + row - 2
      let expected = (2..<2 + height).contains(row) && rows.contains(place) ? place : nil
      #expect(window.row(column: 3, row: row) == expected)
      #expect(window.row(column: 2, row: row) == nil)
      #expect(window.row(column: 7, row: row) == nil)
    }
  }
}
