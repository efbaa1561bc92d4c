import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct ElementLabelTests {
  private func element(
    _ size: CGSize, from old: CGSize?, state: ElementFrame.SizeState = .measured
  ) -> ElementFrame {
    var element = ElementFrame.cell(3, y: 0, width: size.width, height: size.height, state: state)
    element.formerSizes = old.map { [$0] } ?? []
    return element
  }

  @Test(
    "The change is told along the side that changed, of both in full",
    arguments: [
      (CGSize(width: 100, height: 40), "200 → 40", CGSize(width: 100, height: 200)),
      (CGSize(width: 80, height: 40), "100 → 80", CGSize(width: 100, height: 40)),
      (CGSize(width: 80, height: 40.5), "100×1 200 → 80×40.5", CGSize(width: 100, height: 1200)),
      (CGSize(width: 80, height: 40), "", CGSize(width: 80, height: 40.01)),
      (CGSize(width: 80, height: 40), "", nil),
    ])
  func change(_ size: CGSize, _ text: String, _ old: CGSize?) {
    let label = ElementLabel(
      element(size, from: old), scrollsHorizontally: false, glyphs: .unicode)
    #expect(label.identity == "[0,3]")
    #expect(label.size == text)
  }

  @Test("An estimate is told along the scroll axis")
  func estimate() {
    let element = element(CGSize(width: 80, height: 44), from: nil, state: .estimated)
    #expect(ElementLabel(element, scrollsHorizontally: false, glyphs: .unicode).size == "~44")
    #expect(ElementLabel(element, scrollsHorizontally: true, glyphs: .unicode).size == "~80")
  }

  @Test(
    "What does not fit comes closer, then goes; news stays",
    arguments: [
      (20, false, "[0,3]  200 → 40"), (15, false, "[0,3]  200 → 40"), (14, false, "[0,3] 200 → 40"),
      (13, false, "[0,3] 200→40"), (12, false, "[0,3] 200→40"), (11, false, "[0,3]"),
      (11, true, "3 200→40"), (8, true, "3 200→40"), (7, true, "3 →40"), (6, true, "3 →40"),
      (5, true, "3 →40"), (4, true, "3"), (1, true, "3"),
      (0, false, ""),
    ])
  func fitting(_ columns: Int, _ isFresh: Bool, _ text: String) {
    let size = CGSize(width: 100, height: 40)
    let label = ElementLabel(
      element(size, from: CGSize(width: 100, height: 200)), scrollsHorizontally: false,
      glyphs: .unicode)
    let line = label.line(columns: columns, isFresh: isFresh, styles: (.plain, .plain))
    #expect(line.spans.map(\.text).joined() == text)
  }

  @Test(
    "Which item it is outlasts the sizes of before and the news, and no number is cut",
    arguments: [
      (31, "⊕57 mS 310×94→310×100→320×94"), (27, "⊕57 mS →320×94"),
      (13, "⊕57 →320×94"), (9, "⊕57 mS"), (5, "⊕57 S"), (4, "⊕57"), (2, "57"), (1, "⊕"), (0, ""),
    ])
  func identity(_ columns: Int, _ text: String) {
    let first = CGSize(width: 310, height: 94)
    var element = ElementFrame.cell(57, y: 0, width: 320, height: 94)
    element.formerSizes = [first, first, CGSize(width: 310, height: 100)]
    element.earlierMarks = .measured
    element.marks = .moved
    element.isAppearing = true
    let label = ElementLabel(element, scrollsHorizontally: false, glyphs: .unicode)
    let line = label.line(columns: columns, isFresh: true, styles: (.plain, .plain))
    #expect(line.spans.map(\.text).joined() == text)
    #expect(line.columns <= columns)
  }

  @Test(
    "Of a number that has no room the last digits stand behind an ellipsis, where they tell something",
    arguments: [
      (14, "[0,999999980]"), (9, "999999980"), (8, "…9999980"), (5, "…9980"), (4, "…980"), (3, ""),
      (0, ""),
    ])
  func lastDigits(_ columns: Int, _ text: String) {
    let element = ElementFrame.cell(999_999_980, y: 0, width: 70, height: 60, state: .fixed)
    let label = ElementLabel(element, scrollsHorizontally: false, glyphs: .unicode)
    let line = label.line(columns: columns, isFresh: false, styles: (.plain, .plain))
    #expect(line.spans.map(\.text).joined() == text)
  }

  @Test(
    "An index path is told in full, whatever is in it",
    arguments: [
      ([], "[]"), ([7], "[7]"), ([0, 1_000_000], "[0,1000000]"), ([1, -2, 30], "[1,-2,30]"),
      ([.min, .max], "[-9223372036854775808,9223372036854775807]"),
    ] as [([Int], String)])
  func indexPath(_ path: [Int], _ text: String) {
    #expect(path.indexPathText == text)
  }

  @Test(
    "Other elements are named by kind and section",
    arguments: [
      ("UICollectionElementKindSectionHeader", [1, 0], "header [1]"),
      ("UICollectionElementKindSectionFooter", [0, 0], "footer [0]"),
      ("Badge\u{1B}", [0, 3], "Badge␛ [0,3]"), ("Global", [0], "Global"), ("Global", [], "Global"),
    ])
  func kinds(_ kind: String, _ indexPath: [Int], _ name: String) {
    var element = element(CGSize(width: 100, height: 40), from: nil)
    element.category = .supplementaryView
    element.kind = kind
    element.indexPath = indexPath
    #expect(
      ElementLabel(element, scrollsHorizontally: false, glyphs: .unicode).identity == name)
  }
}
