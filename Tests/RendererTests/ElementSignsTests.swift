import Foundation
import Simulator
import Testing

@testable import Renderer

/// What of an element differs from the plainest one, as it is told on it.
@Suite("Signs on elements")
struct ElementSignsTests {
  private func cell(
    x: Double = 0, y: Double = 0, width: Double = 260, height: Double = 60,
    _ change: (inout ElementFrame) -> Void
  ) -> ElementFrame {
    var element = ElementFrame.cell(3, x: x, y: y, width: width, height: height)
    change(&element)
    return element
  }

  @Test("Each has a short word")
  func words() {
    func text(_ change: (inout ElementFrame) -> Void) -> String {
      ElementSigns(cell(change), showsZIndex: false, glyphs: .unicode).texts
        .joined(separator: " ")
    }
    #expect(text { _ in } == "")
    #expect(text { $0.isPinned = true } == "pinned")
    #expect(text { $0.zIndex = 10 } == "z10")
    #expect(text { $0.zIndex = -1 } == "z-1")
    #expect(text { $0.alpha = 0.5 } == "α0.5")
    #expect(text { $0.alpha = 0.05 } == "α0.05")
    #expect(text { $0.alpha = 0 } == "α0")
    let scaled = ElementTransform(scale: CGSize(width: 0.85, height: 0.85))
    #expect(text { $0.transform = scaled } == "×0.85")
    let flipped = ElementTransform(scale: CGSize(width: 2, height: -1))
    #expect(text { $0.transform = flipped } == "×2,-1")
    #expect(text { $0.transform = ElementTransform(rotation: 45) } == "∠45")
    let moved = ElementTransform(translation: CGPoint(x: 8, y: -4.5))
    #expect(text { $0.transform = moved } == "⇢8,-4.5")
    let several = text {
      $0.transform = ElementTransform(rotation: -90)
      $0.isPinned = true
      $0.zIndex = 2
    }
    #expect(several == "pinned z2 ∠-90")
  }

  @Test("Numbers out of all bounds are told, too")
  func wild() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let element = cell {
        $0.alpha = -abs(number)
        $0.transform = ElementTransform(
          scale: CGSize(width: number, height: number), rotation: number,
          translation: CGPoint(x: number, y: number))
      }
      #expect(ElementSigns(element, showsZIndex: true, glyphs: .ascii).texts.count > 3)
    }
  }

  @Test("They stand behind the size as far as there is room")
  func room() {
    var element = cell {
      $0.zIndex = 3
      $0.isPinned = true
      $0.formerSizes = [CGSize(width: 260, height: 44)]
    }
    #expect(
      elementPicture(element, columns: 26, rows: 3) == """
        ┌[0,3] 44 → 60 pinned z3 ┐|
        │                        │|
        └────────────────────────┘|
        """)
    element.frame.size.width = 200
    element.formerSizes[0].width = 200
    #expect(
      elementPicture(element, columns: 26, rows: 3) == """
        ┌[0,3] 44→60 pinned┐      |
        │                  │      |
        └──────────────────┘      |
        """)
  }

  @Test("What can be seen through is hatched, denser the fainter it is")
  func alpha() {
    #expect(
      elementPicture(cell(width: 200) { $0.alpha = 0.5 }, rows: 3) == """
        ┌[0,3]  α0.5 ──────┐|
        │    ░       ░     │|
        └──────────────────┘|
        """)
    #expect(
      elementPicture(cell(width: 200) { $0.alpha = 0.2 }, rows: 3, isASCII: true) == """
        +[0,3]  a0.2 ------+|
        |  `   `   `   `   ||
        +------------------+|
        """)
    #expect(
      elementPicture(cell(x: -100, y: -20, width: 200) { $0.alpha = 0.2 }, rows: 3) == """
        [0,3]    │          |
        ─────────┘          |
                            |
        """)
  }

  @Test("A hidden element is an outline with the word, and leaves what it lies over")
  func hidden() {
    #expect(
      elementPicture(cell(width: 180, height: 60) { $0.isHidden = true }, rows: 3) == """
        ·[0,3]  hidden┈┈┈·  |
        ┊                ┊  |
        ·┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈·  |
        """)
    #expect(
      elementPicture(cell(width: 180, height: 20) { $0.isHidden = true }, rows: 2) == """
        ┈[0,3]  hidden┈┈┈┈  |
                            |
        """)
    let away = cell(y: 60) { $0.isHidden = true }
    #expect(!elementPicture(away, rows: 3).contains("┈"))
  }

  @Test("A selected cell and one under a finger have a mark and a bold edge")
  func selection() {
    let selected = cell(width: 100) { $0.isSelected = true }
    #expect(
      elementPicture(selected, rows: 3) == """
        ┌▣[0,3] ─┐          |
        │        │          |
        └────────┘          |
        """)
    let touched = cell(width: 100, height: 20) {
      $0.isHighlighted = true
      $0.isSelected = true
    }
    #expect(
      elementPicture(touched, rows: 2) == """
        ▎◉[0,3]             |
                            |
        """)
    #expect(elementPicture(selected, rows: 3, isASCII: true).hasPrefix("+$[0,3] -+"))
    var text = selected
    text.text = "one\ntwo\nsix"
    #expect(elementPicture(text, rows: 3).hasPrefix("▎▣3  one"))
    let theme = Theme(isASCII: false, usesColor: false)
    let picture = ElementPicture(
      element: selected, rect: CellRect(column: 0, row: 0, columns: 10, rows: 3),
      clip: CellRect(column: 0, row: 0, columns: 10, rows: 3), fontColumns: 1,
      scrollsHorizontally: false, theme: theme)
    var grid = CellGrid(columns: 10, rows: 3)
    picture.draw(into: &grid)
    #expect(grid[0, 1].style.isBold)
  }

  @Test("What leaves and what arrives has a mark before its name, before that of a selection")
  func ways() {
    func text(
      width: Double, height: Double = 60, isASCII: Bool = false,
      _ change: (inout ElementFrame) -> Void
    ) -> Substring? {
      elementPicture(cell(width: width, height: height, change), rows: 3, isASCII: isASCII)
        .split(separator: "\n").first
    }
    #expect(text(width: 120) { $0.isDisappearing = true } == "┌⊖[0,3] ───┐        |")
    #expect(text(width: 120) { $0.isAppearing = true } == "┌⊕[0,3] ───┐        |")
    #expect(text(width: 120, isASCII: true) { $0.isDisappearing = true } == "+x[0,3] ---+        |")
    #expect(text(width: 120, isASCII: true) { $0.isAppearing = true } == "+n[0,3] ---+        |")
    #expect(text(width: 120) { _ in } == "┌[0,3] ────┐        |")
    let both = text(width: 60) {
      $0.isDisappearing = true
      $0.isSelected = true
    }
    #expect(both == "┌⊖▣3 ┐              |")
    #expect(text(width: 80, height: 20) { $0.isAppearing = true } == "▎⊕[0,3]             |")
    // Where there is no room for a label, on the bar.
    #expect(text(width: 30, height: 40) { $0.isDisappearing = true } == "⊖3                  |")
    let header = text(width: 160, height: 20) {
      $0.category = .supplementaryView
      $0.kind = "UICollectionElementKindSectionHeader"
      $0.indexPath = [1, 0]
      $0.text = "Spring"
      $0.isAppearing = true
    }
    #expect(header == "╤Spring    ⊕[1]     |")
  }

  @Test("How faint a pinned cell is goes before the word for that")
  func pinnedAndFaint() {
    var element = ElementFrame.cell(3, y: 0, width: 200, height: 20)
    element.isPinned = true
    element.alpha = 0.91
    element.transform = ElementTransform(scale: CGSize(width: 0.73, height: 0.73))
    #expect(elementPicture(element, rows: 1) == "▎†[0,3] α0.91 ×0.73 |")
    element.alpha = 1
    #expect(elementPicture(element, rows: 1) == "▎[0,3] pinned ×0.73 |")
  }

  @Test("A cell that is pinned says so by a mark where the word has no room")
  func pinned() {
    func text(width: Double, height: Double = 20, text: String = "") -> Substring? {
      elementPicture(
        cell(width: width, height: height) {
          $0.isPinned = true
          $0.text = text
        }, rows: 3
      ).split(separator: "\n").first
    }
    #expect(text(width: 140) == "▎[0,3]  pinned      |")
    #expect(text(width: 100) == "▎3 pinned           |")
    #expect(text(width: 70) == "▎†3                 |")
    #expect(text(width: 60) == "▎†3                 |")
    #expect(text(width: 30) == "†3                  |")
    #expect(text(width: 10) == "†                   |")
    #expect(text(width: 120, height: 60, text: "one\ntwo\nsix") == "▎†3  one            |")
  }

  @Test("A longer history of sizes is told with its ends, and its middle as far as it is short")
  func history() {
    func label(_ heights: [Double]) -> String {
      let element = cell { $0.formerSizes = heights.map { CGSize(width: 260, height: $0) } }
      return ElementLabel(element, scrollsHorizontally: false, glyphs: .unicode).size
    }
    #expect(label([44]) == "44 → 60")
    #expect(label([44, 180]) == "44 → 180 → 60")
    #expect(label([44, 180, 20]) == "44 → 180 → 20 → 60")
    #expect(label([44, 180, 20, 70]) == "44 → … → 20 → 70 → 60")
    #expect(label([60, 180]) == "60 → 180 → 60")
    #expect(label([60]) == "")
  }

  @Test("Cells that overlap with one z index say so, and those that only touch do not")
  func overlaps() {
    var pane = PaneFrame.list
    pane.elements = [
      .cell(0, x: 0, y: 0, width: 100, height: 50), .cell(1, x: 0, y: 50, width: 100, height: 50),
      .cell(2, x: 90, y: 60, width: 100, height: 50), .cell(3, x: 200, y: 0, width: 50, height: 90),
      .cell(4, x: 200, y: 20, width: 50, height: 90),
    ]
    #expect(pane.undecidedOverlaps == [1, 2, 3, 4])
    pane.elements[4].zIndex = 1
    #expect(pane.undecidedOverlaps == [1, 2])
    pane.elements[2].frame.origin.x = .nan
    #expect(pane.undecidedOverlaps.isEmpty)
  }

  @Test(
    "Cells below one another need not be sorted, but for one that begins above the one before it")
  func stack() {
    var pane = PaneFrame.list
    pane.elements = (0..<5).map { .cell($0, y: Double($0) * 20, height: 20) }
    #expect(pane.undecidedOverlaps.isEmpty)
    pane.elements[4].frame.origin.y = 10
    #expect(pane.undecidedOverlaps == [0, 1, 4])
    pane.elements = [.cell(0, y: 0, height: 0.1), .cell(1, y: -0.3, height: 20)]
    #expect(pane.undecidedOverlaps == [0, 1])
    pane.elements[1].category = .decorationView
    #expect(pane.undecidedOverlaps.isEmpty)
  }
}
