import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct ElementClippingTests {
  private static let states: [ElementFrame.SizeState] = [.estimated, .measured, .fixed]

  @Test("No element of any place, size and kind draws outside its viewport or its own cells")
  func exhaustive() {
    let clip = CellRect(column: 2, row: 2, columns: 6, rows: 5)
    var ground = CellGrid(columns: 10, rows: 9)
    ground.fill(ground.area, with: ".", clip: ground.area)
    let theme = Theme(isASCII: false, usesColor: true)
    var kind = 0
    for column in -5...10 {
      for row in -5...9 {
        for columns in 0...8 {
          for rows in 0...7 {
            kind += 1
            let element = Self.element(kind)
            let rect = CellRect(column: column, row: row, columns: columns, rows: rows)
            var grid = ground
            ElementPicture(
              element: element, rect: rect, clip: clip, fontColumns: 1,
              scrollsHorizontally: false, theme: theme
            ).draw(into: &grid)
            let inside = rect.intersection(clip)
            var isRight = grid.isWhole
            for y in 0..<grid.rows {
              for x in 0..<grid.columns {
                // Inside nothing of the ground is left, outside everything is.
                isRight = isRight && (grid[x, y].text == ".") != inside.contains(column: x, row: y)
              }
            }
            if !isRight { Issue.record("\(rect) of \(element)\n\(grid)") }
          }
        }
      }
    }
  }

  private static func element(_ kind: Int) -> ElementFrame {
    var element = ElementFrame.cell(
      kind % 12, y: 0, height: 40, state: states[kind % 3], estimated: kind % 2 == 0 ? 200 : nil,
      isFresh: kind % 5 == 0,
      text: ["", "text", "한글 텍스트", "a longer text that breaks", "👩‍🔬e\u{301}\u{1B}"][kind % 5])
    if kind % 7 == 0 { element.category = .supplementaryView }
    if kind % 11 == 0 { element.category = .decorationView }
    element.kind = element.category == .cell ? nil : "UICollectionElementKindSectionHeader"
    return element
  }
}
