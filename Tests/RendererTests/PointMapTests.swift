import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct PointMapTests {
  @Test(
    "Edges fall on the nearest boundary",
    arguments: [
      (0, 0), (4.9, 0), (5, 1), (5.1, 1), (10, 1), (-4.9, 0), (-5, 0), (-5.1, -1), (-10, -1),
      (15_000_000, 1_500_000),
      (1e300, 1_000_000_000), (-1e300, -1_000_000_000), (.infinity, 1_000_000_000),
      (.nan, 1_000_000_000),
    ] as [(CGFloat, Int)])
  func edges(_ x: CGFloat, _ column: Int) {
    let map = PointMap(
      origin: .zero, scale: CGSize(width: 10, height: 20), column: 3, row: 0)
    #expect(map.column(x) == column + 3)
    #expect(map.row(2 * x) == column)
  }

  @Test(
    "Rectangles that share an edge meet at every scale and offset",
    arguments: [10, 10.5, 11.4285714, 7, 13.3333333, 22.857142, 3, 160 / 7, 100] as [CGFloat])
  func tiling(_ scale: CGFloat) {
    for extent in [1, 7.5, 10, 33.3333333, 44, 200, 1.0 / 3] as [CGFloat] {
      for offset in stride(from: -50, to: 50, by: 3.25) as StrideTo<CGFloat> {
        let map = PointMap(
          origin: CGPoint(x: offset, y: offset), scale: CGSize(width: scale, height: scale),
          column: 0, row: 0)
        var previous: CellRect?
        // Places come about by adding and by multiplying, which differ in the last bits.
        for index in 0..<40 {
          let start = extent * CGFloat(index)
          let rect = map.cells(CGRect(x: start, y: start, width: extent, height: extent))
          if let previous {
            #expect(previous.endColumn == rect.column && previous.endRow == rect.row)
          }
          previous = rect
        }
      }
    }
  }

  @Test("Tiling elements of any size leave no cell empty and cover none twice")
  func coverage() {
    for scale in [10, 11.4, 23] as [CGFloat] {
      for extent in [12, 20, 35, 44.5, 100] as [CGFloat] {
        var grid = CellGrid(columns: 20, rows: 15)
        var owners = Array(repeating: 0, count: 15)
        let map = PointMap(
          origin: CGPoint(x: 0, y: 117.5), scale: CGSize(width: scale, height: 2 * scale),
          column: 0, row: 0)
        for item in 0..<80 {
          let element = ElementFrame.cell(
            item, y: CGFloat(item) * extent, width: scale * 20, height: extent)
          let rect = map.cells(element.frame)
          for row in rect.row..<rect.endRow where owners.indices.contains(row) {
            owners[row] += 1
          }
          ElementPicture(
            element: element, rect: rect, clip: grid.area, fontColumns: 1,
            scrollsHorizontally: false, theme: Theme(isASCII: true, usesColor: false)
          ).draw(into: &grid)
        }
        #expect(owners.allSatisfy { $0 == 1 }, "scale \(scale), extent \(extent)")
        #expect((0..<15).allSatisfy { grid[0, $0].text != " " })
      }
    }
  }
}
