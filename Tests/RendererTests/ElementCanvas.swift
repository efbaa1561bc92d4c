import Foundation
import Simulator
import Testing

@testable import Renderer

/// One element drawn alone into a viewport of so many cells of `scale` points each, with a margin that must stay as it is.
func elementPicture(
  _ element: ElementFrame, columns: Int = 20, rows: Int = 5, offset: CGPoint = .zero,
  scale: CGSize = CGSize(width: 10, height: 20), scrollsHorizontally: Bool = false,
  mode: ViewMode = .both, showsZIndex: Bool = false, isASCII: Bool = false
) -> String {
  let clip = CellRect(column: 1, row: 1, columns: columns, rows: rows)
  var grid = CellGrid(columns: columns + 2, rows: rows + 2)
  grid.fill(grid.area, with: ".", clip: grid.area)
  grid.fill(clip, clip: clip)
  let map = PointMap(origin: offset, scale: scale, column: 1, row: 1)
  ElementPicture(
    element: element, rect: map.cells(element.frame), clip: clip, fontColumns: scale.width / 10,
    scrollsHorizontally: scrollsHorizontally, theme: Theme(isASCII: isASCII, usesColor: true),
    edges: map.edges(element.frame), mode: mode, showsZIndex: showsZIndex
  ).draw(into: &grid)
  #expect(grid.isWhole)
  for row in 0..<grid.rows {
    for column in 0..<grid.columns where !clip.contains(column: column, row: row) {
      #expect(grid[column, row].text == ".")
    }
  }
  return grid.picture.split(separator: "\n").dropFirst().dropLast()
    .map { $0.dropFirst().dropLast() + "|" }.joined(separator: "\n")
}
