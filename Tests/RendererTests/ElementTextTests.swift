import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The element in the inspector")
struct ElementTextTests {
  private func text(
    _ element: ElementFrame, _ pane: PaneFrame = Frame.measuring.panes[0], columns: Int = 48,
    isASCII: Bool = false
  ) -> String {
    ElementText(
      element: element, pane: pane, columns: columns,
      theme: Theme(isASCII: isASCII, usesColor: false)
    ).lines.map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
  }

  private var measured: ElementFrame { Frame.measuring.panes[0].elements[0] }

  @Test("A measured cell: identity, place, sizes, view, and who asked for it last")
  func cell() {
    #expect(
      text(measured) == """
        ▸ [0,0] measured 40 → 60
          at 0, 0 size 320 × 60
          sizes    estimated 40, preferred 60, true 60
          id row-0  view "cell", new
          asked    0.50 layoutAttributesForItem(at:
                   [0,0])
        """)
  }

  @Test("A guess that was right is told as well")
  func agreed() {
    var cell = measured
    cell.formerSizes = []
    cell.detail.agreedSize = CGSize(width: 320, height: 60)
    #expect(text(cell).contains("sizes    estimated 60, preferred 60, true 60"))
    cell.detail.agreedSize = nil
    #expect(text(cell).contains("sizes    preferred 60, true 60"))
  }

  @Test("A guess has no preferred size, and was asked for by rectangle")
  func estimated() {
    var cell = Frame.measuring.panes[0].elements[3]
    cell.detail.reuseCount = 12
    #expect(
      text(cell) == """
        ▸ [0,3] estimated ~40
          at 0, 140 size 320 × 40
          sizes    estimated 40, true 60
          id row-3  view "cell", reused 12×
          asked    0.50 layoutAttributesForElements(in:
                   0,40,320,480) → 11
        """)
  }

  @Test("A size that is not the true one is marked, and what differs from the default is told")
  func differences() {
    var cell = measured
    cell.detail.trueSize = CGSize(width: 320, height: 90)
    cell.alpha = 0.5
    cell.zIndex = -1
    cell.isSelected = true
    cell.transform = ElementTransform(
      scale: CGSize(width: 1.2, height: 1.2), rotation: 0, translation: CGPoint(x: 4, y: 0),
      size: CGSize(width: 320, height: 60))
    let lines = text(cell)
    #expect(lines.contains("estimated 40, preferred 60, true 90 ✗"))
    #expect(
      lines.hasSuffix(
        """
          differs  alpha 0.50, zIndex -1, selected,
                   scale 1.20, translation 4, 0
          center   160, 30 · bounds 320 × 60
        """))
    #expect(text(cell, isASCII: true).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("Sizes that differ in both directions are told whole, sideways the widths alone")
  func bothWays() {
    var cell = measured
    cell.formerSizes = [CGSize(width: 100, height: 40)]
    let whole = "estimated 100 × 40, preferred 320 × 60, true 320 × 60"
    #expect(text(cell, columns: 64).contains(whole))
    cell.formerSizes = [CGSize(width: 100, height: 60)]
    #expect(text(cell, columns: 64).contains("estimated 100, preferred 320, true 320 wide"))
    // The height of what scrolls sideways does not go without saying.
    cell.formerSizes = [CGSize(width: 320, height: 40)]
    var pane = Frame.measuring.panes[0]
    #expect(text(cell, pane, columns: 64).contains("true 60\n"))
    pane.scrollsHorizontally = true
    #expect(text(cell, pane, columns: 64).contains("estimated 40, preferred 60, true 60 high\n"))
  }

  @Test("A size, an index path and a rectangle are not torn where rows are short")
  func shortRows() {
    var cell = measured
    cell.formerSizes = [CGSize(width: 100, height: 40)]
    #expect(
      text(cell).hasSuffix(
        """
          sizes    estimated 100×40, preferred 320×60,
                   true 320×60
          id row-0  view "cell", new
          asked    0.50 layoutAttributesForItem(at:
                   [0,0])
        """))
    #expect(text(cell, columns: 51).hasSuffix("asked    0.50 layoutAttributesForItem(at: [0,0])"))
  }

  @Test("In rows too short for three sizes the true one tells of the same that was preferred")
  func fewSizes() {
    var cell = measured
    cell.formerSizes = [CGSize(width: 100, height: 40)]
    #expect(text(cell, columns: 36).contains("sizes    estimated 100×40, true\n"))
    cell.detail.preferredSize?.height = 70
    #expect(text(cell, columns: 36).contains("preferred 320×70,"))
  }

  @Test("In a narrow inspector all of it stands in the fewest rows")
  func narrow() {
    var cell = measured
    cell.detail.reuseCount = 3
    #expect(
      text(cell, columns: 26) == """
        ▸ [0,0] measured 40 → 60
          at 0, 0 size 320 × 60
          est 40, pref 60, true 60
          id row-0  view reused 3×
          asked 0.50
          layoutAttributesForItem
        """)
    cell.frame.origin.y = 5_299
    cell.detail.preferredSize?.height = 70
    #expect(
      text(cell, columns: 26).hasPrefix(
        """
        ▸ [0,0] measured 40 → 60
          at 0, 5 299 size 320×60
          est 40, pref 70, true 60
        """))
    #expect(
      text(cell, columns: 19).hasPrefix(
        """
        ▸ [0,0] 40→60
          0, 5 299, 320×60
          est 40, pref 70,
          true 60
        """))
    cell.detail.preferredSize?.height = 60
    #expect(text(cell, columns: 19).contains("\n  est 40, true 60\n  \"cell\" reused 3×\n"))
  }

  @Test(
    "Nothing of a form is wider than the inspector where a shorter one is there", arguments: 18...60
  )
  func widths(_ columns: Int) {
    var cell = measured
    cell.frame.origin.y = 5_299
    for line in text(cell, columns: columns).split(separator: "\n") {
      #expect(String(line).columnWidth <= columns, "\(line)")
    }
  }

  @Test("What was not asked for of late is said so, and a view without an identifier too")
  func unasked() {
    var view = measured
    view.category = .decorationView
    view.kind = "line"
    view.frame.origin.y = 2000
    view.detail = ElementDetail()
    let lines = text(view)
    #expect(lines.contains("asked    not by the last 10 calls"))
    #expect(lines.contains("view of no identifier, new"))
    #expect(!lines.contains("id "))
  }
}
